/** The texts that a language needs, and keys that English does not have. */
import { memoizePerObject } from './memoizePerObject.ts';
import type { LanguageWords } from './readWords.ts';

/** The key without i18next's plural suffix: `days` for `days_one`. Other keys are returned unchanged. */
export const withoutPluralSuffix = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');

/**
 * The English texts that a language has to translate. Plural texts are expanded to the plural forms of the language;
 * forms that English lacks use the English `_other`.
 */
export const neededTexts = memoizePerObject(
  (english: ReadonlyMap<string, string>, code: string): ReadonlyMap<string, string> => {
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
  },
);

/** The keys of a language that English does not have. */
export function unknownKeys(
  code: string,
  english: LanguageWords,
  words: LanguageWords,
): readonly Readonly<{ namespace: string; key: string }>[] {
  return [...words].flatMap(([namespace, texts]) => {
    const needed = neededTexts(english.get(namespace) ?? new Map(), code);
    return [...texts.keys()].filter((key) => !needed.has(key)).map((key) => ({ namespace, key }));
  });
}
