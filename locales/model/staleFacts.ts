/** Translations in the branch files that were made from another English text than the one beside them. */
import { isBranchFile } from './isBranchFile.ts';
import { isLocalText } from './localText.ts';
import { type TranslationRecord, textHash } from './record.ts';

/**
 * Whether a translated text was made from another English text than this one. What the record does not know yet is taken
 * as fresh: someone has just written it.
 */
export type IsStaleFact = (english: string, text: string) => boolean;

/** Tells stale texts of a language by its record, which is gone through once for all of them. */
export function createStaleFactCheck(record: TranslationRecord): IsStaleFact {
  /** By the hash of a translated text: the hashes of the English texts that it was made from. */
  const madeFrom = new Map<string, Set<string>>();
  for (const [namespace, entries] of record) {
    if (!isBranchFile(namespace)) continue;
    for (const { text, english } of entries.values()) {
      madeFrom.set(text, (madeFrom.get(text) ?? new Set()).add(english));
    }
  }
  return (english, text) => {
    const known = madeFrom.get(textHash(text));
    return known !== undefined && !known.has(textHash(english));
  };
}

/**
 * A copy without the translations that were made from an English text which has changed since: they would say what is no
 * longer so, and English is shown in their place.
 * @param isStale whether a translation of a language was made from another English text
 */
export function withoutStaleTexts<T>(value: T, isStale: (code: string, english: string, text: string) => boolean): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((entry) => withoutStaleTexts(entry, isStale)) as T;
  const entries = isLocalText(value)
    ? Object.entries(value).filter(([code, text]) => code === 'en' || text === null || !isStale(code, value.en, text))
    : Object.entries(value).map(([key, child]) => [key, withoutStaleTexts(child, isStale)]);
  return Object.fromEntries(entries) as T;
}
