import { sha256Hex } from '../../../locales/model/sha256.ts';
import { wordsOf } from '../../../site/content/contentPaths.ts';
import type { Entry } from '../../content/contentStore.ts';
import type { Names } from '../../content/names.ts';
import { formOf } from '../../content/tasks.ts';
import { fieldsOn } from '../../form/mistakes.ts';
import type { MergeConflict } from '../../yaml/mergeTexts.ts';
import { valueText } from '../changes/valueText.ts';

/** Something that two people changed differently: a field, or without a path a whole file. */
export type Conflict = Partial<MergeConflict> &
  Readonly<{
    file: string;
    /** A text that was removed in English: ours is shown, but never applied. */
    isTextRemoved?: true;
  }>;

export type Side = 'ours' | 'theirs';

/** The chosen side by the id of the conflict. */
export type Choices = Pick<ReadonlyMap<string, Side>, 'get'>;

export const OURS: Choices = { get: () => 'ours' };

/** Identifies a conflict with its values: a choice is not valid for others. */
export function conflictId({ file, path, ours, theirs }: Conflict): string {
  const text = JSON.stringify([file, path ?? null, ours ?? null, theirs ?? null]);
  return sha256Hex(text).slice(0, 16);
}

export type DescribedConflict = Awaited<ReturnType<typeof describeConflict>>;

/** A conflict in people's words. @param removalOf finds the version in which others have removed a file */
export async function describeConflict(
  conflict: Conflict,
  names: Names,
  removalOf: (file: string) => Promise<Entry | undefined>,
) {
  const { file, path, base, ours, theirs, isTextRemoved } = conflict;
  const id = formOf(file);
  /** Whether others have removed the file. */
  const isRemoved = !path && theirs === undefined;
  const fields = id !== undefined && path ? fieldsOn(path, { id }, names) : [];
  const labels = (path ?? []).map((step, depth) =>
    typeof step === 'number' ? `${step + 1}` : (fields[depth]?.title ?? step),
  );
  const text = (value: unknown) => (path ? valueText(value, fields[path.length - 1], names) : undefined);
  return {
    id: conflictId(conflict),
    /** The branch, the page, or the file itself. */
    place: names.titleOf(wordsOf(file)?.name ?? file),
    /** The names of the field and the groups around it; empty for a whole file. */
    labels,
    // Undefined if deleted, or for a whole file.
    base: text(base),
    ours: text(ours),
    theirs: text(theirs),
    isFile: !path,
    isRemoved,
    removal: isRemoved ? await removalOf(file) : undefined,
    isTextRemoved,
  };
}
