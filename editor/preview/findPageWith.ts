import { namespacesOf, type Route } from '../../renderer/site/routes.ts';
import type { Shown } from './findPage.ts';
import { routesOf } from './previewPages.ts';
import { showPage } from './showPage.ts';
import type { Focus, PageView } from './view.ts';

/**
 * The first page that shows something, those that are likely to show it first.
 * @returns its path without the language; undefined if none does
 */
export async function findPageWith(shown: Shown, view: PageView, focus: Focus): Promise<string | undefined> {
  const isLikely = (route: Route) =>
    focus.kind === 'text' && namespacesOf(route).some((name) => name === focus.namespace);
  const routes = routesOf(shown.preview.site);
  for (const { path } of [...routes.filter(isLikely), ...routes.filter((route) => !isLikely(route))]) {
    const page = await showPage(shown, { ...view, path }, focus, false);
    if (page.place === 'page') return path;
  }
  return undefined;
}
