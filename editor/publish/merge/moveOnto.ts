import type { Draft } from '../../session/draft.ts';
import type { ContentStore } from '../../store/contentStore.ts';
import type { Names } from '../changes/names.ts';
import { type Choices, type DescribedConflict, describeConflict } from './conflict.ts';
import { moveDraft } from './mergeContent.ts';

/**
 * Moves the draft onto what is saved by now, with what others have changed.
 * @param findNames what people call the parts of the site
 * @param history of a file, where it says who has removed it
 * @returns what only a person can decide: then nothing has moved
 */
export async function moveOnto(
  draft: Draft,
  choices: Choices,
  findNames: () => Promise<Names>,
  history: ContentStore['history'] = async () => [],
): Promise<readonly DescribedConflict[]> {
  const { conflicts, files } = moveDraft(draft, choices);
  if (conflicts.length > 0) {
    const names = await findNames();
    const described = conflicts.map(async (conflict) => {
      const isRemoved = !conflict.path && conflict.theirs === undefined;
      const [removal] = isRemoved ? await history(conflict.file) : [];
      return describeConflict(conflict, names, removal);
    });
    return Promise.all(described);
  }
  const changedByOthers = new Set(draft.unsaved().flatMap((file) => (draft.hasChanged(file) ? [file.path] : [])));
  for (const { path, after } of files)
    if (changedByOthers.has(path) || after !== draft.read(path)) draft.rebase(path, after);
  return [];
}
