import { pathFromHere } from '../../diagnostics/filesOnDisk.ts';
import { InputErrors, type Problem } from '../../diagnostics/inputErrors.ts';
import { TRANSLATIONS } from '../../locales/languages.ts';
import { loadSiteFromDisk } from '../../renderer/site/loadSiteFromDisk.ts';

/** The folders of content inside a folder, as `loadSiteFromDisk` takes them. */
export const foldersIn = (folder: string) => ({
  branches: pathFromHere(folder, 'branches'),
  locales: pathFromHere(folder, 'locales'),
  media: pathFromHere(folder, 'media'),
});

/** What would keep the site from being built from a folder of content; paths as in the project. */
export async function checkMerged(folder: string, today: string): Promise<readonly Problem[]> {
  try {
    await loadSiteFromDisk({ today, addedLanguages: TRANSLATIONS, ...foldersIn(folder) });
    return [];
  } catch (error) {
    if (!(error instanceof InputErrors)) throw error;
    const prefix = `${pathFromHere(folder)}/`;
    const inProject = (text: string) => text.replaceAll(prefix, '');
    return error.problems.map((problem) => ({
      ...problem,
      file: inProject(problem.file),
      message: inProject(problem.message),
    }));
  }
}
