/** Finds the entries that a person saw again, after another window has moved, removed or inserted some. */
import { isGroup, isList, valueAt } from '../../branches/yaml/values.ts';
import { ImpossibleEdit, type YamlEdit } from '../../branches/yaml/yamlEdit.ts';
import type { Path } from '../../diagnostics/place.ts';
import { entryId, isSameInput } from './values.ts';

/** An entry of a list as a person saw it; undefined where the list did not exist yet. */
export type SeenEntry = unknown;

/** The path of the entry that an edit is about; a moved one is named by where it was. */
const pathOf = (edit: YamlEdit): Path => (edit.kind === 'move' ? [...edit.path, edit.from] : edit.path);

/** The entries on the path of an edit, outermost first. @param values that the person saw */
export function seenEntries(values: unknown, edit: YamlEdit): readonly SeenEntry[] {
  const path = pathOf(edit);
  return path.flatMap((step, depth) => {
    const list = valueAt(values, path.slice(0, depth));
    return typeof step === 'number' ? [isList(list) ? list[step] : undefined] : [];
  });
}

const lengthOf = (list: unknown) => (isList(list) ? list.length : 0);

/** An edit with its entries where they are now. @throws ImpossibleEdit if one of them is gone */
export function findAgain(values: unknown, edit: YamlEdit, seen: readonly SeenEntry[]): YamlEdit {
  const left = [...seen];
  const path: (string | number)[] = [];
  for (const step of pathOf(edit)) {
    path.push(typeof step === 'number' ? indexOf(valueAt(values, path), step, left.shift()) : step);
  }
  if (edit.kind === 'insert') return { ...edit, path, index: Math.min(edit.index, lengthOf(valueAt(values, path))) };
  if (edit.kind !== 'move') return { ...edit, path };
  const list = path.slice(0, -1);
  return { ...edit, path: list, from: Number(path.at(-1)), to: Math.min(edit.to, lengthOf(valueAt(values, list)) - 1) };
}

function indexOf(list: unknown, index: number, entry: SeenEntry): number {
  // A list that does not exist yet has no entries to mistake.
  if (!isList(list) || entry === undefined || looksSame(list[index], entry)) return index;
  const placesOf = (isIt: (each: unknown) => boolean) => [...list.keys()].filter((at) => isIt(list[at]));
  const id = entryId(entry);
  // If its own content was changed elsewhere, it has its id.
  for (const places of [
    placesOf((each) => looksSame(each, entry)),
    placesOf((each) => id !== undefined && entryId(each) === id),
  ])
    if (places[0] !== undefined && places.length === 1) return places[0];
  throw new ImpossibleEdit(`There is no entry ${index + 1}.`);
}

/** Whether two entries have the same content. Ids follow it. */
const looksSame = (one: unknown, other: unknown) => isSameInput(withoutId(one), withoutId(other));

const withoutId = (entry: unknown) => (isGroup(entry) ? { ...entry, id: undefined } : entry);
