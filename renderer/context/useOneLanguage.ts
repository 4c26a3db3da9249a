import type { Translator } from '../i18n/translator.ts';
import { usePage } from './pageContext.ts';

/**
 * Builds words that the browser inserts later, where single words cannot have a `lang` of their own: all in the language of
 * the page or, if any of them has no translation, all in English.
 * @param build builds them with the translator it is given
 * @returns the words, and the `lang` of their element if it is not the page's
 */
export function useOneLanguage<T>(build: (words: Translator) => T): { words: T; lang?: string } {
  const { translator } = usePage();
  const { language, english } = translator;
  let isComplete = true;
  const find: Translator['find'] = (...args) => {
    const found = translator.find(...args);
    isComplete &&= found.language === language.code;
    return found;
  };
  const words = build({ ...translator, find });
  return isComplete ? { words } : { words: build(english), lang: english.language.code };
}
