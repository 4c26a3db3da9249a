/** Merges records: who has translated and reviewed which text, and which dentist has signed which page. */
import { flattenTexts } from '../../../locales/model/flattenTexts.ts';
import { formatRecord, parseRecord, type RecordEntry, textHash } from '../../../locales/model/record.ts';
import { formatSignatures, parseSignatures } from '../../../locales/model/signatures.ts';
import { isSame } from '../../yaml/values.ts';

type Sides = Readonly<Record<'base' | 'ours' | 'theirs', string>>;

/**
 * Entries are taken whole: parts of two would say that somebody has reviewed what nobody has.
 * @param path of the record
 * @param texts all files as they are after merging: an entry is about a text in a words file
 * @throws Error if a side cannot be read
 */
export function mergeRecords(path: string, { base, ours, theirs }: Sides, texts: ReadonlyMap<string, string>): string {
  const isCurrent = currentTexts(path.replace(/^locales\/record\/(.*)\.json$/, 'locales/$1/'), texts);
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

/** Signatures are taken whole, too. If both have signed the same texts, the one that is there already stays. */
export function mergeSignatures(path: string, { base, ours, theirs }: Sides): string {
  const [old, own, others] = [base, ours, theirs].map((text) => parseSignatures(text, path));
  const merged = Object.keys({ ...others, ...own }).map((code) => {
    const [before, mine, their] = [old?.[code], own?.[code], others?.[code]];
    const entries = Object.keys({ ...their, ...mine }).flatMap((name) => {
      const isTheirs = isSame(mine?.[name], before?.[name]) || mine?.[name]?.texts === their?.[name]?.texts;
      const entry = (isTheirs ? their : mine)?.[name];
      return entry ? [[name, entry] as const] : [];
    });
    return [code, Object.fromEntries(entries)] as const;
  });
  return formatSignatures(Object.fromEntries(merged));
}

/** Says which entries of a record are about the texts of its language, which are in a folder. */
function currentTexts(folder: string, files: ReadonlyMap<string, string>) {
  const texts = new Map<string, string>();
  for (const [path, content] of files) {
    if (!path.startsWith(folder)) continue;
    const namespace = path.slice(folder.length).replace(/\.json$/, '');
    for (const [key, text] of flattenTexts(wordsIn(content))) texts.set(`${namespace} ${key}`, textHash(text));
  }
  return (namespace: string, key: string, { text }: RecordEntry) => texts.get(`${namespace} ${key}`) === text;
}

/** A file that is no JSON has no texts: the check of what was merged says so. */
export function wordsIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
