import { type Language, pathInLanguage, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import type { PageModel } from './pageModel.ts';
import { siteMap } from './routes.ts';

export type PageAddress = Readonly<{
  href: string;
  /** The language of the page it leads to, where that is not the language of this page. */
  elsewhere?: Language;
}>;

/**
 * Where a path of this site leads from a page: to the same language where that page exists in it, otherwise to English.
 * @param path as in the site map, maybe with a place on the page (`/about#team`); files (`/chennai.vcf`) have no language
 */
export function pageAddress(path: string, { site, language, publication }: PageModel): PageAddress {
  const [pathname = path] = path.split('#');
  const route = siteMap(site).find((candidate) => candidate.path === pathname);
  if (!route) return { href: path };
  if (publication.languagesOf(route).includes(language)) return { href: pathInLanguage(path, language) };
  return { href: pathInLanguage(path, SOURCE_LANGUAGE), elsewhere: SOURCE_LANGUAGE };
}
