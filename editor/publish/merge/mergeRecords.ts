/** Merges the records of a translation: who has translated and reviewed which text. */
import { flattenTexts } from '../../../locales/model/flattenTexts.ts';
import { formatRecord, parseRecord, type RecordEntry, textHash } from '../../../locales/model/record.ts';
import { isSame } from '../../yaml/values.ts';

/** Whether an entry is about the text as it is after merging. */
export type IsCurrent = (namespace: string, key: string, entry: RecordEntry) => boolean;

type Texts = Readonly<Record<'base' | 'ours' | 'theirs', string>>;

/**
 * Entries are taken whole: parts of two would say that somebody has reviewed what nobody has.
 * @throws Error if a side cannot be read
 */
export function mergeRecords({ base, ours, theirs }: Texts, isCurrent: IsCurrent): string {
  const [old, own, others] = [parseRecord(base), parseRecord(ours), parseRecord(theirs)];
  const merged = new Map<string, ReadonlyMap<string, RecordEntry>>();
  for (const name of new Set([...others.keys(), ...own.keys()])) {
    const entries = new Map<string, RecordEntry>();
    for (const key of new Set([...(others.get(name)?.keys() ?? []), ...(own.get(name)?.keys() ?? [])])) {
      const [before, mine, theirs] = [old, own, others].map((side) => side.get(name)?.get(key));
      let kept = mine;
      if (isSame(mine, before)) kept = theirs;
      else if (mine && theirs && !isSame(theirs, before) && isCurrent(name, key, theirs)) kept = theirs;
      // What they removed went with its text.
      else if (mine && before && !theirs && !isCurrent(name, key, mine)) kept = undefined;
      if (kept) entries.set(key, kept);
    }
    if (entries.size > 0) merged.set(name, entries);
  }
  return formatRecord(merged);
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
