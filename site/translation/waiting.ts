/** What a translation still waits for before patients may see it. */
import { isBranchFile } from '../../locales/model/namespace.ts';
import { type RecordEntry, type TranslationRecord, textHash, WHOLE_FILE } from '../../locales/model/record.ts';
import { isFresh, isReady, type TextStatus } from '../../locales/model/status.ts';
import { isAdvice } from '../pages/clinical.ts';

/** How many texts of a words file are not ready for patients. Each counts once. */
export type Waiting = Readonly<{
  /** Texts that keep its pages from patients because they are missing, out of date or broken. */
  texts: number;
  /** Texts that do so because no named person has read them. */
  reviews: number;
  /** Texts that its pages show in English meanwhile, if there are any. */
  inEnglish?: number;
}>;

/** By words file. Zeros for what patients see as it is. */
export type WaitingFiles = ReadonlyMap<string, Waiting>;

/**
 * What each words file of a language waits for. The first time, all of its texts have to be ready. Afterwards, its pages show a plain text
 * that is not ready in English; only advice takes them back.
 */
export function findWaiting(statuses: readonly TextStatus[], record: TranslationRecord): WaitingFiles {
  return new Map(
    byFile(statuses).map(([namespace, own]) => {
      const isOpen = wasRead(own, record.get(namespace));
      const late = own.filter((text) => !isReady(text));
      const holding = late.filter((text) => !isOpen || isAdvice(text));
      const reviews = holding.filter(isFresh).length;
      const inEnglish = late.length - holding.length;
      return [namespace, { texts: holding.length - reviews, reviews, ...(inEnglish > 0 && { inEnglish }) }] as const;
    }),
  );
}

/** The texts of each words file. Facts keep no page from patients: without a translation that has been read, they are in English. */
function byFile(
  statuses: readonly TextStatus[],
): readonly (readonly [namespace: string, own: readonly TextStatus[]])[] {
  const files = new Map<string, TextStatus[]>();
  for (const text of statuses) {
    if (isBranchFile(text.namespace)) continue;
    const own = files.get(text.namespace) ?? [];
    own.push(text);
    files.set(text.namespace, own);
  }
  return [...files];
}

type Entries = ReadonlyMap<string, RecordEntry> | undefined;

/** Whether all texts of a words file have been read, now or once. */
const wasRead = (own: readonly TextStatus[], entries: Entries): boolean =>
  entries?.has(WHOLE_FILE) || own.every(({ key, text }) => text !== undefined && readerOf(text, entries?.get(key)));

/** Who has read a text as it is, perhaps beside an earlier English one. */
const readerOf = (text: string, entry: RecordEntry | undefined) =>
  entry?.text === textHash(text) ? entry.reviewed : undefined;

/** A record in which each words file that has been read as a whole has an entry that says so, and keeps it. */
export function withFirstReadings(record: TranslationRecord, statuses: readonly TextStatus[]): TranslationRecord {
  const next = new Map(record);
  for (const [namespace, own] of byFile(statuses)) {
    const entries = record.get(namespace);
    if (!entries || entries.has(WHOLE_FILE) || !wasRead(own, entries)) continue;
    const hashOf = (part: 'english' | 'text') => textHash(own.map((text) => text[part]).join('\n'));
    const { reviewed } = entries.get(own.at(-1)?.key ?? '') ?? {};
    const whole = { english: hashOf('english'), text: hashOf('text'), by: 'person' as const, reviewed };
    next.set(namespace, new Map(entries).set(WHOLE_FILE, whole));
  }
  return next;
}
