import { type Language, pathInLanguage, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import type { ResolvedText } from '../language/languageMarks.ts';
import { localText } from '../language/translator.ts';
import type { PageModel } from './pageModel.ts';
import { CLINICS, type Route, siteMap } from './routes.ts';

/** A link target on this site; `elsewhere`: its language, if that is not the language of the linking page. */
export type PageAddress = Readonly<{ href: string; elsewhere?: Language }>;

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

/** The breadcrumbs from the home page to this page, both included. Empty on pages that are in no menu. */
export function breadcrumbs(page: PageModel): readonly Readonly<{ label: ResolvedText; path: string }>[] {
  const routes = siteMap(page.site);
  const trail: Route[] = [];
  let current = page.route?.unlisted ? undefined : page.route;
  while (current) {
    trail.unshift(current);
    const parent: string | undefined = current.parent ?? (current.id === 'home' ? undefined : 'home');
    current = routes.find((route) => route.id === parent);
  }
  return trail.map((route) => ({ label: routeLabel(route, page), path: route.path }));
}

/** The name of a page in menus and breadcrumbs. */
export function routeLabel(
  route: Route,
  { translator, language }: Pick<PageModel, 'translator' | 'language'>,
): ResolvedText {
  if (route.branch) return localText(route.branch.name, language);
  if (route.path === CLINICS) return translator.find('common', 'allBranches');
  if (route.service) return translator.find('services', `cards.${route.service.id}.title`);
  return translator.find('common', `nav.${route.id}`);
}
