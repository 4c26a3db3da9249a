/** The pages of a site, for the list to choose from and for whoever looks for something on them. */
import type { SiteModel } from '../../branches/model/siteModel.ts';
import type { Language } from '../../locales/languages.ts';
import { routeLabel } from '../../renderer/site/pageLinks.ts';
import { findPageName } from '../../renderer/site/pageMeta.ts';
import type { CreatePageModel, PageModel } from '../../renderer/site/pageModel.ts';
import { NOT_FOUND, namespacesOf, pathOf, type Route, siteMap, unlistedPages } from '../../renderer/site/routes.ts';

export type PageGroup = 'main' | 'services' | 'branches' | 'other';

/** A page to choose; its path has no language. */
export type PageToChoose = Readonly<{ path: string; title: string; group: PageGroup }>;

/** All pages of a site, by their names in a language. */
export function listPages(site: SiteModel, model: CreatePageModel, language: Language): readonly PageToChoose[] {
  return [...routesOf(site), undefined].map((route) => ({
    path: route?.path ?? NOT_FOUND,
    title: nameOf(route, model(route, language)),
    group: groupOf(route),
  }));
}

/** The name of a page in menus; its title, if it is in none. */
const nameOf = (route: Route | undefined, page: PageModel) =>
  (route && !route.unlisted ? routeLabel(route, page) : findPageName(page)).text;

/** The page at a path without a language; undefined is the not-found page. */
export const routeAt = (site: SiteModel, path: string): Route | undefined =>
  routesOf(site).find((route) => route.path === path);

/** All pages of a site that have a route. */
export const routesOf = (site: SiteModel) => [...siteMap(site), ...unlistedPages(site)];

/** Every page of a site by its path without a language, with the files of words that it uses. */
export const pagesWithNamespaces = (
  site: SiteModel,
): readonly Readonly<{ path: string; uses: readonly string[] }>[] => [
  ...routesOf(site).map((route) => ({ path: route.path, uses: namespacesOf(route) })),
  { path: NOT_FOUND, uses: ['common', 'not-found'] },
];

function groupOf(route: Route | undefined): PageGroup {
  if (!route || route.unlisted) return 'other';
  if (route.branch) return 'branches';
  return route.path.startsWith(`${pathOf('services')}/`) ? 'services' : 'main';
}
