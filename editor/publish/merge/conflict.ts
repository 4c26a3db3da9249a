import { readYaml } from '../../../branches/yaml/readYaml.ts';
import { valueAt } from '../../../branches/yaml/values.ts';
import { sha256Hex } from '../../../locales/model/sha256.ts';
import { wordsOf } from '../../../site/content/contentPaths.ts';
import type { Entry } from '../../content/contentStore.ts';
import { entryTitle, type Names } from '../../content/names.ts';
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

export type DescribedConflict = ReturnType<typeof describeConflict>;

/** A conflict in people's words. @param versions its file in the draft and in the newest version @param change that version, if it is known */
export function describeConflict(
  conflict: Conflict,
  names: Names,
  versions: readonly (string | undefined)[],
  change: Pick<Entry, 'by' | 'time'> | undefined,
) {
  const { file, path, base, ours, theirs, isTextRemoved } = conflict;
  const id = formOf(file);
  const fields = id !== undefined && path ? fieldsOn(path, { id }, names) : [];
  const labels = (path ?? []).map((step, depth) => {
    if (typeof step !== 'number') return fields[depth]?.title ?? step;
    // By its title, unless it has another place in one of them.
    const entries = versions.map((text = '') => valueAt(readYaml(text).value, (path ?? []).slice(0, depth + 1)));
    const [title, ...others] = new Set(entries.flatMap((entry) => entryTitle(entry, names)));
    return title !== undefined && others.length === 0 ? title : `${step + 1}`;
  });
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
    /** Whether others have removed the file. */
    isRemoved: !path && theirs === undefined,
    change,
    isTextRemoved,
  };
}
