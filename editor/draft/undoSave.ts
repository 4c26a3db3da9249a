import type { Problem } from '../../diagnostics/inputErrors.ts';
import { conflictOf, type FileConflict, mergeTexts } from './conflicts.ts';
import type { Save } from './history.ts';
import { checked, type Refusal, type Saving } from './saveDraft.ts';
import { writeFiles } from './writeFiles.ts';

/**
 * Writes the files of a save as they were before it. It is a save itself, so it can be undone, too.
 * @returns their paths, or why they cannot be restored: they have changed since, also in the draft, or the site would have
 *   mistakes that it does not have now
 * @throws NotWritten if the disk does not take them
 */
export async function undoSave(
  saving: Saving,
  save: Save,
): Promise<Refusal | Readonly<{ restored: readonly string[] }>> {
  const { draft, history } = saving;
  draft.refresh();
  const conflicts = conflictsWith(saving, save);
  if (conflicts.length > 0) return { conflicts };
  const known = new Set((await checked(saving)).map(nameOf));
  const paths = save.files.map(({ path }) => path);
  const late = conflictsWith(saving, save);
  if (late.length > 0) return { conflicts: late };
  for (const { path, before } of save.files) draft.change(path, before);
  const problems = (await checked(saving)).filter((problem) => !known.has(nameOf(problem)));
  const isOurs = save.files.every(({ path, before }) => draft.read(path) === before);
  const hasChanged = save.files.some(({ path, after }) => draft.readSaved(path) !== after);
  if (problems.length > 0 || hasChanged || !isOurs) {
    if (isOurs) draft.discard(paths);
    return problems.length > 0 ? { problems } : { conflicts: conflictsWith(saving, save) };
  }
  const changes = save.files.map(({ path, before, after }) => ({
    path,
    ...(after !== undefined && { before: after }),
    ...(before !== undefined && { after: before }),
  }));
  const { id } = history.keep(changes, save.id);
  try {
    writeFiles(
      save.files.map(({ path, before }) => ({ path, text: before })),
      draft.root,
    );
  } catch (error) {
    history.forget(id);
    throw error;
  } finally {
    draft.discard(paths);
  }
  return { restored: paths };
}

/**
 * Puts what a save changed back into the draft, where the files have changed since: later changes stay if they are about
 * other fields; otherwise the draft has the files as they were before the save.
 * @returns the paths of the files
 */
export function undoInDraft({ draft }: Pick<Saving, 'draft'>, save: Save): readonly string[] {
  for (const { path, before, after } of save.files) {
    const merged = mergeTexts(path, after, before, draft.read(path));
    draft.change(path, merged?.conflicts.length === 0 ? merged.text : before);
  }
  return save.files.map(({ path }) => path);
}

/** Whether a save was undone, and that was not undone again. */
export function isUndone(saves: readonly Save[], { id }: Save): boolean {
  return saves.some((other) => other.undoes === id && !isUndone(saves, other));
}

/** Whether the files of a save are as it left them: it can be undone at once. */
export function isUntouched({ draft }: Pick<Saving, 'draft'>, save: Save): boolean {
  return save.files.every(({ path, after }) => draft.readSaved(path) === after && draft.read(path) === after);
}

function conflictsWith({ draft }: Pick<Saving, 'draft'>, save: Save): readonly FileConflict[] {
  return save.files
    .filter((file) => !isUntouched({ draft }, { ...save, files: [file] }))
    .map(({ path, before, after }) => conflictOf({ path, baseText: after, text: before }, draft.read(path)));
}

const nameOf = ({ file, line, message }: Problem) => `${file}:${line} ${message}`;
