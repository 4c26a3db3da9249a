/** Files that were changed on the disk while they were unsaved here. */
import { mergeJson } from '../yaml/mergeJson.ts';
import { type MergedText, mergeYaml } from '../yaml/mergeYaml.ts';
import type { Draft, UnsavedFile } from './draft.ts';

/** The texts of a file that was changed twice; one is missing where there is no file. */
export type FileConflict = Readonly<{
  path: string;
  /** What both changes began with. */
  base?: string;
  disk?: string;
  draft?: string;
  /** Both changes together, and the fields that both changed differently; missing if they cannot be merged. */
  merged?: MergedText;
}>;

export function findConflicts(draft: Draft): readonly FileConflict[] {
  return draft
    .unsaved()
    .filter((file) => draft.hasChangedOnDisk(file))
    .map((file) => conflictOf(file, draft.readSaved(file.path)));
}

export function conflictOf(
  { path, baseText, text }: Omit<UnsavedFile, 'base'>,
  disk: string | undefined,
): FileConflict {
  const merged = mergeTexts(path, baseText, text, disk);
  return {
    path,
    ...(baseText !== undefined && { base: baseText }),
    ...(disk !== undefined && { disk }),
    ...(text !== undefined && { draft: text }),
    ...(merged && { merged }),
  };
}

/**
 * Two versions of a content file together: ours in theirs.
 * @returns undefined if one of them was deleted, or cannot be read
 */
export function mergeTexts(path: string, base: string | undefined, ours?: string, theirs?: string) {
  if (ours === undefined || theirs === undefined) return undefined;
  const merge = path.endsWith('.json') ? mergeJson : mergeYaml;
  try {
    return merge(base ?? '', ours, theirs);
  } catch {
    return undefined;
  }
}
