/** Plain values of YAML and JSON files: comparing them, applying edits, and finding the edits between two values. */
import { dequal } from 'dequal';
import { isEmpty, isGroup, isList, valueAt } from '../../branches/yaml/values.ts';
import { ImpossibleEdit, type YamlEdit } from '../../branches/yaml/yamlEdit.ts';
import { normalText } from '../../diagnostics/normalText.ts';
import type { Path } from '../../diagnostics/place.ts';

/** Whether two values are the same; the order of keys does not count. */
export const isSame = dequal;

/** Whether nothing has been typed: no value, an empty text, a shift without times, or a list or group of only these. */
export const hasNoInput = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'object' ? Object.values(value).every(hasNoInput) : /^(?:[\d:]*-|-[\d:]*)?$/.test(`${value}`));

/** Whether values are the same while typing: trailing spaces and empty values do not count. */
export const isSameInput = (one: unknown, other: unknown): boolean => isSame(normalized(one), normalized(other));

function normalized(value: unknown): unknown {
  if (typeof value === 'string') return normalText(value) || undefined;
  if (isList(value)) return value.length > 0 ? value.map(normalized) : undefined;
  if (!isGroup(value)) return value ?? undefined;
  const entries = Object.entries(value).map(([key, each]) => [key, normalized(each)] as const);
  const filled = entries.filter(([, each]) => each !== undefined);
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}

/** Identifies an entry among the others of a list. */
export function entryId(entry: unknown): string | undefined {
  const name = isGroup(entry) ? (entry.id ?? entry.day ?? entry.branch) : undefined;
  return typeof name === 'string' ? name : undefined;
}

/** Whether every entry has a unique id. */
export function haveUniqueIds(list: readonly unknown[]): boolean {
  const names = new Set(list.map(entryId));
  return names.size === list.length && !names.has(undefined);
}

/**
 * Returns a copy of a value with an edit applied; missing groups on the path are created.
 * @throws ImpossibleEdit if the path leads through a text, or to an entry that a list does not have
 */
export function applyEdit(value: unknown, edit: YamlEdit): unknown {
  const { kind, path } = edit;
  if (kind === 'remove') return updateAt(value, path, () => undefined);
  if (kind === 'set') return updateAt(value, path, () => plainValue(edit.value));
  return updateAt(value, path, (old) => {
    const list = listOf(old, path);
    const [index, last] = kind === 'insert' ? [edit.index, list.length] : [edit.from, list.length - 1];
    const to = kind === 'insert' ? index : edit.to;
    if (Math.min(index, to) < 0 || Math.max(index, to) > last) throw new ImpossibleEdit(`There is no place ${to + 1}.`);
    if (kind === 'insert') return list.toSpliced(index, 0, plainValue(edit.value) ?? null);
    return list.toSpliced(index, 1).toSpliced(to, 0, list[index]);
  });
}

function updateAt(value: unknown, path: Path, change: (old: unknown) => unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return change(value);
  if (typeof step === 'number') {
    const list = listOf(value, path);
    if (step < 0 || step > list.length) throw new ImpossibleEdit(`There is no entry ${step + 1}.`);
    const entry = updateAt(list[step], rest, change);
    return list.toSpliced(step, 1, ...(entry === undefined ? [] : [entry]));
  }
  const group = value ?? {};
  if (!isGroup(group)) throw new ImpossibleEdit(`There is no group for "${step}".`);
  const old = Object.hasOwn(group, step) ? group[step] : undefined;
  const inner = updateAt(old, rest, change);
  if (inner !== undefined) return { ...group, [step]: inner };
  if (old === undefined) return value;
  return Object.fromEntries(Object.entries(group).filter(([key]) => key !== step));
}

function listOf(value: unknown, path: Path): readonly unknown[] {
  const list = value ?? [];
  if (!isList(list)) throw new ImpossibleEdit(`There is no list at ${path.join('.')}.`);
  return list;
}

/** A copy without undefined values, as in a file. */
const plainValue = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));

/** The edits that turn `before` into `after`. A list without ids is edited between its first and last difference. */
function valueEdits(before: unknown, after: unknown, path: Path): readonly YamlEdit[] {
  if (isSame(before, after)) return [];
  if (after === undefined) return [{ kind: 'remove', path }];
  if (!isEmpty(before) && !isEmpty(after)) {
    if (isGroup(before) && isGroup(after))
      return Object.keys({ ...after, ...before }).flatMap((key) =>
        valueEdits(valueAt(before, [key]), valueAt(after, [key]), [...path, key]),
      );
    if (isList(before) && isList(after)) return listEdits(before, after, path);
  }
  return [{ kind: 'set', path, value: after }];
}

/** Splits an edit into edits of existing values; missing parents are written with the value. */
export function smallestEdits(value: unknown, edit: YamlEdit): readonly YamlEdit[] {
  const { kind, path } = edit;
  const old = valueAt(value, path);
  // These name an entry by its index; it may equal others.
  if (kind === 'move' || (kind === 'insert' && !isEmpty(old)) || (kind === 'remove' && old !== undefined))
    return [edit];
  const missing = path.findIndex((_, depth) => isEmpty(valueAt(value, path.slice(0, depth))));
  const at = missing < 0 ? path : path.slice(0, missing);
  return valueEdits(valueAt(value, at), valueAt(applyEdit(value, edit), at), at);
}

function listEdits(before: readonly unknown[], after: readonly unknown[], path: Path): readonly YamlEdit[] {
  const wanted = new Set(after.map(entryId));
  if (!haveUniqueIds(before) || !haveUniqueIds(after)) return editsByPlace(before, after, path);
  // Not entry by entry: an empty list would lose its formatting.
  const list = before.filter((entry) => wanted.has(entryId(entry)));
  if (list.length === 0) return [{ kind: 'set', path, value: after }];
  const removed = [...before.keys()].filter((index) => !list.includes(before[index]));
  const edits: YamlEdit[] = removed.toReversed().map((index) => ({ kind: 'remove', path: [...path, index] }));
  for (const [index, entry] of after.entries()) {
    const from = list.findIndex((each) => entryId(each) === entryId(entry));
    const [old] = from < 0 ? [entry] : list.splice(from, 1);
    list.splice(index, 0, old);
    if (from < 0) edits.push({ kind: 'insert', path, index, value: entry });
    else if (from !== index) edits.push({ kind: 'move', path, from, to: index });
    edits.push(...valueEdits(old, entry, [...path, index]));
  }
  return edits;
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
  const removed = old.slice(both).map(() => ({ kind: 'remove' as const, path: [...path, start + both] }));
  return [...changed, ...added, ...removed];
}
