/** The translation status of each text: present, out of date, reviewed. Pure functions. */
import { OTHER_LETTER, scriptOf } from '../../diagnostics/script.ts';
import { type Fault, findFaults } from './faults.ts';
import { kept } from './kept.ts';
import { isBranchFile } from './namespace.ts';
import { neededTexts } from './neededTexts.ts';
import type { LanguageWords } from './readWords.ts';
import { type RecordEntry, type TranslationRecord, textHash } from './record.ts';

/**
 * `missing`: no text. `stale`: the English has changed since. `machine`: an unedited machine draft.
 * `translated`: written or changed by a person. `reviewed`: approved by a person.
 */
export type State = 'missing' | 'stale' | 'machine' | 'translated' | 'reviewed';

export const STATES: readonly State[] = ['missing', 'stale', 'machine', 'translated', 'reviewed'];

/** A text of a language with its English source. */
export type TextStatus = Readonly<{
  namespace: string;
  key: string;
  english: string;
  /** Absent if missing. */
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

const NO_TEXTS: ReadonlyMap<string, string> = new Map();

const fileStatus = kept(
  (
    own: ReadonlyMap<string, string>,
    code: string,
    namespace: string,
    english: ReadonlyMap<string, string>,
    entries: ReadonlyMap<string, RecordEntry> | undefined,
  ): readonly TextStatus[] =>
    [...neededTexts(english, code)].map(([key, source]) =>
      textStatus({ code, namespace, key, english: source, text: own.get(key) }, entries),
    ),
);

type Pair = Readonly<{ code: string; namespace: string; key: string; english: string; text: string | undefined }>;

function textStatus(pair: Pair, entries: ReadonlyMap<string, RecordEntry> | undefined): TextStatus {
  const { namespace, key, english, text } = pair;
  if (text === undefined || text.trim() === '' || isCopy(pair))
    return { namespace, key, english, state: 'missing', faults: [] };
  const hashes = { english: textHash(english), text: textHash(text) };
  const entry = findEntry(key, hashes, entries);
  const shared = { namespace, key, english, text, faults: findFaults(english, text) };
  if (entry?.text !== hashes.text) return { ...shared, state: 'translated' };
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
function isCopy({ code, namespace, english, text = '' }: Pair): boolean {
  if (isBranchFile(namespace) || !/\p{L}{2}/u.test(text.replace(SAME_EVERYWHERE, ''))) return false;
  if (text === english) return true;
  return scriptOf(code) === 'other' && !OTHER_LETTER.test(text);
}

/** The record entry of a text: at its own key, or at another one if its list was reordered. */
function findEntry(
  key: string,
  hashes: Pick<RecordEntry, 'english' | 'text'>,
  entries: ReadonlyMap<string, RecordEntry> | undefined,
) {
  const own = entries?.get(key);
  if (own?.text === hashes.text && own.english === hashes.english) return own;
  const others = [...(entries?.values() ?? [])].filter((entry) => entry.text === hashes.text);
  return others.find((entry) => entry.english === hashes.english) ?? (own?.text === hashes.text ? own : others[0]);
}

/** Whether a text is present, up to date and without faults. */
export function isFresh({ state, faults }: TextStatus): boolean {
  return state !== 'missing' && state !== 'stale' && faults.length === 0;
}

/**
 * The updated record: texts that are new or changed since the last record count as translated from the current English;
 * stale texts keep their entry, removed texts lose it.
 * @param by who translated the new and changed texts
 */
export function updatedRecord(
  statuses: readonly TextStatus[],
  record: TranslationRecord,
  by: RecordEntry['by'] = 'person',
): TranslationRecord {
  const next = new Map<string, Map<string, RecordEntry>>();
  for (const status of statuses) {
    const { namespace, key, english, text } = status;
    if (text === undefined) continue;
    const hashes = { english: textHash(english), text: textHash(text) };
    const known = findEntry(key, hashes, record.get(namespace));
    const keys = next.get(namespace) ?? new Map<string, RecordEntry>();
    next.set(namespace, keys.set(key, known?.text === hashes.text ? known : { ...hashes, by }));
  }
  return next;
}
