import { join } from 'node:path';
import type { Problem } from '../../diagnostics/inputErrors.ts';
import type { EditorContext } from '../server/context.ts';
import { type FileConflict, findConflicts } from './conflicts.ts';
import type { History } from './history.ts';
import { writeFiles } from './writeFiles.ts';

export type Saving = Pick<EditorContext, 'draft' | 'site' | 'today'> & Readonly<{ history: History }>;

/** What keeps files from being saved: their mistakes, or what somebody else has made of them. Nothing is saved then. */
export type Refusal = Readonly<{ problems: readonly Problem[] }> | Readonly<{ conflicts: readonly FileConflict[] }>;

/** Where the saves of a project are kept. */
export const historyFolder = (root: string) => join(root, '.cache/editor/history');

/**
 * Saves all unsaved files, or none of them.
 * @returns their paths, or why they cannot be saved
 * @throws NotWritten if the disk does not take them; they are still unsaved then
 */
export async function saveDraft(saving: Saving): Promise<Refusal | Readonly<{ saved: readonly string[] }>> {
  const { draft, history } = saving;
  draft.refresh();
  const conflicts = findConflicts(draft);
  if (conflicts.length > 0) return { conflicts };
  const problems = await checked(saving);
  if (problems.length > 0) return { problems };
  // Nothing is waited for from here on.
  const late = findConflicts(draft);
  if (late.length > 0) return { conflicts: late };
  const files = draft.unsaved();
  const saved = files.map(({ path }) => path);
  if (saved.length > 0) {
    const changes = files.map(({ path, baseText, text }) => ({
      path,
      ...(baseText !== undefined && { before: baseText }),
      ...(text !== undefined && { after: text }),
    }));
    const { id } = history.keep(changes);
    try {
      writeFiles(files, draft.root);
    } catch (error) {
      history.forget(id);
      throw error;
    }
    draft.discard(saved);
  }
  return { saved };
}

/** The problems of the draft as it is now, also if it was changed while it was checked. */
export async function checked({ draft, site, today }: Pick<Saving, 'draft' | 'site' | 'today'>) {
  for (;;) {
    draft.refresh();
    const revision = draft.revision();
    const problems = await site.problems(today());
    if (draft.revision() === revision) return problems;
  }
}
