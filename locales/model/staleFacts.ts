/** Detects translations in the branch files whose English text has changed since. */
import { isLocalText } from './factTexts.ts';
import { memoizePerObject } from './memoizePerObject.ts';
import { isBranchFile } from './namespace.ts';
import { type TranslationRecord, textHash } from './record.ts';

/**
 * Creates the check whether a text was translated from a different English text, from the record of its language. Texts that are not in
 * the record are considered fresh: someone has just written them.
 */
export const createStaleFactCheck = memoizePerObject((record: TranslationRecord) => {
  /** Hash of a translated text to the hashes of the English texts that it was translated from. */
  const sources = new Map<string, Set<string>>();
  for (const [namespace, entries] of record) {
    if (!isBranchFile(namespace)) continue;
    for (const { text, english } of entries.values()) {
      sources.set(text, (sources.get(text) ?? new Set()).add(english));
    }
  }
  return (english: string, text: string): boolean => {
    const known = sources.get(textHash(text));
    return known !== undefined && !known.has(textHash(english));
  };
});

/**
 * A copy without stale translations, which may no longer be true. The English text is shown instead.
 * @param isStale whether a text in a language was translated from a different English text
 */
export function withoutStaleTexts<T>(value: T, isStale: (code: string, english: string, text: string) => boolean): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((entry) => withoutStaleTexts(entry, isStale)) as T;
  const entries = isLocalText(value)
    ? Object.entries(value).filter(([code, text]) => code === 'en' || text === null || !isStale(code, value.en, text))
    : Object.entries(value).map(([key, child]) => [key, withoutStaleTexts(child, isStale)]);
  return Object.fromEntries(entries) as T;
}
