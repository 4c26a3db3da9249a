/** Merges what two people made of the same value. */
import { diffArrays } from 'diff';
import { withoutBlanks } from '../../branches/model/files/schemaAt.ts';
import { type Group, isGroup, isList } from '../../branches/yaml/values.ts';
import type { Path } from '../../diagnostics/place.ts';
import { idOf, isSame } from './values.ts';

/** A value that both changed, each in another way; undefined where there is none. */
export type MergeConflict = Readonly<{
  /** Where it is in the merged value. */
  path: Path;
  base: unknown;
  ours: unknown;
  theirs: unknown;
}>;

type List = readonly unknown[];

export type Sides = Readonly<{ base: unknown; ours: unknown; theirs: unknown }>;

export type Merged = Readonly<{ value: unknown; conflicts: readonly MergeConflict[] }>;

/**
 * Merges field by field. Entries of a list are the same if they have the same `id`, `day` or `branch`, or else the same content.
 * Between those, entries are merged by their place if all three have as many; otherwise the list is one value. Different new
 * entries with the same id are both kept: ours gets a number.
 * @returns the merged value, which has theirs where both changed the same; but a list entry that they removed and we changed
 *   is still there
 */
export function mergeValues({ base, ours, theirs }: Sides, path: Path = []): Merged {
  if (looksSame(ours, theirs) || looksSame(base, ours)) return { value: theirs, conflicts: [] };
  if (looksSame(base, theirs)) return { value: ours, conflicts: [] };
  if (isGroup(ours) && isGroup(theirs)) return mergeGroups(isGroup(base) ? base : {}, ours, theirs, path);
  if (isList(ours) && isList(theirs)) {
    const old = isList(base) ? base : [];
    const merged = [old, ours, theirs].every(haveNames)
      ? mergeByName(old, withNumbers(old, ours, theirs), theirs, path)
      : mergeByContent(old, ours, theirs, path);
    if (merged) return merged;
  }
  return { value: theirs, conflicts: [{ path, base, ours, theirs }] };
}

/** Whether values are the same, however a program has spelt the letters of their texts. */
const looksSame = (one: unknown, other: unknown) =>
  isSame(withoutBlanks(one, undefined), withoutBlanks(other, undefined));

function mergeGroups(base: Group, ours: Group, theirs: Group, path: Path): Merged {
  const conflicts: MergeConflict[] = [];
  const value: Record<string, unknown> = {};
  for (const key of interleaved(Object.keys(theirs), Object.keys(ours))) {
    const inner = mergeValues({ base: own(base, key), ours: own(ours, key), theirs: own(theirs, key) }, [...path, key]);
    conflicts.push(...inner.conflicts);
    if (inner.value !== undefined) value[key] = inner.value;
  }
  return { value, conflicts };
}

const own = (group: Group, key: string): unknown => (Object.hasOwn(group, key) ? group[key] : undefined);

/** What tells an entry of a list from the others. */
function nameOf(entry: unknown): string | undefined {
  const name = isGroup(entry) ? (entry.id ?? entry.day ?? entry.branch) : undefined;
  return typeof name === 'string' ? name : undefined;
}

/** Whether every entry has a name of its own. */
function haveNames(list: List): boolean {
  const names = new Set(list.map(nameOf));
  return names.size === list.length && !names.has(undefined);
}

/** Ours, with another id for each new entry whose id their new entry has, too. */
function withNumbers(base: List, ours: List, theirs: List): List {
  const taken = new Set([...base, ...ours, ...theirs].map(nameOf));
  return ours.map((entry) => {
    const id = idOf(entry);
    const other = theirs.find((each) => idOf(each) === id);
    const isNew = id !== undefined && !base.some((each) => nameOf(each) === id);
    if (!isGroup(entry) || !isNew || other === undefined || looksSame(entry, other)) return entry;
    let number = 2;
    while (taken.has(`${id}-${number}`)) number += 1;
    taken.add(`${id}-${number}`);
    return { ...entry, id: `${id}-${number}` };
  });
}

