/** The pages of the draft, as the build would make them. */
import { listVariants } from '../../branches/model/buildSite.ts';
import { todayInKolkata } from '../../branches/model/day.ts';
import { InputErrors, type Problem } from '../../diagnostics/inputErrors.ts';
import { LANGUAGES, type Language, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import type { RenderTools } from '../../renderer/document/renderPage.tsx';
import { localText } from '../../renderer/i18n/translator.ts';
import type { LoadedSite } from '../../renderer/site/loadSite.ts';
import type { SessionContext } from '../session/context.ts';
import { createRender, type Render } from './findPage.ts';
import { listPages, type PageToChoose, pagesWithNamespaces } from './previewPages.ts';
import { createPreviewSites, type PreviewSite } from './previewSites.ts';
import { type ShownPage, showPage } from './showPage.ts';
import type { Focus, PageView, SiteView } from './view.ts';

export type Preview = Readonly<{
  /** What there is to choose from. */
  site(view: SiteView): Promise<SiteAnswer>;
  /** @param withTexts whether its elements name their texts */
  page(view: PageView, focus?: Focus, withTexts?: boolean): Promise<PageAnswer>;
  /** The path of a page that shows something; undefined if none does. @throws InputErrors as `load` of a site */
  find(view: PageView, focus: Focus): Promise<string | undefined>;
  /** Changes when a page may look different. */
  version(): string;
}>;

export type SiteAnswer = Readonly<{
  today: string;
  variants: readonly Readonly<{ id: string; name: string }>[];
  languages: readonly Readonly<{ code: string; name: string }>[];
  /** Empty while there has not been a draft without mistakes. */
  pages: readonly PageToChoose[];
}>;

/** A page, or the sentences that say why there is none. */
export type PageAnswer =
  | Readonly<{ state: 'failed'; message: string }>
  | (ShownPage &
      Readonly<{
        state: 'shown';
        /** How many days later than today it is on the page. */
        days: number;
        /** What keeps the draft from being shown as it is: the page is that of the draft before these mistakes. */
        problems: readonly Problem[];
      }>);

/** @param tools what pages are rendered with, here and where this runs */
export function createPreview({ draft, site: source, today }: SessionContext, tools: RenderTools): Preview {
  const sites = createPreviewSites(source);
  const render = createRender(tools);
  return {
    async site({ variant, day = today(), language }) {
      const chosen = LANGUAGES.find(({ code }) => code === language) ?? SOURCE_LANGUAGE;
      const languages = LANGUAGES.map(({ code, nativeName }) => ({ code, name: nativeName }));
      const shared = { today: today(), languages };
      try {
        const { loaded, site, model } = (await sites.load(variant, day)).preview;
        return { ...shared, variants: namedVariants(loaded, chosen), pages: listPages(site, model, chosen) };
      } catch (error) {
        if (error instanceof InputErrors) return { ...shared, variants: [], pages: [] };
        throw error;
      }
    },
    async page(view, focus, withTexts = false) {
      const { variant, day = today() } = view;
      try {
        const { preview, problems } = await sites.load(variant, day);
        const days = dayDifference(todayInKolkata(new Date()), day);
        return { state: 'shown', ...showPage(render, preview, view, focus, withTexts), days, problems };
      } catch (error) {
        return { state: 'failed', message: error instanceof Error ? error.message : String(error) };
      }
    },
    async find(view, focus) {
      return findPageWith(render, (await sites.load(view.variant, view.day ?? today())).preview, view, focus);
    },
    version: () => String(draft.revision()),
  };
}

/** All variants; those of one branch have its name. */
function namedVariants({ files }: LoadedSite, language: Language): SiteAnswer['variants'] {
  return listVariants(files).map((id) => {
    const branch = files.branches.find((each) => each.id === id);
    return { id, name: branch ? localText(branch.file.name, language).text : '' };
  });
}

const DAY = 86_400_000;

/** Days from one ISO day to another. */
const dayDifference = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY);

/** The first page that shows something, those that are likely to show it first. */
async function findPageWith(
  render: Render,
  preview: PreviewSite,
  view: PageView,
  focus: Focus,
): Promise<string | undefined> {
  const pages = pagesWithNamespaces(preview.site);
  const likely = pages.filter(({ uses }) => focus.kind === 'text' && uses.includes(focus.namespace));
  for (const { path } of new Set([...likely, ...pages])) {
    if (showPage(render, preview, { ...view, path }, focus, false).place === 'page') return path;
    // Whoever types meanwhile is answered between two pages.
    await new Promise((turn) => setTimeout(turn));
  }
  return undefined;
}
