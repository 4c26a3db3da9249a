/** The site of the draft: what the build would make of the unsaved files. */
import { pathFromHere } from '../../diagnostics/filesOnDisk.ts';
import { InputErrors, type Problem } from '../../diagnostics/inputErrors.ts';
import { TRANSLATIONS } from '../../locales/languages.ts';
import type { LoadedSite } from '../../renderer/site/loadSite.ts';
import { loadSiteFromDisk } from '../../renderer/site/loadSiteFromDisk.ts';
import type { Draft } from '../draft/draft.ts';
import { createPictureList } from '../form/pictureList.ts';

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
  const media = pathFromHere(draft.root, 'media');
  const folders = { ...draft.folders, media, pictures: createPictureList(media) };
  let loaded: Readonly<{ revision: number; days: Map<string, Promise<LoadedSite>> }> = { revision: 0, days: new Map() };
  const load = (today: string): Promise<LoadedSite> => {
    draft.refresh();
    const revision = draft.revision();
    if (loaded.revision !== revision) loaded = { revision, days: new Map() };
    const known = loaded.days.get(today);
    if (known) return known;
    const site = loadSiteFromDisk({ today, addedLanguages: TRANSLATIONS, ...folders }).catch((error) => {
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
