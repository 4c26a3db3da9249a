/** The site of the draft: what the build would make of the unsaved files. */
import { pathFromHere } from '../../branches/model/files/loadFiles.ts';
import { InputErrors, type Problem } from '../../diagnostics/inputErrors.ts';
import { TRANSLATIONS } from '../../locales/languages.ts';
import { type LoadedSite, loadSite } from '../../renderer/site/loadSite.ts';
import type { Draft } from '../draft/draft.ts';
import { createKeptParts } from './keptParts.ts';

export type EditorSite = Readonly<{
  /**
   * The site as it would be built from the draft on a day, in all languages. Loaded once per revision of the draft.
   * @throws InputErrors with all problems; their files are those of the project
   */
  load(today: string): Promise<LoadedSite>;
  /** The problems that keep the draft from being saved. */
  problems(today: string): Promise<readonly Problem[]>;
}>;

/** Days for which the site is kept: that of the forms, and that of the page beside them. */
const MOST_DAYS = 2;

export function createEditorSite(draft: Draft): EditorSite {
  const parts = createKeptParts();
  const folders = { ...draft.folders, media: pathFromHere(draft.root, 'media') };
  let loaded: Readonly<{ revision: number; days: Map<string, Promise<LoadedSite>> }> = { revision: 0, days: new Map() };
  const load = (today: string): Promise<LoadedSite> => {
    draft.refresh();
    const revision = draft.revision();
    if (loaded.revision !== revision) loaded = { revision, days: new Map() };
    const known = loaded.days.get(today);
    if (known) return known;
    const site = loadSite({ today, addedLanguages: TRANSLATIONS, ...folders }, parts).catch((error) => {
      throw error instanceof InputErrors ? new InputErrors(error.problems.map(inProject)) : error;
    });
    site.catch(() => undefined);
    loaded.days.set(today, site);
    const [oldest] = loaded.days.keys();
    if (loaded.days.size > MOST_DAYS && oldest !== undefined) loaded.days.delete(oldest);
    return site;
  };
  const inProject = (problem: Problem): Problem => ({ ...problem, file: draft.original(problem.file) });
  return {
    load,
    async problems(today) {
      try {
        await load(today);
        return [];
      } catch (error) {
        if (error instanceof InputErrors) return error.problems;
        throw error;
      }
    },
  };
}
