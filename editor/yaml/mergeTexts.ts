/** Merges two versions of a file with a common base, field by field. */
import { diffArrays } from 'diff';
import { withoutBlanks } from '../../branches/model/files/schemaAt.ts';
import { readYaml } from '../../branches/yaml/readYaml.ts';
import { type Group, isGroup, isList, valueAt } from '../../branches/yaml/values.ts';
import type { Path } from '../../diagnostics/place.ts';
import { jsonText } from '../../locales/model/wordsText.ts';
import { editYaml } from './editYaml.ts';
import { entryId, haveUniqueIds, isSame } from './values.ts';

/** The three versions of a value; undefined where there is none. */
type Sides<Value = unknown> = Readonly<{ base: Value; ours: Value; theirs: Value }>;

/** A value that both sides changed differently, with its path in the merged value. */
export type MergeConflict = Sides & Readonly<{ path: Path }>;

/** A merged text, and the conflicts that a person has to decide. */
export type MergedText = Readonly<{ text: string; conflicts: readonly MergeConflict[] }>;

/**
 * Applies our changes to their text, with their comments and order. If only one side changed anything, its text is taken as it is.
 *
 * Entries of a list are the same if they have the same `id`, `day` or `branch`, or else the same content. Between those, entries
 * are merged by their place if all three have as many and none was moved; otherwise the list is one value. Different new entries
 * with the same id are both kept: ours gets a number.
 * @param base the common base; empty if both created the file
 * @returns the text, and each field that both changed to different values: the text has theirs, also an entry that they removed
 * @throws UnreadableYaml if one of the texts cannot be parsed; ImpossibleEdit if their text cannot take our changes
 */
export const mergeYaml = (base: string, ours: string, theirs: string): MergedText =>
  mergeTexts(
    { base, ours, theirs },
    (text) => readYaml(text).value,
    (value) => editYaml(theirs, { kind: 'set', path: [], value }),
  );

/**
 * The same for a words file (`locales/<code>/<namespace>.json`), key by key, in their order. Their lines stay if no text
 * changes; otherwise the file is formatted as the commands do, with the line ends and the byte order mark of theirs.
 * @throws SyntaxError if one of the texts is no JSON
 */
export const mergeJson = (base: string, ours: string, theirs: string): MergedText =>
  mergeTexts(
    { base, ours, theirs },
    (text) => JSON.parse(text.replace(/^\uFEFF/, '') || 'null'),
    (value) => jsonText(value, theirs),
  );

function mergeTexts(
  { base, ours, theirs }: Sides<string>,
  read: (text: string) => unknown,
  write: (value: unknown) => string,
): MergedText {
  if (ours === theirs || base === ours) return { text: theirs, conflicts: [] };
  if (base === theirs) return { text: ours, conflicts: [] };
  const { value, conflicts } = mergeValues({ base: read(base), ours: read(ours), theirs: read(theirs) });
  return { text: write(value), conflicts };
}

type Merged<Value = unknown> = Readonly<{ value: Value; conflicts: readonly MergeConflict[] }>;
type List = readonly unknown[];

function mergeValues(sides: Sides): Merged {
  const { base, ours, theirs } = sides;
  const undisputed = mergeOneSided(sides);
  if (undisputed) return undisputed;
  if (isGroup(ours) && isGroup(theirs)) return mergeGroups({ base: isGroup(base) ? base : {}, ours, theirs });
  if (isList(ours) && isList(theirs)) {
    const lists = { base: isList(base) ? base : [], ours, theirs };
    const merged = Object.values(lists).every(haveUniqueIds) ? mergeByName(withNumbers(lists)) : mergeByContent(lists);
    if (merged) return merged;
  }
  return { value: theirs, conflicts: [{ path: [], ...sides }] };
}

/** The value that only one side changed, or both to the same. */
function mergeOneSided<Value>({ base, ours, theirs }: Sides<Value>): Merged<Value> | undefined {
  if (looksSame(ours, theirs) || looksSame(base, ours)) return { value: theirs, conflicts: [] };
  return looksSame(base, theirs) ? { value: ours, conflicts: [] } : undefined;
}

/** Whether values are the same after Unicode normalisation. */
const looksSame = (one: unknown, other: unknown) =>
  isSame(withoutBlanks(one, undefined), withoutBlanks(other, undefined));

/** The conflicts of a part, with paths from the whole. */
const nestConflicts = (step: string | number, { conflicts }: Merged): readonly MergeConflict[] =>
  conflicts.map((conflict) => ({ ...conflict, path: [step, ...conflict.path] }));

function mergeGroups({ base, ours, theirs }: Sides<Group>): Merged {
  const parts = interleaved(Object.keys(theirs), Object.keys(ours)).map((key) => {
    const own = (group: Group) => valueAt(group, [key]);
    return [key, mergeValues({ base: own(base), ours: own(ours), theirs: own(theirs) })] as const;
  });
  const defined = parts.filter(([, { value }]) => value !== undefined);
  return {
    value: Object.fromEntries(defined.map(([key, { value }]) => [key, value])),
    conflicts: parts.flatMap(([key, part]) => nestConflicts(key, part)),
  };
}

