import { type TranslationRecord, textHash } from './record.ts';

/**
 * Whether a translated text of the branch files was made from another English text than the one beside it. What the
 * record does not know yet is taken as fresh: someone has just written it.
 */
export function isStaleFact(record: TranslationRecord, english: string, text: string): boolean {
  const [ofEnglish, ofText] = [textHash(english), textHash(text)];
  const known = [...record]
    .filter(([namespace]) => namespace.startsWith('branches/'))
    .flatMap(([, keys]) => [...keys.values()])
    .filter((entry) => entry.text === ofText);
  return known.length > 0 && known.every((entry) => entry.english !== ofEnglish);
}
