/** Which texts a language has to have, and which it has beyond them. */
import type { LanguageWords } from './readWords.ts';
import { withoutPluralSuffix } from './withoutPluralSuffix.ts';

/**
 * The English texts that a language has to translate. Of a text in two numbers it has one for each number form of its own
 * grammar; forms that English lacks are made from the English `_other`.
 * @param code language code, for its plural forms
 */
export function neededTexts(english: ReadonlyMap<string, string>, code: string): ReadonlyMap<string, string> {
  const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
  const needed = new Map<string, string>();
  for (const [key, text] of english) {
    const base = withoutPluralSuffix(key);
    if (base === key) needed.set(key, text);
    else if (key.endsWith('_other')) {
      for (const form of forms) needed.set(`${base}_${form}`, english.get(`${base}_${form}`) ?? text);
    }
  }
  return needed;
}

/** A text by its words file and its dotted key. */
export type UnknownKey = Readonly<{ namespace: string; key: string }>;

/** Keys of a language that English does not have. */
export function unknownKeys(code: string, english: LanguageWords, words: LanguageWords): readonly UnknownKey[] {
  return [...words].flatMap(([namespace, texts]) => {
    const needed = neededTexts(english.get(namespace) ?? new Map(), code);
    return [...texts.keys()].filter((key) => !needed.has(key)).map((key) => ({ namespace, key }));
  });
}
