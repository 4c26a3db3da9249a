/** The plain values of YAML and JSON files: comparing them, and what an edit makes of them. */
import { dequal } from 'dequal';
import { isGroup, isList } from '../../branches/yaml/values.ts';
import { ImpossibleEdit, type YamlEdit } from '../../branches/yaml/yamlEdit.ts';
import type { Path } from '../../diagnostics/place.ts';

/** Whether two values are the same; the order of keys does not count. */
export const isSame = dequal;

/** The `id` of a list entry, if it has one. */
export const idOf = (entry: unknown): string | undefined =>
  isGroup(entry) && typeof entry.id === 'string' ? entry.id : undefined;

/**
 * A value with an edit applied; missing groups on the way are made. The value itself stays as it is.
 * @throws ImpossibleEdit if the path leads through a text, or to an entry that a list does not have
 */
export function applyEdit(value: unknown, edit: YamlEdit): unknown {
  const { kind, path } = edit;
  if (kind === 'remove') return changed(value, path, () => undefined);
  if (kind === 'set') return changed(value, path, () => plainValue(edit.value));
  return changed(value, path, (old) => {
    const list = listOf(old, path);
    const [index, last] = kind === 'insert' ? [edit.index, list.length] : [edit.from, list.length - 1];
    const to = kind === 'insert' ? index : edit.to;
    if (Math.min(index, to) < 0 || Math.max(index, to) > last) throw new ImpossibleEdit(`There is no place ${to + 1}.`);
    if (kind === 'insert') return list.toSpliced(index, 0, plainValue(edit.value) ?? null);
    return list.toSpliced(index, 1).toSpliced(to, 0, list[index]);
  });
}

function changed(value: unknown, path: Path, change: (old: unknown) => unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return change(value);
  if (typeof step === 'number') {
    const list = listOf(value, path);
    if (step < 0 || step > list.length) throw new ImpossibleEdit(`There is no entry ${step + 1}.`);
    const entry = changed(list[step], rest, change);
    return list.toSpliced(step, 1, ...(entry === undefined ? [] : [entry]));
  }
  const group = value ?? {};
  if (!isGroup(group)) throw new ImpossibleEdit(`There is no group for "${step}".`);
  const old = Object.hasOwn(group, step) ? group[step] : undefined;
  const inner = changed(old, rest, change);
  if (inner !== undefined) return { ...group, [step]: inner };
  if (old === undefined) return value;
  return Object.fromEntries(Object.entries(group).filter(([key]) => key !== step));
}

function listOf(value: unknown, path: Path): readonly unknown[] {
  const list = value ?? [];
  if (!isList(list)) throw new ImpossibleEdit(`There is no list at ${path.join('.')}.`);
  return list;
}

/** A copy as a file can hold it: without keys that have no value. */
function plainValue(value: unknown): unknown {
  if (isList(value)) return value.map((entry) => plainValue(entry) ?? null);
  if (!isGroup(value)) return value;
  const known = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(known.map(([key, inner]) => [key, plainValue(inner)]));
}
