/** Merges what two people made of the same value. */
import { withoutBlanks } from '../../branches/model/files/schemaAt.ts';
import { type Group, isGroup, isList } from '../../branches/yaml/values.ts';
import type { Path } from '../../diagnostics/place.ts';
import { haveIds } from './valueEdits.ts';
import { idOf, isSame } from './values.ts';

/** A value that both changed, each in another way; undefined where there is none. */
export type MergeConflict = Readonly<{
  /** Where it is in the merged value. */
  path: Path;
  base: unknown;
  ours: unknown;
  theirs: unknown;
}>;

export type Sides = Readonly<{ base: unknown; ours: unknown; theirs: unknown }>;

export type Merged = Readonly<{ value: unknown; conflicts: readonly MergeConflict[] }>;

/**
 * Merges field by field. Entries of a list are the same if they have the same `id`; lists without ids are merged entry by
 * entry if all three are of the same length, and are one value otherwise.
 * @returns the merged value, which has theirs where both changed the same; but a list entry that they removed and we changed
 *   is still there
 */
export function mergeValues({ base, ours, theirs }: Sides, path: Path = []): Merged {
  if (looksSame(ours, theirs) || looksSame(base, ours)) return { value: theirs, conflicts: [] };
  if (looksSame(base, theirs)) return { value: ours, conflicts: [] };
  if (isGroup(ours) && isGroup(theirs)) return mergeGroups(isGroup(base) ? base : {}, ours, theirs, path);
  if (isList(ours) && isList(theirs)) {
    const old = isList(base) ? base : [];
    if ([ours, theirs].every(haveIds) && (old.length === 0 || haveIds(old))) return mergeById(old, ours, theirs, path);
    if (old.length === ours.length && old.length === theirs.length) return mergeByPlace(old, ours, theirs, path);
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

type List = readonly unknown[];

function mergeByPlace(base: List, ours: List, theirs: List, path: Path): Merged {
  const entries = base.map((old, i) => mergeValues({ base: old, ours: ours[i], theirs: theirs[i] }, [...path, i]));
  return { value: entries.map(({ value }) => value), conflicts: entries.flatMap(({ conflicts }) => conflicts) };
}

function mergeById(base: List, ours: List, theirs: List, path: Path): Merged {
  const find = (list: List, id: string) => list.find((entry) => idOf(entry) === id);
  const sidesOf = (id: string): Sides => ({ base: find(base, id), ours: find(ours, id), theirs: find(theirs, id) });
  const isKept = (id: string) => {
    const { value, conflicts } = mergeValues(sidesOf(id));
    return value !== undefined || conflicts.length > 0;
  };
  const [old, ourIds, theirIds] = [base, ours, theirs].map((list) => list.flatMap((entry) => idOf(entry) ?? []));
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
