/** The translation status of each text: present, out of date, reviewed. */
import { OTHER_LETTER, scriptOf } from '../../diagnostics/script.ts';
import { type Fault, findFaults } from './faults.ts';
import { memoizePerObject } from './memoizePerObject.ts';
import { isBranchFile } from './namespace.ts';
import { neededTexts } from './neededTexts.ts';
import type { LanguageWords } from './readWords.ts';
import { type RecordEntry, type TranslationRecord, textHash, WHOLE_FILE } from './record.ts';

/**
 * `missing`: no text. `stale`: the English has changed since. `machine`: an unedited machine draft.
 * `translated`: written or changed by a person. `reviewed`: approved by a person.
 */
export const STATES = ['missing', 'stale', 'machine', 'translated', 'reviewed'] as const;

export type State = (typeof STATES)[number];

/** A text of a language with its English source. */
export type TextStatus = Readonly<{
  namespace: string;
  key: string;
  english: string;
  text?: string;
  state: State;
  /** Missing or added placeholders and tags. */
  faults: readonly Fault[];
  /** Reviewer and day. */
  reviewed?: string;
}>;

/** The status of every text that a language needs, by namespace. */
export function languageStatus(
  code: string,
  english: LanguageWords,
  words: LanguageWords,
  record: TranslationRecord,
): readonly TextStatus[] {
  return [...english].flatMap(([namespace, texts]) =>
    fileStatus(words.get(namespace) ?? NO_TEXTS, code, namespace, texts, record.get(namespace)),
  );
}

type Texts = ReadonlyMap<string, string>;
type Entries = ReadonlyMap<string, RecordEntry> | undefined;

const NO_TEXTS: Texts = new Map();

const fileStatus = memoizePerObject(
  (own: Texts, code: string, namespace: string, english: Texts, entries: Entries): readonly TextStatus[] =>
    [...neededTexts(english, code)].map(([key, source]) => {
      const text = own.get(key);
      return text === undefined || text.trim() === '' || isCopy(text, source, code, namespace)
        ? { namespace, key, english: source, state: 'missing', faults: [] }
        : writtenStatus({ namespace, key, english: source, text }, entries);
    }),
);

type WrittenText = Readonly<{ namespace: string; key: string; english: string; text: string }>;

function writtenStatus(written: WrittenText, entries: Entries): TextStatus {
  const { key, english, text } = written;
  const hashes = { english: textHash(english), text: textHash(text) };
  const entry = findEntry(key, hashes, entries);
  const shared = { ...written, faults: findFaults(english, text) };
  if (!entry) return { ...shared, state: 'translated' };
  if (entry.english !== hashes.english) return { ...shared, state: 'stale' };
  if (entry.reviewed !== undefined) return { ...shared, state: 'reviewed', reviewed: entry.reviewed };
  return { ...shared, state: entry.by === 'machine' ? 'machine' : 'translated' };
}

/** What stays the same in every language: names of services, abbreviations, the currency, addresses. */
const SAME_EVERYWHERE = /\b(?:[A-Z]+|Rs)\b|Instagram|Facebook|Twitter|LinkedIn|WhatsApp|\S+@\S+|\{\{[^}]*\}\}|<[^>]*>/g;

/**
 * Whether a translation is still English, which counts as missing. In a language with another script, also detected after the
 * English has changed. Does not apply to branch files, whose texts may be names.
 */
function isCopy(text: string, english: string, code: string, namespace: string): boolean {
  if (isBranchFile(namespace) || !/\p{L}{2}/u.test(text.replace(SAME_EVERYWHERE, ''))) return false;
  if (text === english) return true;
  return scriptOf(code) === 'other' && !OTHER_LETTER.test(text);
}

/** The record entry of a text as it is now: at its own key, or at another one if its list was reordered. */
function findEntry(key: string, hashes: Pick<RecordEntry, 'english' | 'text'>, entries: Entries) {
  const own = entries?.get(key);
  if (own?.text === hashes.text && own.english === hashes.english) return own;
  const all = [...(entries?.values() ?? [])].filter((entry) => entry.text === hashes.text);
  return all.find((entry) => entry.english === hashes.english) ?? (own?.text === hashes.text ? own : all[0]);
}

/** Whether a text is present, up to date and without faults. */
export const isFresh = ({ state, faults }: TextStatus): boolean =>
  state !== 'missing' && state !== 'stale' && faults.length === 0;

/** Whether patients may see a text: it is fresh, and a named person has read it. */
export const isReady = (status: TextStatus): boolean => isFresh(status) && status.state === 'reviewed';

/** Who translated texts, or each of them. */
export type Author = RecordEntry['by'] | ((status: TextStatus) => RecordEntry['by']);

/**
 * The updated record: texts that are new or changed since the last record count as translated from the current English;
 * stale texts keep their entry, removed texts lose it. Files keep the entry of their first reading.
 * @param by who translated the new and changed texts
 */
export function updatedRecord(
  statuses: readonly TextStatus[],
  record: TranslationRecord,
  by: Author = 'person',
): TranslationRecord {
  const next = new Map<string, Map<string, RecordEntry>>();
  for (const status of statuses) {
    const { namespace, key, english, text } = status;
    if (text === undefined) continue;
    const hashes = { english: textHash(english), text: textHash(text) };
    const author = typeof by === 'function' ? by(status) : by;
    const entry = findEntry(key, hashes, record.get(namespace)) ?? { ...hashes, by: author };
    const keys = next.get(namespace) ?? new Map<string, RecordEntry>();
    next.set(namespace, keys.set(key, entry));
  }
  for (const [namespace, keys] of next) {
    const whole = record.get(namespace)?.get(WHOLE_FILE);
    if (whole) keys.set(WHOLE_FILE, whole);
  }
  return next;
}
