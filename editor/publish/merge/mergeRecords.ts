/** Merges what is recorded about texts: who has translated, reviewed and signed them. */
import { z } from 'zod';
import { flattenTexts } from '../../../locales/model/flattenTexts.ts';
import { formatRecord, parseRecord, type RecordEntry, textHash } from '../../../locales/model/record.ts';
import { isSame } from '../../yaml/values.ts';

/** Entries by language or words file, then by key. */
type Entries<T> = ReadonlyMap<string, ReadonlyMap<string, T>>;

type Texts = Readonly<{ base: string; ours: string; theirs: string }>;

/** Whether an entry is about the text as it is after merging. */
export type IsCurrent = (namespace: string, key: string, entry: RecordEntry) => boolean;

const signatures = z.record(z.string(), z.record(z.string(), z.unknown()));

/**
 * Merges the record of a translation. An entry is taken whole: parts of two would say that somebody has reviewed what nobody has.
 * @throws Error if a side cannot be read
 */
export function mergeRecords({ base, ours, theirs }: Texts, isCurrent: IsCurrent): string {
  const sides = [base, ours, theirs].map((text) => parseRecord(text));
  return formatRecord(
    merge(sides, (name, key, one, other) => {
      // An entry that they removed went with its text.
      if (other === undefined) return isCurrent(name, key, one) ? one : undefined;
      return isCurrent(name, key, other) ? other : one;
    }),
  );
}

/** Merges the record of what dentists have signed off, whose entries hold for certain texts only. */
export function mergeSignatures({ base, ours, theirs }: Texts): string {
  const sides = [base, ours, theirs].map((text) => toMaps(signatures.parse(JSON.parse(text))));
  const merged = merge(sides, (_name, _key, one) => one);
  return `${JSON.stringify(Object.fromEntries([...merged].map(([name, keys]) => [name, Object.fromEntries(keys)])), null, 2)}\n`;
}

const toMaps = (groups: z.infer<typeof signatures>) =>
  new Map(Object.entries(groups).map(([name, keys]) => [name, new Map(Object.entries(keys))]));

/** @param choose the entry to keep if both sides have changed it, or they have removed what we changed */
function merge<T>(
  [base, ours, theirs]: readonly Entries<T>[],
  choose: (name: string, key: string, ours: T, theirs: T | undefined) => T | undefined,
): Entries<T> {
  const merged = new Map<string, ReadonlyMap<string, T>>();
  for (const name of new Set([...(theirs?.keys() ?? []), ...(ours?.keys() ?? [])])) {
    const [own, other, old] = [ours, theirs, base].map((side) => side?.get(name));
    const entries = new Map<string, T>();
    for (const key of new Set([...(other?.keys() ?? []), ...(own?.keys() ?? [])])) {
      const [mine, yours, before] = [own, other, old].map((side) => side?.get(key));
      let kept = mine;
      if (isSame(mine, before)) kept = yours;
      else if (mine !== undefined && !isSame(yours, before)) kept = choose(name, key, mine, yours);
      if (kept !== undefined) entries.set(key, kept);
    }
    if (entries.size > 0) merged.set(name, entries);
  }
  return merged;
}

/** The folder with the words that a record of translations speaks of. */
export const wordsOf = (record: string) => record.replace(/^locales\/record\/(.*)\.json$/, 'locales/$1/');

/**
 * Says which entries of a record are about the texts of its language as they are after merging.
 * @param files the words files of the language: path and text
 */
export function currentTexts(record: string, files: Iterable<readonly [path: string, text: string]>): IsCurrent {
  const texts = new Map<string, string>();
  for (const [path, content] of files) {
    const namespace = path.slice(wordsOf(record).length).replace(/\.json$/, '');
    for (const [key, text] of flattenTexts(wordsIn(content))) texts.set(`${namespace} ${key}`, textHash(text));
  }
  return (namespace, key, { text }) => texts.get(`${namespace} ${key}`) === text;
}

/** A file that is no JSON has no texts: the check of what was merged says so. */
export function wordsIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
