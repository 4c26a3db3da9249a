/** The smallest edits that turn one value into another. */
import { type Group, isEmpty, isGroup, isList, valueAt } from '../../branches/yaml/values.ts';
import type { YamlEdit } from '../../branches/yaml/yamlEdit.ts';
import type { Path } from '../../diagnostics/place.ts';
import { applyEdit, idOf, isSame } from './values.ts';

/**
 * The edits that turn `before` into `after`, to be applied one after the other. Entries of a list are recognised by their
 * `id`; without ids, those before and after the first and last differences are the same.
 * @param path where the value is in its file
 */
export function valueEdits(before: unknown, after: unknown, path: Path = []): readonly YamlEdit[] {
  if (isSame(before, after)) return [];
  if (after === undefined) return [{ kind: 'remove', path }];
  if (!isEmpty(before) && !isEmpty(after)) {
    if (isGroup(before) && isGroup(after)) return groupEdits(before, after, path);
    if (isList(before) && isList(after)) return listEdits(before, after, path);
  }
  return [{ kind: 'set', path, value: after }];
}

/**
 * The same change in edits that each write into something that is there: what is missing above a value is written with it.
 * @param value the value of the whole file
 */
export function smallestEdits(value: unknown, edit: YamlEdit): readonly YamlEdit[] {
  const after = applyEdit(value, edit);
  for (let depth = 0; depth <= edit.path.length; depth += 1) {
    const path = edit.path.slice(0, depth);
    const old = valueAt(value, path);
    if (depth < edit.path.length && !isEmpty(old)) continue;
    // An insertion and a move say which entry is meant, which may be the same as others.
    if (edit.kind === 'insert' && depth === edit.path.length && !isEmpty(old)) return [edit];
    if (edit.kind === 'move' && depth === edit.path.length) return [edit];
    if (edit.kind === 'remove' && old !== undefined) return [edit];
    return valueEdits(old, valueAt(after, path), path);
  }
  return [];
}

function groupEdits(before: Group, after: Group, path: Path): readonly YamlEdit[] {
  const kept = Object.entries(after).flatMap(([key, value]) =>
    valueEdits(Object.hasOwn(before, key) ? before[key] : undefined, value, [...path, key]),
  );
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  return [...kept, ...gone.map((key) => ({ kind: 'remove' as const, path: [...path, key] }))];
}

function listEdits(before: readonly unknown[], after: readonly unknown[], path: Path): readonly YamlEdit[] {
  const wanted = new Set(after.map(idOf));
  if (!haveIds(before) || !haveIds(after)) return editsByPlace(before, after, path);
  // Not entry by entry: an emptied list would forget how it was written.
  if (!before.some((entry) => wanted.has(idOf(entry)))) return [{ kind: 'set', path, value: after }];
  const edits: YamlEdit[] = [];
  const list = [...before];
  for (const [index, entry] of [...before.entries()].toReversed()) {
    if (wanted.has(idOf(entry))) continue;
    edits.push({ kind: 'remove', path: [...path, index] });
    list.splice(index, 1);
  }
  for (const [index, entry] of after.entries()) {
    const from = list.findIndex((each) => idOf(each) === idOf(entry));
    const [old] = from < 0 ? [entry] : list.splice(from, 1);
    list.splice(index, 0, old);
    if (from < 0) edits.push({ kind: 'insert', path, index, value: entry });
    else if (from !== index) edits.push({ kind: 'move', path, from, to: index });
    edits.push(...valueEdits(old, entry, [...path, index]));
  }
  return edits;
}

/** Whether every entry has an id of its own. */
function haveIds(list: readonly unknown[]): boolean {
  const ids = new Set(list.map(idOf));
  return list.length > 0 && !ids.has(undefined) && ids.size === list.length;
}

function editsByPlace(before: readonly unknown[], after: readonly unknown[], path: Path): readonly YamlEdit[] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSame(before[start], after[start])) start += 1;
  let end = 0;
  while (end < shorter - start && isSame(before.at(-1 - end), after.at(-1 - end))) end += 1;
  const old = before.slice(start, before.length - end);
  const now = after.slice(start, after.length - end);
  const both = Math.min(old.length, now.length);
  const changed = now.slice(0, both).flatMap((entry, i) => valueEdits(old[i], entry, [...path, start + i]));
  const added = now.slice(both).map((value, i) => ({ kind: 'insert' as const, path, index: start + both + i, value }));
  const gone = old.slice(both).map(() => ({ kind: 'remove' as const, path: [...path, start + both] }));
  return [...changed, ...added, ...gone];
}
