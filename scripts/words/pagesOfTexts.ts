import { setImmediate as others } from 'node:timers/promises';
import { runnerImport } from 'vite';
import { buildSite, listVariants } from '../../branches/model/buildSite.ts';
import { todayInKolkata } from '../../branches/model/day.ts';
import type { SiteModel } from '../../branches/model/siteModel.ts';
import { type Language, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { isBranchFile } from '../../locales/model/namespace.ts';
import { withoutPluralSuffix } from '../../locales/model/neededTexts.ts';
import type { Note } from '../../locales/model/notes.ts';
import type { TextStatus } from '../../locales/model/status.ts';
import type { renderRoute as RenderRoute } from '../../pages/renderRoute.ts';
import { escapeHtml } from '../../renderer/document/html.ts';
import { NODE_TOOLS } from '../../renderer/document/nodeTools.ts';
import { keepTogether } from '../../renderer/i18n/keepTogether.ts';
import { loadSiteFromDisk } from '../../renderer/site/loadSiteFromDisk.ts';
import { createPageModels, type PageSources } from '../../renderer/site/pageModel.ts';
import { type Folders, PROJECT } from '../../renderer/site/readContent.ts';
import { type Route, siteMap, unlistedPages } from '../../renderer/site/routes.ts';
import type { Step } from '../cli/progress.ts';
import { noteReader } from './noteReader.ts';

type UsedText = Readonly<{ namespace: string; key: string; text: string; language: string }>;

/** A rendered page, with every text it looked up. */
export type RenderedPage = Readonly<{ path: string; html: string; used: readonly UsedText[] }>;

type PageRenderer = Readonly<{ renderRoute: typeof RenderRoute }>;

/** The pages of a site; the not-found page has no route. */
const routesOf = (site: SiteModel): readonly (Route | undefined)[] => [
  ...siteMap(site),
  ...unlistedPages(site),
  undefined,
];

/** Renders every page of a site in a language, one after the other. */
export function* renderTexts(
  { renderRoute }: PageRenderer,
  sources: PageSources,
  language: Language,
): Generator<RenderedPage> {
  const createPageModel = createPageModels(sources);
  for (const route of routesOf(sources.site)) {
    const used: UsedText[] = [];
    const note = (namespace: string, key: string, text: string, code: string) =>
      used.push({ namespace, key, text, language: code });
    const page = createPageModel(route, language);
    const { i18n } = page.translator;
    i18n.on('found', note);
    const { html } = renderRoute(page, { withCsp: false, ...NODE_TOOLS });
    i18n.off('found', note);
    yield { path: route?.path ?? '/404', html, used };
  }
}

/**
 * Renders the English pages of the combined site and of every branch's own site.
 * @param step counts the pages
 */
export async function renderPages(folders: Folders = PROJECT, step?: Step): Promise<readonly RenderedPage[]> {
  // React as patients get it takes half the time.
  process.env.NODE_ENV = 'production';
  const { module } = await runnerImport<PageRenderer>('/pages/renderRoute.ts', {
    configFile: false,
    logLevel: 'error',
  });
  const loaded = await loadSiteFromDisk({ today: todayInKolkata(new Date()), ...folders });
  const sites = listVariants(loaded.files).map((variant) => buildSite(variant, loaded.files, loaded.today));
  for (const site of sites) step?.expect(routesOf(site).length);
  const pages: RenderedPage[] = [];
  for (const site of sites) {
    for (const page of renderTexts(module, { ...loaded, site }, SOURCE_LANGUAGE)) {
      pages.push(page);
      step?.done();
      // Progress is shown between two pages.
      await others();
    }
  }
  return pages;
}

/** The paths of the English pages that show a text, in the order of the site map. */
export function pagesShowing(
  { namespace, key, english }: Pick<TextStatus, 'namespace' | 'key' | 'english'>,
  pages: readonly RenderedPage[],
): readonly string[] {
  const base = withoutPluralSuffix(key);
  const shows = ({ html, used }: RenderedPage) =>
    isBranchFile(namespace)
      ? holds(html, english)
      : used.some((text) => text.namespace === namespace && (text.key === key || text.key === base));
  return [...new Set(pages.filter(shows).map(({ path }) => path))];
}

/** Whether a page has a text, as it is in attributes or with the no-break characters of its body. */
export const holds = (html: string, text: string, before = '') =>
  [text, keepTogether(text)].some((written) => html.includes(before + asReactWrites(written)));

const asReactWrites = (text: string) => escapeHtml(text).replaceAll('&#39;', '&#x27;');

/** The note on a text, and where it is shown. */
export type TextContext = Note & Readonly<{ pages: readonly string[]; isEverywhere: boolean }>;

/** Reads the notes and renders the pages once, which `step` counts. */
export async function readContexts(step: Step): Promise<(status: TextStatus) => TextContext> {
  const pages = await renderPages(PROJECT, step);
  const all = new Set(pages.map(({ path }) => path)).size;
  const noteOf = noteReader();
  return (status) => {
    const shown = pagesShowing(status, pages);
    return { ...noteOf(status), pages: shown, isEverywhere: shown.length === all };
  };
}
