/** The smallest edits that turn one value into another. */
import { type Group, isEmpty, isGroup, isList, valueAt } from '../../branches/yaml/values.ts';
import type { YamlEdit } from '../../branches/yaml/yamlEdit.ts';
import type { Path } from '../../diagnostics/place.ts';
import { applyEdit } from './applyEdit.ts';
import { idOf, isSame } from './values.ts';

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
  return haveIds(before) && haveIds(after) ? editsById(before, after, path) : editsByPlace(before, after, path);
}

/** Whether every entry has an id of its own. */
function haveIds(list: readonly unknown[]): boolean {
  const ids = list.map(idOf);
  return list.length > 0 && !ids.includes(undefined) && new Set(ids).size === ids.length;
}

function editsById(before: readonly unknown[], after: readonly unknown[], path: Path): readonly YamlEdit[] {
  const edits: YamlEdit[] = [];
  let list = before;
  const take = (edit: YamlEdit) => {
    edits.push(edit);
    list = listAfter(list, edit);
  };
  const wanted = new Set(after.map(idOf));
  // Not all at once: an emptied list would forget how it was written.
  const keepsSome = before.some((entry) => wanted.has(idOf(entry)));
  if (!keepsSome) return [{ kind: 'set', path, value: after }];
  for (let index = before.length - 1; index >= 0; index -= 1)
    if (!wanted.has(idOf(before[index]))) take({ kind: 'remove', path: [...path, index] });
  for (const [index, entry] of after.entries()) {
    const from = list.findIndex((each) => idOf(each) === idOf(entry));
    if (from < 0) take({ kind: 'insert', path, index, value: entry });
    else {
      if (from !== index) take({ kind: 'move', path, from, to: index });
      edits.push(...valueEdits(list[index], entry, [...path, index]));
    }
  }
  return edits;
}

function listAfter(list: readonly unknown[], edit: YamlEdit): readonly unknown[] {
  const index = edit.path.at(-1);
  if (edit.kind === 'remove' && typeof index === 'number') return list.toSpliced(index, 1);
  const after = applyEdit(list, { ...edit, path: [] });
  return isList(after) ? after : [];
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
