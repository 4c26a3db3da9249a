/** Which translations in the branch files patients may see: their English may have changed, or nobody may have read them. */
import { isLocalText } from './factTexts.ts';
import { memoizePerObject } from './memoizePerObject.ts';
import { isBranchFile } from './namespace.ts';
import { type TranslationRecord, textHash } from './record.ts';

/** Whether a translation was made from a different English text, and whether a person has read it beside this one. */
type FactState = Readonly<{ isStale: boolean; isRead: boolean }>;

/**
 * Creates the function that tells the state of a translated fact, from the record of its language. Texts that are not in the record are
 * considered fresh: someone has just written them.
 */
export const createFactCheck = memoizePerObject((record: TranslationRecord) => {
  /** Hash of a translated text to the hashes of the English texts that it was translated from, and whether it was read beside each. */
  const sources = new Map<string, Map<string, boolean>>();
  for (const [namespace, entries] of record) {
    if (!isBranchFile(namespace)) continue;
    for (const { text, english, reviewed } of entries.values()) {
      const known = sources.get(text) ?? new Map<string, boolean>();
      sources.set(text, known.set(english, known.get(english) || reviewed !== undefined));
    }
  }
  return (english: string, text: string): FactState => {
    const known = sources.get(textHash(text));
    const isRead = known?.get(textHash(english));
    return { isStale: known !== undefined && isRead === undefined, isRead: isRead ?? false };
  };
});

/**
 * A copy without some translations. The English text is shown instead.
 * @param isKept whether a text in a language stays
 */
export function withoutTexts<T>(value: T, isKept: (code: string, english: string, text: string) => boolean): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((entry) => withoutTexts(entry, isKept)) as T;
  const entries = isLocalText(value)
    ? Object.entries(value).filter(([code, text]) => code === 'en' || text === null || isKept(code, value.en, text))
    : Object.entries(value).map(([key, child]) => [key, withoutTexts(child, isKept)]);
  return Object.fromEntries(entries) as T;
}
