/** The pages of the draft, as the build would make them. */
import { listVariants } from '../../branches/model/buildSite.ts';
import { todayInKolkata } from '../../branches/model/day.ts';
import { InputErrors, type Problem } from '../../diagnostics/inputErrors.ts';
import type { RenderTools } from '../../renderer/document/renderPage.tsx';
import { localText } from '../../renderer/i18n/translator.ts';
import type { LoadedSite } from '../../renderer/site/loadSite.ts';
import type { SessionContext } from '../session/context.ts';
import { createPreviewSite, languageOf, type PageToChoose, type PageView, type SiteView } from './previewSite.ts';
import { type Focus, type ShownPage, showPage } from './showPage.ts';

export type Preview = ReturnType<typeof createPreview>;

/** What there is to choose from: nothing while there has not been a draft without mistakes. */
type Choices = Readonly<{
  today: string;
  /** All variants; those of one branch have its name. */
  variants: readonly Readonly<{ id: string; name: string }>[];
  pages: readonly PageToChoose[];
}>;

/** A page, or the sentences that say why there is none. */
export type PageAnswer = Choices &
  (
    | Readonly<{ state: 'failed'; message: string }>
    | (ShownPage &
        Readonly<{
          state: 'shown';
          /** How many days later than today it is on the page. */
          days: number;
          /** What keeps the draft from being shown as it is: the page is that of the draft before these mistakes. */
          problems: readonly Problem[];
        }>)
  );

const DAY = 86_400_000;

/** @param tools what pages are rendered with, here and where this runs */
export function createPreview({ site: source, today }: Pick<SessionContext, 'site' | 'today'>, tools: RenderTools) {
  let asked = 0;
  let valid: LoadedSite | undefined;
  let last: Readonly<{ of: LoadedSite; name: string; site: ReturnType<typeof createPreviewSite> }> | undefined;

  /**
   * The site of the draft, or as it last was without a mistake, and the mistakes since then.
   * @throws InputErrors if there has not been a draft without mistakes
   */
  const load = async ({ variant, day = today() }: SiteView) => {
    let problems: readonly Problem[] = [];
    try {
      valid = await source.load(day);
    } catch (error) {
      if (!(error instanceof InputErrors) || !valid) throw error;
      problems = error.problems;
    }
    const name = `${variant} ${day}`;
    if (last?.of !== valid || last.name !== name)
      last = { of: valid, name, site: createPreviewSite(valid, variant, day, tools) };
    return { site: last.site, problems };
  };
  return {
    /**
     * @param withTexts whether its elements name their texts
     * @returns undefined if another page has been asked for meanwhile: it follows typing as fast as pages can be made
     */
    async page(view: PageView, focus?: Focus, withTexts?: boolean): Promise<PageAnswer | undefined> {
      asked += 1;
      const own = asked;
      await new Promise((turn) => setTimeout(turn));
      if (own !== asked) return undefined;
      let choices: Choices = { today: today(), variants: [], pages: [] };
      try {
        const { site, problems } = await load(view);
        const { files } = site.loaded;
        const name = (id: string) => files.branches.find((branch) => branch.id === id)?.file.name ?? { en: '' };
        const variants = listVariants(files).map((id) => ({ id, name: localText(name(id), languageOf(view)).text }));
        choices = { today: today(), variants, pages: site.list(view) };
        const days = (Date.parse(view.day ?? today()) - Date.parse(todayInKolkata(new Date()))) / DAY;
        return { ...choices, state: 'shown', ...showPage(site, view, focus, withTexts), days, problems };
      } catch (error) {
        return { ...choices, state: 'failed', message: error instanceof Error ? error.message : String(error) };
      }
    },
    /** The path of the first page that shows something, of those that are likely to do so first; undefined if none does. */
    async find(view: PageView, focus: Focus): Promise<string | undefined> {
      const { site } = await load(view);
      for (const path of site.pathsWith(focus.kind === 'text' ? focus.namespace : '')) {
        if (showPage(site, { ...view, path }, focus).place === 'page') return path;
        // Whoever types meanwhile is answered between two pages.
        await new Promise((turn) => setTimeout(turn));
      }
      return undefined;
    },
  };
}
