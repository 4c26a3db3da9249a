import type { Translator } from '../i18n/translator.ts';
import { usePage } from './pageContext.ts';

/**
 * Words that the browser puts on the page later, where no part of them can be marked with a language of its own: all in
 * the language of the page, or, where one of them has no translation, all in English.
 * @param build says them with the words it is given
 * @returns them, and as `lang` the language to mark their element with, where it is not the page's
 */
export function useOneLanguage<T>(build: (words: Translator) => T): { words: T; lang?: string } {
  const { translator } = usePage();
  const { language, english } = translator;
  let isWhole = true;
  const find: Translator['find'] = (...place) => {
    const found = translator.find(...place);
    isWhole &&= found.language === language.code;
    return found;
  };
  const words = build({ ...translator, find });
  return isWhole ? { words } : { words: build(english), lang: english.language.code };
}