/** Renames new entries of ours whose id a new entry of theirs has, too. */
function withNumbers(lists: Sides<List>): Sides<List> {
  const { base, ours, theirs } = lists;
  const taken = new Set(Object.values(lists).flat().map(entryId));
  const numbered = ours.map((entry) => {
    const id = valueAt(entry, ['id']);
    const other = theirs.find((each) => valueAt(each, ['id']) === id);
    const isNew = typeof id === 'string' && !base.some((each) => entryId(each) === id);
    if (!isGroup(entry) || !isNew || other === undefined || looksSame(entry, other)) return entry;
    let number = 2;
    while (taken.has(`${id}-${number}`)) number += 1;
    taken.add(`${id}-${number}`);
    return { ...entry, id: `${id}-${number}` };
  });
  return { ...lists, ours: numbered };
}

function mergeByName({ base, ours, theirs }: Sides<List>): Merged {
  const entriesIn = (names: readonly unknown[]) =>
    names.flatMap((name) => {
      const find = (list: List) => list.find((entry) => entryId(entry) === name);
      const sides = { base: find(base), ours: find(ours), theirs: find(theirs) };
      const { value, conflicts } = mergeValues(sides);
      return value === undefined && conflicts.length === 0 ? [] : [{ value: value ?? sides.ours, conflicts }];
    });
  const [old, ourNames, theirNames] = [base.map(entryId), ours.map(entryId), theirs.map(entryId)];
  const areMoved = (names: List) => !isSame(common(names, old), common(old, names));
  const [haveMoved, haveTheyMoved] = [areMoved(ourNames), areMoved(theirNames)];
  const asOurs = entriesIn(interleaved(ourNames, theirNames));
  const asTheirs = entriesIn(interleaved(theirNames, ourNames));
  const valuesOf = (entries: readonly Merged[]) => entries.map(({ value }) => value);
  const entries = haveMoved && !haveTheyMoved ? asOurs : asTheirs;
  const conflicts = entries.flatMap((entry, index) => nestConflicts(index, entry));
  const orders = { ours: valuesOf(asOurs), theirs: valuesOf(asTheirs) };
  const isOrderOpen = haveMoved && haveTheyMoved && !isSame(orders.ours, orders.theirs);
  // Before the conflicts of the entries, whose paths are those of this order.
  return {
    value: valuesOf(entries),
    conflicts: [...(isOrderOpen ? [{ path: [], base, ...orders }] : []), ...conflicts],
  };
}

/** The names that are in both lists. */
const common = (names: List, others: List) => names.filter((name) => others.includes(name));

/** The names of one list; those that only the other one has follow their predecessors there. */
function interleaved<Name>(names: readonly Name[], others: readonly Name[]): readonly Name[] {
  const result = [...names];
  for (const [i, name] of others.entries()) {
    if (names.includes(name)) continue;
    const before = others.slice(0, i).findLast((each) => result.includes(each));
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, name);
  }
  return result;
}

/** Merges lists by their equal entries. Undefined if both sides changed the same place to different lengths, or moved the same entry. */
function mergeByContent({ base, ours, theirs }: Sides<List>): Merged | undefined {
  const countIn = (list: List, entry: unknown) => list.filter((each) => looksSame(each, entry)).length;
  const [inOurs, inTheirs] = [placesIn(base, ours), placesIn(base, theirs)];
  const value: unknown[] = [];
  const conflicts: MergeConflict[] = [];
  let [i, j, k] = [0, 0, 0];
  for (const place of [...base.keys(), base.length]) {
    const [our, their] = [inOurs.get(place), inTheirs.get(place)];
    if (our === undefined || their === undefined) continue;
    const part = { base: base.slice(i, place), ours: ours.slice(j, our), theirs: theirs.slice(k, their) };
    const areAsMany = part.base.length === part.ours.length && part.base.length === part.theirs.length;
    const isMoved = (entry: unknown, at: number) =>
      (!looksSame(part.ours[at], entry) && countIn(ours, entry) > 0) ||
      (!looksSame(part.theirs[at], entry) && countIn(theirs, entry) > 0);
    const areInPlace = areAsMany && !part.base.some(isMoved);
    const once = areInPlace ? undefined : mergeOneSided(part);
    if (!areInPlace && !once) return undefined;
    const entries =
      once?.value.map((entry) => ({ value: entry, conflicts: [] })) ??
      part.base.map((entry, at) => mergeValues({ base: entry, ours: part.ours[at], theirs: part.theirs[at] }));
    conflicts.push(...entries.flatMap((entry, index) => nestConflicts(value.length + index, entry)));
    value.push(...entries.map((entry) => entry.value), ...base.slice(place, place + 1));
    [i, j, k] = [place + 1, our + 1, their + 1];
  }
  const isDoubled = (entry: unknown) => countIn(value, entry) > Math.max(countIn(ours, entry), countIn(theirs, entry));
  return value.some(isDoubled) ? undefined : { value, conflicts };
}

/** Maps the indexes of a list, and its end, to those of another list. */
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
