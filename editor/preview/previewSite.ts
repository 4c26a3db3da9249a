/** A variant of the draft's site on a day: its pages as the build makes them, and what they show where. */
import { DomUtils } from 'htmlparser2';
import { buildSite, listVariants } from '../../branches/model/buildSite.ts';
import { COMBINED } from '../../branches/model/files/crossChecks.ts';
import { valueAt } from '../../branches/yaml/values.ts';
import type { Path } from '../../diagnostics/place.ts';
import { LANGUAGES, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { renderRoute } from '../../pages/renderRoute.ts';
import type { RenderTools } from '../../renderer/document/renderPage.tsx';
import type { LoadedSite } from '../../site/content/loadSite.ts';
import { localText } from '../../site/language/translator.ts';
import { routeLabel } from '../../site/pages/pageLinks.ts';
import { findPageName } from '../../site/pages/pageMeta.ts';
import { createPageModels, type PageModel } from '../../site/pages/pageModel.ts';
import { NOT_FOUND, pathOf, type Route, siteMap, unlistedPages } from '../../site/pages/routes.ts';
import { factPath } from '../../site/translation/sheet/writeFactText.ts';
import { textKey } from '../texts/textPlace.ts';
import { type Difference, differences } from './where/differences.ts';
import { type HtmlElement, ownText, readElements, withAncestors, withOutlines } from './where/htmlTree.ts';
import { markTexts } from './where/marks.ts';
import { type Facts, factAt, factsIn, findFact, withoutEntry, withProbe, withProbes } from './where/probe.ts';

/** A page of a site of the draft: by its path without a language, on a day; without one, today. */
export type PageView = Readonly<{ variant: string; day?: string | undefined; language: string; path: string }>;

/** What is being changed: a fact of a branch file, or a text. */
export type Focus =
  | Readonly<{ kind: 'fact'; file: string; path: Path }>
  | Readonly<{ kind: 'text'; namespace: string; key: string }>;

/**
 * The document, in which the elements to outline have `data-editor-focus`, and where it shows what is being changed: on itself, only
 * in its head (search engines, tabs and messengers show that), or nowhere, perhaps because an offer begins later.
 */
export type ShownPage = Readonly<{
  html: string;
  place: 'page' | 'head' | 'nowhere' | undefined;
  begins?: string | undefined;
}>;

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
      return readElements(render(other.models(route, languageOf(view)))).root;
    } catch {
      return undefined;
    }
  };
  const textsOf = (view: PageView, root: HtmlElement) => {
    const { textElements, ...changed } = markTexts(loaded);
    const marked = renderWith(view, changed);
    return marked ? textElements(root, marked) : [];
  };
  const { files, media } = loaded;
  const differencesWith = (view: PageView, root: HtmlElement, others: typeof files) => {
    const other = renderWith(view, { files: others });
    return other && differences(root, other);
  };
  const elementsOf = (view: PageView, root: HtmlElement, focus: Focus): readonly Difference[] => {
    if (focus.kind === 'fact') {
      const found = differencesWith(view, root, withProbe(files, focus, media)) ?? [];
      // What does not show by itself is shown by what it belongs to.
      const without = found.length > 0 ? undefined : withoutEntry(files, focus);
      return (without && differencesWith(view, root, without)) ?? found;
    }
    const texts = textsOf(view, root);
    const having = (kind: 'shown' | 'hidden') =>
      texts.filter((each) => each[kind].some((text) => textKey(text) === textKey(focus)));
    const shown = having('shown');
    return (shown.length > 0 ? shown : having('hidden')).map(({ element }) => ({ element, isText: true }));
  };
  return {
    model,
    /** @throws Error if the page cannot be rendered */
    show(view: PageView, focus?: Focus): ShownPage {
      const html = render(model(view));
      if (!focus) return { html, place: undefined };
      const { root, inBody } = readElements(html);
      const focused = root ? elementsOf(view, root, focus) : [];
      const onPage = focused.filter(({ element }) => inBody.includes(element));
      // The number itself, rather than every button that calls it.
      const asText = onPage.filter(({ isText }) => isText);
      const outlined = asText.length > 0 ? asText : onPage;
      if (outlined.length > 0) return { html: withOutlines(html, outlined), place: 'page' };
      const offer = focus.kind === 'fact' ? { ...focus, path: focus.path.slice(0, 2) } : undefined;
      const begins = String(valueAt(offer && factAt(files, offer), ['firstDay']) ?? '');
      return { html, place: focused.length > 0 ? 'head' : 'nowhere', begins: begins > day ? begins : undefined };
    },
    /** The field of what a person taps, the element at a place in the body; undefined if it has none, null for empty space. @param forTexts whether texts come before facts */
    pick(view: PageView, at: number, forTexts: boolean): Focus | null | undefined {
      const { root, inBody } = readElements(render(model(view)));
      const tapped = inBody[at] ? withAncestors(inBody[at]) : [];
      const element = tapped.find((each) => /^(?:a|button|img)$/.test(each.name) || ownText(each).trim() !== '');
      if (!root || !element) return null;
      const link = tapped.find(({ name }) => name === 'a');
      const factOf = (target: HtmlElement | undefined): Focus | undefined => {
        const by = (facts: Facts) => differencesWith(view, root, withProbes(files, facts, media));
        const fact = target && findFact(factsIn(files), target, target === element, by);
        return fact && { kind: 'fact', file: fact.file, path: fact.path };
      };
      const textOf = (): Focus | undefined => {
        const texts = textsOf(view, root);
        const shown = (isMatch: (each: HtmlElement) => boolean) =>
          texts.findLast((each) => each.shown.length > 0 && isMatch(each.element))?.shown[0];
        const text =
          // The paragraphs of a text have its mark before them.
          shown((each) => tapped.includes(each) && ownText(each).trim() === '') ??
          shown((each) => each === element) ??
          shown((each) => withAncestors(each).includes(link ?? element)) ??
          texts.find((each) => each.element === element)?.hidden[0];
        if (!text) return undefined;
        const file = forTexts ? undefined : factAt(files, { file: text.namespace, path: [] });
        if (!file) return { kind: 'text', ...text };
        return { kind: 'fact', file: text.namespace, path: [...factPath(file, text.key), view.language] };
      };
      // Sixty letters are a sentence, even with a figure in it.
      const ofText = forTexts || DomUtils.textContent(element).trim().length > 60 ? textOf() : undefined;
      return ofText ?? factOf(link) ?? (link === element ? undefined : factOf(element)) ?? textOf();
    },
    /** The texts that people see on a page, by name, in the order in which they are read. */
    namesOn(view: PageView): readonly string[] {
      const { root, inBody } = readElements(render(model(view)));
      const texts = root ? textsOf(view, root).filter(({ element }) => inBody.includes(element)) : [];
      return texts.flatMap(({ shown }) => shown.map(textKey));
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