/** Undefined if both changed the list at the same place, and not in as many entries. */
function mergeByContent(base: List, ours: List, theirs: List, path: Path): Merged | undefined {
  const [inOurs, inTheirs] = [placesIn(base, ours), placesIn(base, theirs)];
  const kept = [...base.keys(), base.length].filter((place) => inOurs.has(place) && inTheirs.has(place));
  const value: unknown[] = [];
  const conflicts: MergeConflict[] = [];
  let [i, j, k] = [0, 0, 0];
  for (const place of kept) {
    const [our, their] = [inOurs.get(place) ?? 0, inTheirs.get(place) ?? 0];
    const parts = [base.slice(i, place), ours.slice(j, our), theirs.slice(k, their)] as const;
    const merged = mergeParts(parts, [...path, value.length]);
    if (!merged) return undefined;
    value.push(...merged.entries, ...base.slice(place, place + 1));
    conflicts.push(...merged.conflicts);
    [i, j, k] = [place + 1, our + 1, their + 1];
  }
  return { value, conflicts };
}

/** Where the entries of a list are in another one, by their places; and its end. */
function placesIn(list: List, other: List): ReadonlyMap<number, number> {
  const places = new Map([[list.length, other.length]]);
  let [i, j] = [0, 0];
  for (const { added, removed, count } of diffArrays([...list], [...other], { comparator: looksSame })) {
    for (let n = 0; n < count && !added && !removed; n += 1) places.set(i + n, j + n);
    if (!added) i += count;
    if (!removed) j += count;
  }
  return places;
}

/** @param path of the first of their entries */
function mergeParts(
  [base, ours, theirs]: readonly [List, List, List],
  path: Path,
): Readonly<{ entries: List; conflicts: readonly MergeConflict[] }> | undefined {
  if (looksSame(base, ours) || looksSame(ours, theirs)) return { entries: theirs, conflicts: [] };
  if (looksSame(base, theirs)) return { entries: ours, conflicts: [] };
  if (base.length !== ours.length || base.length !== theirs.length) return undefined;
  const [list, first] = [path.slice(0, -1), Number(path.at(-1))];
  const entries = base.map((old, i) =>
    mergeValues({ base: old, ours: ours[i], theirs: theirs[i] }, [...list, first + i]),
  );
  return { entries: entries.map(({ value }) => value), conflicts: entries.flatMap(({ conflicts }) => conflicts) };
}

function mergeByName(base: List, ours: List, theirs: List, path: Path): Merged {
  const find = (list: List, id: string) => list.find((entry) => nameOf(entry) === id);
  const sidesOf = (id: string): Sides => ({ base: find(base, id), ours: find(ours, id), theirs: find(theirs, id) });
  const isKept = (id: string) => {
    const { value, conflicts } = mergeValues(sidesOf(id));
    return value !== undefined || conflicts.length > 0;
  };
  const [old, ourIds, theirIds] = [base, ours, theirs].map((list) => list.flatMap((entry) => nameOf(entry) ?? []));
  const haveMoved = !isSame(orderOf(ourIds, old), orderOf(old, ourIds));
  const haveTheyMoved = !isSame(orderOf(theirIds, old), orderOf(old, theirIds));
  const asOurs = interleaved(ourIds ?? [], theirIds ?? []).filter(isKept);
  const asTheirs = interleaved(theirIds ?? [], ourIds ?? []).filter(isKept);
  const order = haveMoved && !haveTheyMoved ? asOurs : asTheirs;
  const conflicts: MergeConflict[] = [];
  const merged = new Map<string, unknown>();
  for (const [index, id] of order.entries()) {
    const sides = sidesOf(id);
    const entry = mergeValues(sides, [...path, index]);
    conflicts.push(...entry.conflicts);
    merged.set(id, entry.value ?? sides.ours);
  }
  const inOrder = (ids: readonly string[]) => ids.map((id) => merged.get(id));
  if (haveMoved && haveTheyMoved && !isSame(asOurs, asTheirs))
    conflicts.push({ path, base, ours: inOrder(asOurs), theirs: inOrder(asTheirs) });
  return { value: inOrder(order), conflicts };
}

/** Those of the ids that the other list has, too. */
const orderOf = (ids: readonly string[] = [], others: readonly string[] = []) =>
  ids.filter((id) => others.includes(id));

/** The names of one list, with those that only the other one has after the names that they follow there. */
function interleaved(names: readonly string[], others: readonly string[]): readonly string[] {
  const result = [...names];
  for (const [i, name] of others.entries()) {
    if (names.includes(name)) continue;
    const before = others.slice(0, i).findLast((each) => result.includes(each));
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, name);
  }
  return result;
}
