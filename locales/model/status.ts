/** How the texts of a language stand against English: what is there, what is out of date, who has read it. Pure. */
import { OTHER_LETTER, scriptOf } from '../../diagnostics/script.ts';
import { type Fault, findFaults } from './faults.ts';
import { isBranchFile } from './isBranchFile.ts';
import { neededTexts } from './neededTexts.ts';
import type { LanguageWords } from './readWords.ts';
import { type RecordEntry, type TranslationRecord, textHash } from './record.ts';

/**
 * `missing`: no text. `stale`: the English has changed since. `machine`: a draft that no person has touched.
 * `translated`: written or changed by a person. `reviewed`: read and found right by a person.
 */
export type State = 'missing' | 'stale' | 'machine' | 'translated' | 'reviewed';

export const STATES: readonly State[] = ['missing', 'stale', 'machine', 'translated', 'reviewed'];

/** A text of a language beside its English one. */
export type TextStatus = Readonly<{
  namespace: string;
  key: string;
  english: string;
  /** Absent where it is missing. */
  text?: string;
  state: State;
  /** Lost or added placeholders and tags. */
  faults: readonly Fault[];
  /** Who has read it and when. */
  reviewed?: string;
}>;

/** Every text that a language has to have, namespace by namespace, with its state. */
export function languageStatus(
  code: string,
  english: LanguageWords,
  words: LanguageWords,
  record: TranslationRecord,
): readonly TextStatus[] {
  return [...english].flatMap(([namespace, texts]) =>
    [...neededTexts(texts, code)].map(([key, source]) =>
      textStatus(
        { code, namespace, key, english: source, text: words.get(namespace)?.get(key) },
        record.get(namespace),
      ),
    ),
  );
}

type Pair = Readonly<{ code: string; namespace: string; key: string; english: string; text: string | undefined }>;

function textStatus(pair: Pair, entries: ReadonlyMap<string, RecordEntry> | undefined): TextStatus {
  const { namespace, key, english, text } = pair;
  if (text === undefined || text.trim() === '' || isCopy(pair))
    return { namespace, key, english, state: 'missing', faults: [] };
  const entry = findEntry(pair, entries);
  const shared = { namespace, key, english, text, faults: findFaults(english, text) };
  if (entry?.text !== textHash(text)) return { ...shared, state: 'translated' };
  if (entry.english !== textHash(english)) return { ...shared, state: 'stale' };
  if (entry.reviewed !== undefined) return { ...shared, state: 'reviewed', reviewed: entry.reviewed };
  return { ...shared, state: entry.by === 'machine' ? 'machine' : 'translated' };
}

/** What is the same in every language: names of services, abbreviations, the currency, addresses. */
const SAME_EVERYWHERE = /\b(?:[A-Z]+|Rs)\b|Instagram|Facebook|Twitter|LinkedIn|WhatsApp|\S+@\S+|\{\{[^}]*\}\}|<[^>]*>/g;

/**
 * English words in a translation are gaps: they would pass for the other language. A copy stays one when its English changes,
 * if the language has letters of its own. The clinic's own texts may be names.
 */
function isCopy({ code, namespace, english, text = '' }: Pair): boolean {
  if (isBranchFile(namespace) || !/\p{L}{2}/u.test(text.replace(SAME_EVERYWHERE, ''))) return false;
  if (text === english) return true;
  return scriptOf(code) === 'other' && !OTHER_LETTER.test(text);
}

/** What the record knows of a text: at its own key, or where it stood before its list was put in another order. */
function findEntry(
  { key, english, text = '' }: Omit<Pair, 'code'>,
  entries: ReadonlyMap<string, RecordEntry> | undefined,
) {
  const hashes = { english: textHash(english), text: textHash(text) };
  const own = entries?.get(key);
  if (own?.text === hashes.text && own.english === hashes.english) return own;
  const others = [...(entries?.values() ?? [])].filter((entry) => entry.text === hashes.text);
  return others.find((entry) => entry.english === hashes.english) ?? (own?.text === hashes.text ? own : others[0]);
}

/** Whether a text may be shown to patients: there, made from the present English, nothing lost. */
export function isFresh({ state, faults }: TextStatus): boolean {
  return state !== 'missing' && state !== 'stale' && faults.length === 0;
}

/** The words files of a language all of whose texts may be shown to patients. */
export function freshNamespaces(statuses: readonly TextStatus[]): ReadonlySet<string> {
  const words = statuses.filter(({ namespace }) => !isBranchFile(namespace));
  const fresh = new Set(words.map(({ namespace }) => namespace));
  for (const status of words) if (!isFresh(status)) fresh.delete(status.namespace);
  return fresh;
}

/**
 * The record after this moment: texts that are new or were changed since the last record are taken as made from the
 * present English; stale ones keep their entry, texts that are gone lose it.
 * @param by who made the new and changed ones
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
    const known = findEntry({ namespace, key, english, text }, record.get(namespace));
    const isKnown = known?.text === textHash(text);
    const fresh: RecordEntry = { english: textHash(english), text: textHash(text), by };
    const keys = next.get(namespace) ?? new Map<string, RecordEntry>();
    next.set(namespace, keys.set(key, isKnown && known ? known : fresh));
  }
  return next;
}
