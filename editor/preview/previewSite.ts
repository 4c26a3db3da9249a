/** A variant of the draft's site on a day: its pages as the build makes them, and what they show where. */
import { buildSite, listVariants } from '../../branches/model/buildSite.ts';
import { COMBINED } from '../../branches/model/files/crossChecks.ts';
import type { Path } from '../../diagnostics/place.ts';
import { LANGUAGES, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { renderRoute } from '../../pages/renderRoute.ts';
import { escapeHtml } from '../../renderer/document/html.ts';
import type { RenderTools } from '../../renderer/document/renderPage.tsx';
import { localText } from '../../renderer/i18n/translator.ts';
import type { LoadedSite } from '../../renderer/site/loadSite.ts';
import { routeLabel } from '../../renderer/site/pageLinks.ts';
import { findPageName } from '../../renderer/site/pageMeta.ts';
import { createPageModels, type PageModel } from '../../renderer/site/pageModel.ts';
import { NOT_FOUND, pathOf, type Route, siteMap, unlistedPages } from '../../renderer/site/routes.ts';
import { differences, OUTLINED } from './where/differences.ts';
import { type HtmlElement, readElements, startOf, withAttributes } from './where/htmlTree.ts';
import { type ElementTexts, markTexts, nameOf, textElements } from './where/marks.ts';
import { withProbe } from './where/probe.ts';

/** A page of a site of the draft: by its path without a language, on a day; without one, today. */
export type PageView = Readonly<{ variant: string; day?: string | undefined; language: string; path: string }>;

/** What is being changed: a fact of a branch file, or a text. */
export type Focus =
  | Readonly<{ kind: 'fact'; file: string; path: Path }>
  | Readonly<{ kind: 'text'; namespace: string; key: string }>;

/**
 * The document, in which the elements to outline have `data-editor-focus`, and elements with texts may name them in
 * `data-editor-texts`; and where it shows what is being changed: on itself, only in its head (search engines, tabs and messengers
 * show that), or nowhere.
 */
export type ShownPage = Readonly<{ html: string; place: 'page' | 'head' | 'nowhere' | undefined }>;

/** Renders documents as the build does, without a policy: that is for patients' browsers. @throws Error if a page cannot be */
export const createRender =
  (tools: RenderTools) =>
  (page: PageModel): string =>
    renderRoute(page, { withCsp: false, ...tools }).html;

/** @param wanted the variant; without such a branch, it is the combined site @param day in ISO form */
export function createPreviewSite(loaded: LoadedSite, wanted: string, day: string, tools: RenderTools) {
  const variant = listVariants(loaded.files).includes(wanted) ? wanted : COMBINED;
  const render = createRender(tools);
  const siteWith = (changed: Partial<LoadedSite>) => {
    const all = { ...loaded, ...changed };
    const site = buildSite(variant, all.files, day);
    return { routes: [...siteMap(site), ...unlistedPages(site)], models: createPageModels({ ...all, site }) };
  };
  const { routes, models } = siteWith({});
  const routeOf = ({ path }: PageView) => routes.find((route) => route.path === path);
  const model = (view: PageView) => models(routeOf(view), languageOf(view));

  /** The root of the page's document with other words or facts; undefined if it cannot be rendered. */
  const renderWith = (view: PageView, changed: Partial<LoadedSite>): HtmlElement | undefined => {
    try {
      const other = siteWith(changed);
      // The change may be of its address.
      const route = other.routes.find(({ id }) => id === routeOf(view)?.id);
      return readElements(render(other.models(route, languageOf(view))))[0];
    } catch {
      return undefined;
    }
  };
  let marks: ReturnType<typeof markTexts> | undefined;
  const textsOf = (view: PageView, root: HtmlElement) => {
    marks ??= markTexts(loaded);
    const { textsIn, ...changed } = marks;
    const marked = renderWith(view, changed);
    return marked ? textElements(root, marked, textsIn) : [];
  };
  const elementsOf = (view: PageView, root: HtmlElement, focus: Focus, texts: readonly ElementTexts[]) => {
    if (focus.kind === 'fact') {
      const other = renderWith(view, { files: withProbe(loaded.files, focus, loaded.media) });
      return other ? differences(root, other) : [];
    }
    const having = (kind: 'shown' | 'hidden') =>
      texts.filter((each) => each[kind].some((text) => nameOf(text) === nameOf(focus))).map(({ element }) => element);
    const shown = having('shown');
    return shown.length > 0 ? shown : having('hidden');
  };
  return {
    model,
    /** @param withTexts whether elements name their texts @throws Error if the page cannot be rendered */
    show(view: PageView, focus?: Focus, withTexts = false): ShownPage {
      const html = render(model(view));
      const elements = readElements(html);
      const [root] = elements;
      const body = elements.find(({ name }) => name === 'body');
      const texts = root && (withTexts || focus?.kind === 'text') ? textsOf(view, root) : [];
      const focused = root && focus ? elementsOf(view, root, focus, texts) : [];
      const onPage = focused.filter((element) => body && startOf(element) >= startOf(body));
      const attributes = new Map<HtmlElement, string>();
      for (const { element, shown } of withTexts ? texts : [])
        if (shown.length > 0) attributes.set(element, ` data-editor-texts="${namesOf(shown)}"`);
      for (const element of onPage) attributes.set(element, `${attributes.get(element) ?? ''}${OUTLINED}`);
      return {
        html: withAttributes(html, attributes),
        place: focus && (onPage.length > 0 ? 'page' : focused.length > 0 ? 'head' : 'nowhere'),
      };
    },
    /** The texts that people see on a page, by name, in the order in which they are read. */
    namesOn(view: PageView): readonly string[] {
      const elements = readElements(render(model(view)));
      const body = elements.find(({ name }) => name === 'body');
      const texts = elements[0] ? textsOf(view, elements[0]) : [];
      const inBody = texts.filter(({ element }) => body && startOf(element) >= startOf(body));
      return inBody.flatMap(({ shown }) => shown.map(nameOf));
    },
    /** All variants, and all pages with their paths without a language; with their names in one. That of several branches has none. */
    choices: (view: PageView) => ({
      variants: listVariants(loaded.files).map((id) => {
        const branch = loaded.files.branches.find((each) => each.id === id);
        return { id, name: branch && localText(branch.file.name, languageOf(view)).text };
      }),
      pages: [...routes, undefined].map((route) => ({
        path: route?.path ?? NOT_FOUND,
        title: titleOf(route, models(route, languageOf(view))),
        group: groupOf(route),
      })),
    }),
  };
}

const namesOf = (texts: ElementTexts['shown']) => escapeHtml([...new Set(texts.map(nameOf))].join(' '));

const languageOf = ({ language }: Pick<PageView, 'language'>) =>
  LANGUAGES.find(({ code }) => code === language) ?? SOURCE_LANGUAGE;

/** The name of a page in menus; its title, if it is in none. */
const titleOf = (route: Route | undefined, page: PageModel) =>
  (route && !route.unlisted ? routeLabel(route, page) : findPageName(page)).text;

function groupOf(route: Route | undefined) {
  if (!route || route.unlisted) return 'other';
  if (route.branch) return 'branches';
  return route.path.startsWith(`${pathOf('services')}/`) ? 'services' : 'main';
}
