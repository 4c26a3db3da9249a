import type { Said } from './sayFacts.ts';

/** Which entry of a list became which; positions count from 0. */
export type Pairing = Readonly<{
  /** In the order of the old list. */
  pairs: readonly (readonly [before: number, after: number])[];
  removed: readonly number[];
  added: readonly number[];
}>;

/** By what an old entry is known again, surest first: all of it, its name, its place if it is nothing but a text. */
const SIGNS: readonly ((entry: Said, position: number) => string | undefined)[] = [
  (entry) => JSON.stringify(entry),
  nameOf,
  (entry, position) => (typeof entry === 'object' && 'en' in entry ? String(position) : undefined),
];

/** The name of an entry in the words of the files. */
export function nameOf(entry: Said): string | undefined {
  if (typeof entry === 'string') return entry;
  if (!isGroup(entry)) return undefined;
  const name = entry.id ?? entry.day ?? entry.name ?? entry.title ?? entry.en;
  return typeof name === 'object' && isGroup(name) ? nameOf(name) : typeof name === 'string' ? name : undefined;
}

export function isGroup(value: Said): value is Readonly<{ [name: string]: Said }> {
  return typeof value === 'object' && !Array.isArray(value);
}

/** Finds the entries of an old list in a new one. Two of the same name are taken in their order. */
export function pairEntries(before: readonly Said[], after: readonly Said[]): Pairing {
  const lost = new Map(before.entries());
  const found = new Map(after.entries());
  const pairs: [number, number][] = [];
  for (const sign of SIGNS) {
    const places = new Map<string, number[]>();
    for (const [j, entry] of found) {
      const key = sign(entry, j);
      if (key !== undefined) places.set(key, [...(places.get(key) ?? []), j]);
    }
    for (const [i, entry] of lost) {
      const j = places.get(sign(entry, i) ?? '')?.shift();
      if (j === undefined) continue;
      pairs.push([i, j]);
      lost.delete(i);
      found.delete(j);
    }
  }
  return { pairs: pairs.sort(([one], [other]) => one - other), removed: [...lost.keys()], added: [...found.keys()] };
}
