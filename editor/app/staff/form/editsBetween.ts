/** The edits of a file that lead from its values to those in the form: only what differs. */

import { isGroup } from '../../../../branches/yaml/values.ts';
import type { YamlEdit } from '../../../../branches/yaml/yamlEdit.ts';
import type { Path } from '../../../form/types.ts';
import { isBlank, isNothing, withoutNothings } from './blank.ts';

/**
 * @param before the values of the file
 * @param after the values in the form. A required field that was emptied is `''` and keeps its key; an optional one is
 * null or missing, and its key goes
 */
export function editsBetween(before: unknown, after: unknown, path: Path = []): readonly YamlEdit[] {
  if (isNothing(before) && isNothing(after)) return [];
  if (after === undefined || after === null) return [{ kind: 'remove', path }];
  if (isBlank(before)) return [{ kind: 'set', path, value: withoutNothings(after) }];
  if (isGroup(before) && isGroup(after)) return editsOfGroup(before, after, path);
  if (Array.isArray(before) && Array.isArray(after)) return editsOfList(before, after, path);
  if (before === after) return [];
  return [{ kind: 'set', path, value: after === '' ? null : withoutNothings(after) }];
}

type Group = Readonly<Record<string, unknown>>;

/** What is added comes before what is removed, so that the group is never empty in between. */
function editsOfGroup(before: Group, after: Group, path: Path): readonly YamlEdit[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  const edits = [...keys].flatMap((key) => editsBetween(before[key], after[key], [...path, key]));
  return [...edits.filter(({ kind }) => kind !== 'remove'), ...edits.filter(({ kind }) => kind === 'remove')];
}

function editsOfList(before: readonly unknown[], after: readonly unknown[], path: Path): readonly YamlEdit[] {
  const shared = Math.min(before.length, after.length);
  const same = after.slice(0, shared).flatMap((value, index) => editsBetween(before[index], value, [...path, index]));
  const added = after
    .slice(shared)
    .map((value, index): YamlEdit => ({ kind: 'insert', path, index: shared + index, value: withoutNothings(value) }));
  const removed = before
    .slice(shared)
    .map((_, index): YamlEdit => ({ kind: 'remove', path: [...path, before.length - 1 - index] }));
  return [...same, ...added, ...removed];
}
