/** What a draft changes in the content as it is saved now: brings together what this person has changed and what others have. */
import type { Draft } from '../../session/draft.ts';
import type { ChangedFile } from '../changes/changes.ts';
import type { Choices, Conflict } from './conflict.ts';
import { isAboutOthers, mergeContent } from './mergeContent.ts';
import { currentTexts, wordsOf } from './mergeRecords.ts';

export type MovedDraft = Readonly<{
  /** The unsaved files as they are saved, and as they will be; with conflicts, nobody's wish. */
  files: readonly ChangedFile[];
  conflicts: readonly Conflict[];
}>;

/** @param choices what this person has chosen where others have changed the same */
export function moveDraft(draft: Draft, choices: Choices): MovedDraft {
  const unsaved = draft.unsaved();
  const after = new Map(draft.head().texts);
  const conflicts: Conflict[] = [];
  const files = [
    ...unsaved.filter(({ path }) => !isAboutOthers(path)),
    ...unsaved.filter(({ path }) => isAboutOthers(path)),
  ].map((file): ChangedFile => {
    const { path, baseText: base, text: ours } = file;
    const theirs = draft.readSaved(path);
    let text = ours;
    if (draft.hasChanged(file)) {
      const words = [...after].filter(([other]) => other.startsWith(wordsOf(path)));
      const isCurrent = isAboutOthers(path) ? currentTexts(path, words) : () => false;
      const merged = mergeContent(path, { base, ours, theirs }, choices, isCurrent);
      conflicts.push(...merged.conflicts);
      text = merged.content;
    }
    if (text === undefined) after.delete(path);
    else after.set(path, text);
    return { path, before: theirs, after: text };
  });
  return { files, conflicts };
}
