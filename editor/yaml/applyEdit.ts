/** What an edit makes of a value. */
import { isGroup, isList } from '../../branches/yaml/values.ts';
import { ImpossibleEdit, type YamlEdit } from '../../branches/yaml/yamlEdit.ts';
import type { Path } from '../../diagnostics/place.ts';
import { plainValue } from './values.ts';

/**
 * A value with an edit applied; missing groups on the way are made. The value itself stays as it is.
 * @throws ImpossibleEdit if the path leads through a text, or to an entry that a list does not have
 */
export function applyEdit(value: unknown, edit: YamlEdit): unknown {
  switch (edit.kind) {
    case 'set':
      return changed(value, edit.path, () => plainValue(edit.value));
    case 'remove':
      return changed(value, edit.path, () => undefined);
    case 'insert':
      return changed(value, edit.path, (list) => inserted(entriesOf(list, edit), edit.index, plainValue(edit.value)));
    case 'move':
      return changed(value, edit.path, (list) => moved(entriesOf(list, edit), edit.from, edit.to));
  }
}

function changed(value: unknown, path: Path, change: (old: unknown) => unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return change(value);
  if (typeof step === 'number') {
    const list = listOf(value, path);
    if (step < 0 || step > list.length) throw new ImpossibleEdit(`There is no entry ${step + 1}.`);
    const entry = changed(list[step], rest, change);
    return entry === undefined ? list.toSpliced(step, 1) : list.toSpliced(step, 1, entry);
  }
  const group = value ?? {};
  if (!isGroup(group)) throw new ImpossibleEdit(`There is no group for "${step}".`);
  const old = Object.hasOwn(group, step) ? group[step] : undefined;
  const inner = changed(old, rest, change);
  if (inner !== undefined) return { ...group, [step]: inner };
  if (old === undefined) return value;
  return Object.fromEntries(Object.entries(group).filter(([key]) => key !== step));
}

const entriesOf = (value: unknown, { path }: YamlEdit) => listOf(value, path);

function listOf(value: unknown, path: Path): readonly unknown[] {
  const list = value ?? [];
  if (!isList(list)) throw new ImpossibleEdit(`There is no list at ${path.join('.')}.`);
  return list;
}

function inserted(list: readonly unknown[], index: number, entry: unknown): readonly unknown[] {
  if (index < 0 || index > list.length) throw new ImpossibleEdit(`There is no place ${index + 1}.`);
  return list.toSpliced(index, 0, entry ?? null);
}

function moved(list: readonly unknown[], from: number, to: number): readonly unknown[] {
  if (![from, to].every((index) => index >= 0 && index < list.length))
    throw new ImpossibleEdit(`There is no place ${from + 1} or ${to + 1}.`);
  return list.toSpliced(from, 1).toSpliced(to, 0, list[from]);
}
