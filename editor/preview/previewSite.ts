/** A variant of the draft's site on a day, and its pages as the build makes them. */
import { buildSite, listVariants } from '../../branches/model/buildSite.ts';
import { COMBINED } from '../../branches/model/files/crossChecks.ts';
import type { SiteModel } from '../../branches/model/siteModel.ts';
import { LANGUAGES, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { renderRoute } from '../../pages/renderRoute.ts';
import type { RenderTools } from '../../renderer/document/renderPage.tsx';
import type { LoadedSite } from '../../renderer/site/loadSite.ts';
import { routeLabel } from '../../renderer/site/pageLinks.ts';
import { findPageName } from '../../renderer/site/pageMeta.ts';
import { createPageModels, type PageModel } from '../../renderer/site/pageModel.ts';
import { NOT_FOUND, namespacesOf, pathOf, type Route, siteMap, unlistedPages } from '../../renderer/site/routes.ts';
import { type HtmlElement, readElements } from './where/htmlTree.ts';
import { type ElementTexts, markTexts, textElements } from './where/marks.ts';

/** A site of the draft in a language, on a day; without it, today. */
export type SiteView = Readonly<{ variant: string; day?: string | undefined; language: string }>;

/** A page of it, by its path without a language. */
export type PageView = SiteView & Readonly<{ path: string }>;

export type PageGroup = 'main' | 'services' | 'branches' | 'other';

/** A page to choose; its path has no language. */
export type PageToChoose = Readonly<{ path: string; title: string; group: PageGroup }>;

/** The texts of the elements of a page. */
export type PageTexts = ReadonlyMap<HtmlElement, ElementTexts>;

export type PreviewSite = ReturnType<typeof createPreviewSite>;

/** Renders documents as the build does, without a policy: that is for patients' browsers. @throws Error if a page cannot be */
export const createRender =
  (tools: RenderTools) =>
  (page: PageModel): string =>
    renderRoute(page, { withCsp: false, ...tools }).html;

/** @param wanted the variant; without such a branch, it is the combined site @param day in ISO form */
export function createPreviewSite(loaded: LoadedSite, wanted: string, day: string, tools: RenderTools) {
  const variant = listVariants(loaded.files).includes(wanted) ? wanted : COMBINED;
  const render = createRender(tools);
  const site = buildSite(variant, loaded.files, day);
  const models = createPageModels({ ...loaded, site });
  const routes = routesOf(site);
  const routeOf = ({ path }: PageView) => routes.find((route) => route.path === path);
  const model = (view: PageView) => models(routeOf(view), languageOf(view));
  /** The page that was shown last: it is kept while the draft stays as it is. */
  let last: { name: string; html: string; elements: readonly HtmlElement[]; texts?: PageTexts } | undefined;

  const renderWith = (view: PageView, changed: Partial<LoadedSite>): HtmlElement | undefined => {
    const changedSite = { ...loaded, ...changed };
    try {
      const site = buildSite(variant, changedSite.files, day);
      // The change may be of its address.
      const route = routesOf(site).find(({ id }) => id === routeOf(view)?.id);
      return readElements(render(createPageModels({ ...changedSite, site })(route, languageOf(view))))[0];
    } catch {
      return undefined;
    }
  };
  const page = (view: PageView) => {
    const name = `${view.language} ${view.path}`;
    if (last?.name === name) return last;
    const html = render(model(view));
    last = { name, html, elements: readElements(html) };
    return last;
  };
  return {
    loaded,
    model,
    /** The document of a page, and its elements. @throws Error if it cannot be rendered */
    page: (view: PageView): Readonly<{ html: string; elements: readonly HtmlElement[] }> => page(view),
    /** The texts of a page's elements. @throws Error if it cannot be rendered */
    texts(view: PageView): PageTexts {
      const shown = page(view);
      if (shown.texts) return shown.texts;
      const { textsIn, ...changed } = markTexts(loaded);
      const [root, marked] = [shown.elements[0], renderWith(view, changed)];
      shown.texts = root && marked ? textElements(root, marked, textsIn) : new Map();
      return shown.texts;
    },
    /** The root of the page's document with other words or facts; undefined if it cannot be rendered. */
    renderWith,
    /** All pages, by their names in a language. */
    list: ({ language }: SiteView): readonly PageToChoose[] =>
      [...routes, undefined].map((route) => ({
        path: route?.path ?? NOT_FOUND,
        title: nameOf(route, models(route, languageOf({ language }))),
        group: groupOf(route),
      })),
    /** The paths of all pages, those that use a file of words first. */
    pathsWith(namespace: string): readonly string[] {
      const pages = [
        ...routes.map((route) => ({ path: route.path, uses: namespacesOf(route) as readonly string[] })),
        { path: NOT_FOUND, uses: ['common', 'not-found'] },
      ];
      const usesIt = ({ uses }: (typeof pages)[number]) => Number(uses.includes(namespace));
      return pages.toSorted((one, other) => usesIt(other) - usesIt(one)).map(({ path }) => path);
    },
  };
}

/** All pages of a site that have a route. */
const routesOf = (site: SiteModel): readonly Route[] => [...siteMap(site), ...unlistedPages(site)];

export const languageOf = ({ language }: Pick<SiteView, 'language'>) =>
  LANGUAGES.find(({ code }) => code === language) ?? SOURCE_LANGUAGE;

/** The name of a page in menus; its title, if it is in none. */
const nameOf = (route: Route | undefined, page: PageModel) =>
  (route && !route.unlisted ? routeLabel(route, page) : findPageName(page)).text;

function groupOf(route: Route | undefined): PageGroup {
  if (!route || route.unlisted) return 'other';
  if (route.branch) return 'branches';
  return route.path.startsWith(`${pathOf('services')}/`) ? 'services' : 'main';
}
