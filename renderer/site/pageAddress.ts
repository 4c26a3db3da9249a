import { type Language, pathInLanguage, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import type { PageModel } from './pageModel.ts';
import { siteMap } from './routes.ts';

/** A link target on this site. */
export type PageAddress = Readonly<{
  href: string;
  /** The language of the target page, if it is not the language of the linking page. */
  elsewhere?: Language;
}>;

/**
 * Resolves a path of this site for a link on a page: to the same language if the target exists in it, otherwise to English.
 * @param path as in the site map, optionally with a fragment (`/about#team`); file paths (`/chennai.vcf`) are returned unchanged
 */
export function pageAddress(path: string, { site, language, publication }: PageModel): PageAddress {
  const [pathname = path] = path.split('#');
  const route = siteMap(site).find((candidate) => candidate.path === pathname);
  if (!route) return { href: path };
  if (publication.languagesOf(route).includes(language)) return { href: pathInLanguage(path, language) };
  return { href: pathInLanguage(path, SOURCE_LANGUAGE), elsewhere: SOURCE_LANGUAGE };
}
