import { localText } from '../i18n/localText.ts';
import type { ResolvedText } from '../i18n/translator.ts';
import type { PageModel } from './pageModel.ts';
import { type Route, siteMap } from './routes.ts';

/** A link in the breadcrumbs. */
export type Breadcrumb = Readonly<{ label: ResolvedText; path: string }>;

/** The breadcrumbs from the home page to this page, both included. Empty on pages that are in no menu. */
export function breadcrumbs(page: PageModel): readonly Breadcrumb[] {
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
  if (route.service) return translator.find('services', `cards.${route.service.id}.title`);
  return translator.find('common', `nav.${route.id}`);
}
