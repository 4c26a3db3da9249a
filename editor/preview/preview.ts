/** The pages of the draft, as the build would make them. */
import { daysBetween, todayInKolkata } from '../../branches/model/day.ts';
import { COMBINED } from '../../branches/model/files/crossChecks.ts';
import { InputErrors, type Problem } from '../../diagnostics/inputErrors.ts';
import type { RenderTools } from '../../renderer/document/renderPage.tsx';
import type { LoadedSite } from '../../renderer/site/loadSite.ts';
import type { SessionContext } from '../session/context.ts';
import { openDraft } from '../session/draft.ts';
import { createEditorSite } from '../session/site.ts';
import { loadUnfinished } from '../session/unfinished.ts';
import { createPreviewSite, type Focus, type PageView } from './previewSite.ts';

type PreviewSite = ReturnType<typeof createPreviewSite>;
/**
 * A page, or the sentences that say why there is none; and what there is to choose from: nothing while there has not been a draft
 * without mistakes. It is so many days later than today on the page. Problems are what keeps the draft from being shown as it is: the
 * page is that of the draft before these mistakes.
 */
export type PageAnswer = NonNullable<Awaited<ReturnType<ReturnType<typeof createPreview>['page']>>>;

/** @param tools what pages are rendered with, here and where this runs */
export function createPreview(context: Omit<SessionContext, 'store'>, tools: RenderTools) {
  const { site: source, draft, pictures, today } = context;
  let asked = 0;
  let valid: LoadedSite | undefined;
  let last: Readonly<{ of: LoadedSite; name: string; site: PreviewSite }> | undefined;

  /** The site as it is saved, in the languages of the draft. */
  const loadSaved = (day: string) =>
    createEditorSite({ ...openDraft(draft.head()), read: () => undefined }, pictures).load(day);

  /**
   * The site of the draft, or as it last was without a mistake, and the mistakes since then.
   * @throws InputErrors if there has not been one, saved or not
   */
  const load = async ({ variant, day = today() }: PageView) => {
    let problems: readonly Problem[] = [];
    try {
      valid = await source.load(day);
    } catch (error) {
      if (!(error instanceof InputErrors)) throw error;
      const unfinished = await loadUnfinished(context, day, error.problems);
      if (!unfinished) problems = error.problems;
      valid = unfinished ?? valid ?? (await loadSaved(day).catch(() => undefined));
      if (!valid) throw error;
    }
    const name = `${variant} ${day}`;
    if (last?.of !== valid || last.name !== name)
      last = { of: valid, name, site: createPreviewSite(valid, variant, day, tools) };
    return { site: last.site, problems };
  };
  return {
    /** @returns undefined if another page has been asked for meanwhile: it follows typing as fast as pages can be made */
    async page(view: PageView, focus?: Focus) {
      asked += 1;
      const own = asked;
      await turn();
      if (own !== asked) return undefined;
      let choices: Partial<ReturnType<PreviewSite['choices']>> = {};
      try {
        const { site, problems } = await load(view);
        choices = site.choices(view);
        const days = daysBetween(todayInKolkata(new Date()), view.day ?? today());
        const shown = site.show(view, focus);
        return { today: today(), ...choices, state: 'shown', ...shown, days, problems } as const;
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        return { today: today(), ...choices, state: 'failed', message } as const;
      }
    },
    /** The texts that people see on a page of the combined site, by name, in the order in which they are read. */
    async order(language: string, path: string): Promise<readonly string[]> {
      const view = { variant: COMBINED, language, path };
      return (await load(view)).site.namesOn(view);
    },
    /** The field of what a person taps on the page, as `createPreviewSite` says. */
    async pick(view: PageView, at: number, forTexts: boolean) {
      return (await load(view)).site.pick(view, at, forTexts);
    },
    /** The path of the first page that shows something; undefined if none does. */
    async find(view: PageView, focus: Focus): Promise<string | undefined> {
      const { site } = await load(view);
      for (const { path } of site.choices(view).pages) {
        if (site.show({ ...view, path }, focus).place === 'page') return path;
        await turn();
      }
      return undefined;
    },
  };
}

/** Whoever asks meanwhile is answered in between. */
const turn = () => new Promise((done) => setTimeout(done));
