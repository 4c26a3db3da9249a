/** A variant of the draft's site on a day: its pages as the build makes them, and where they show what. */
import { DomUtils } from 'htmlparser2';
import { buildSite, listVariants } from '../../branches/model/buildSite.ts';
import { COMBINED } from '../../branches/model/files/branchName.ts';
import { valueAt } from '../../branches/yaml/values.ts';
import type { Path } from '../../diagnostics/place.ts';
import { LANGUAGES, SOURCE_LANGUAGE, TRANSLATIONS } from '../../locales/languages.ts';
import { renderRoute } from '../../pages/renderRoute.ts';
import type { RenderTools } from '../../renderer/document/renderPage.tsx';
import type { LoadedSite } from '../../site/content/loadSite.ts';
import { localText } from '../../site/language/translator.ts';
import { routeLabel } from '../../site/pages/pageLinks.ts';
import { findPageName } from '../../site/pages/pageMeta.ts';
import { createPageModels, type PageModel } from '../../site/pages/pageModel.ts';
import { NOT_FOUND, pathOf, type Route, siteMap, unlistedPages } from '../../site/pages/routes.ts';
import { createPublication, waitingFiles } from '../../site/translation/publication.ts';
import { factPath } from '../../site/translation/sheet/writeFactText.ts';
import { textKey } from '../texts/textPlace.ts';
import { type Difference, differences } from './where/differences.ts';
import { type HtmlElement, ownText, readElements, withAncestors, withOutlines } from './where/htmlTree.ts';
import { markTexts } from './where/marks.ts';
import { type Facts, factAt, factsIn, findFact, withoutEntry, withProbe, withProbes } from './where/probe.ts';

/** A page of the draft's site: its path without a language; the day is today by default. */
export type PageView = Readonly<{ variant: string; day?: string | undefined; language: string; path: string }>;

/** What is being changed: a fact of a branch file, or a text. */
export type Focus =
  | Readonly<{ kind: 'fact'; file: string; path: Path }>
  | Readonly<{ kind: 'text'; namespace: string; key: string }>;

/**
 * The document, in which elements to outline have `data-editor-focus`, and where it shows what is being changed: on the page, only
 * in its head (search engines, tabs and messengers show that), or nowhere, perhaps because an offer begins later.
 */
export type ShownPage = Readonly<{
  html: string;
  place: 'page' | 'head' | 'nowhere' | undefined;
  begins?: string | undefined;
}>;

/** Returns a function that renders documents as the build does, but without a policy. @throws Error if rendering fails */
export const createRender =
  (tools: RenderTools) =>
  (page: PageModel): string =>
    renderRoute(page, { withCsp: false, ...tools }).html;

/** Returns a variant of the site. @param wanted the variant; by default the combined site @param day ISO day */
export function createPreviewSite(loaded: LoadedSite, wanted: string, day: string, tools: RenderTools) {
  const variant = listVariants(loaded.files).includes(wanted) ? wanted : COMBINED;
  const render = createRender(tools);
  const siteWith = (changed: Partial<LoadedSite>) => {
    // The panel says what patients see of a page; the page does not.
    const publication = createPublication(LANGUAGES, loaded.waiting, TRANSLATIONS, false);
    const all = { ...loaded, publication, ...changed };
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
      // Its address may have changed.
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
      // If the fact itself is not visible, its entry is outlined.
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
      // Prefer the visible number to buttons that call it.
      const asText = onPage.filter(({ isText }) => isText);
      const outlined = asText.length > 0 ? asText : onPage;
      if (outlined.length > 0) return { html: withOutlines(html, outlined), place: 'page' };
      const offer = focus.kind === 'fact' ? { ...focus, path: focus.path.slice(0, 2) } : undefined;
      const begins = String(valueAt(offer && factAt(files, offer), ['firstDay']) ?? '');
      return { html, place: focused.length > 0 ? 'head' : 'nowhere', begins: begins > day ? begins : undefined };
    },
    /** The field of a tapped element; undefined if it has none, null for empty space. @param at index among the elements of the body @param forTexts whether texts come before facts */
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
          // The mark of a text precedes its paragraphs.
          shown((each) => tapped.includes(each) && ownText(each).trim() === '') ??
          shown((each) => each === element) ??
          shown((each) => withAncestors(each).includes(link ?? element)) ??
          texts.find((each) => each.element === element)?.hidden[0];
        if (!text) return undefined;
        const file = forTexts ? undefined : factAt(files, { file: text.namespace, path: [] });
        if (!file) return { kind: 'text', ...text };
        return { kind: 'fact', file: text.namespace, path: [...factPath(file, text.key), view.language] };
      };
      // More than sixty letters are a sentence, even with a figure in it.
      const ofText = forTexts || DomUtils.textContent(element).trim().length > 60 ? textOf() : undefined;
      return ofText ?? factOf(link) ?? (link === element ? undefined : factOf(element)) ?? textOf();
    },
    /** The keys of the visible texts on a page, in reading order. */
    namesOn(view: PageView): readonly string[] {
      const { root, inBody } = readElements(render(model(view)));
      const texts = root ? textsOf(view, root).filter(({ element }) => inBody.includes(element)) : [];
      return texts.flatMap(({ shown }) => shown.map(textKey));
    },
    html: (view: PageView): string => render(model(view)),
    /** Whether patients see a page of a translation, or texts of it, in English. */
    seen(view: PageView): 'closed' | 'english' | undefined {
      const [route, language] = [routeOf(view), languageOf(view)];
      const files = loaded.waiting.get(language.code);
      if (!route || !files) return undefined;
      if (language.status !== 'published' || waitingFiles(route, files).length > 0) return 'closed';
      return waitingFiles(route, files, true).length > 0 ? 'english' : undefined;
    },
    /** All variants and all pages, with their names in a language. The combined site has no name. */
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

/** The name of a page in menus, otherwise its title. */
const titleOf = (route: Route | undefined, page: PageModel) =>
  (route && !route.unlisted ? routeLabel(route, page) : findPageName(page)).text;

function groupOf(route: Route | undefined) {
  if (!route || route.unlisted) return 'other';
  if (route.branch) return 'branches';
  return route.path.startsWith(`${pathOf('services')}/`) ? 'services' : 'main';
}
