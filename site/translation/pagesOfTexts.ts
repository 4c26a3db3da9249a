/** Which pages show which texts: every page is rendered, and the texts that it looks up are noted. */
import { buildSite, listVariants } from '../../branches/model/buildSite.ts';
import type { SiteModel } from '../../branches/model/siteModel.ts';
import { type Language, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { isBranchFile } from '../../locales/model/namespace.ts';
import { withoutPluralSuffix } from '../../locales/model/neededTexts.ts';
import type { TextStatus } from '../../locales/model/status.ts';
import type { LoadedSite } from '../content/loadSite.ts';
import { escapeHtml } from '../language/escapeHtml.ts';
import { keepTogether } from '../language/keepTogether.ts';
import { createPageModels, type PageModel, type PageSources } from '../pages/pageModel.ts';
import { type Route, siteMap, unlistedPages } from '../pages/routes.ts';

type UsedText = Readonly<{ namespace: string; key: string; text: string; language: string }>;

/** A rendered page, with every text it looked up. */
export type RenderedPage = Readonly<{ path: string; html: string; used: readonly UsedText[] }>;

export type RenderPage = (page: PageModel) => Readonly<{ html: string }>;

type Text = Pick<TextStatus, 'namespace' | 'key' | 'english'>;

/** The pages of a site; the not-found page has no route. */
const routesOf = (site: SiteModel): readonly (Route | undefined)[] => [
  ...siteMap(site),
  ...unlistedPages(site),
  undefined,
];

/** Renders every page of a site in a language, one after the other. */
export function* renderTexts(render: RenderPage, sources: PageSources, language: Language): Generator<RenderedPage> {
  const createPageModel = createPageModels(sources);
  for (const route of routesOf(sources.site)) {
    const used: UsedText[] = [];
    const note = (namespace: string, key: string, text: string, code: string) =>
      used.push({ namespace, key, text, language: code });
    const page = createPageModel(route, language);
    const { i18n } = page.translator;
    i18n.on('found', note);
    const { html } = render(page);
    i18n.off('found', note);
    yield { path: route?.path ?? '/404', html, used };
  }
}

/** Says which pages show a text, and whether all do. */
export type PagesOfTexts = (text: Text) => Readonly<{ pages: readonly string[]; isEverywhere: boolean }>;

/**
 * Renders the English pages of the combined site and of every branch's own site.
 * @param onPage is told of each page, and how many there are; others do something meanwhile
 */
export async function findPagesOfTexts(
  render: RenderPage,
  loaded: LoadedSite,
  onPage: (count: number) => unknown,
): Promise<PagesOfTexts> {
  const sites = listVariants(loaded.files).map((variant) => buildSite(variant, loaded.files, loaded.today));
  const count = sites.reduce((sum, site) => sum + routesOf(site).length, 0);
  const pages: RenderedPage[] = [];
  for (const site of sites)
    for (const page of renderTexts(render, { ...loaded, site }, SOURCE_LANGUAGE)) {
      pages.push(page);
      await onPage(count);
    }
  const all = new Set(pages.map(({ path }) => path)).size;
  return (text) => {
    const shown = pagesShowing(text, pages);
    return { pages: shown, isEverywhere: shown.length === all };
  };
}

/** Whether an English page shows a text. */
function isShown({ namespace, key, english }: Text, { html, used }: RenderedPage): boolean {
  if (isBranchFile(namespace)) return containsText(html, english);
  const base = withoutPluralSuffix(key);
  return used.some((text) => text.namespace === namespace && (text.key === key || text.key === base));
}

/** The paths of the English pages that show a text, in the order of the site map. */
export const pagesShowing = (text: Text, pages: readonly RenderedPage[]): readonly string[] => [
  ...new Set(pages.filter((page) => isShown(text, page)).map(({ path }) => path)),
];

/** Whether a page has a text, as it is in attributes or with the no-break characters of its body. */
export const containsText = (html: string, text: string, before = '') =>
  [text, keepTogether(text)].some((written) => html.includes(before + asReactWrites(written)));

const asReactWrites = (text: string) => escapeHtml(text).replaceAll('&#39;', '&#x27;');
