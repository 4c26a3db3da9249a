import { SOURCE_LANGUAGE } from '../../../locales/languages.ts';
import { type LanguageWords, resourcesOf, textsOf } from '../../../locales/model/readWords.ts';
import { createTranslator } from '../../../renderer/i18n/translator.ts';
import type { Content } from '../../../renderer/site/readContent.ts';
import { menu } from '../../../renderer/site/routes.ts';

/** As commits are written. */
const LANGUAGE_NAMES = new Intl.DisplayNames(SOURCE_LANGUAGE.code, { type: 'language' });

/** Which language a text is in, if it is not the usual one. */
export const languageLabels = (code = SOURCE_LANGUAGE.code): readonly string[] =>
  code === SOURCE_LANGUAGE.code ? [] : [LANGUAGE_NAMES.of(code) ?? code];

export type Names = ReturnType<typeof namesIn>;

/** What people call the parts of the site, in English: commits are written in it. */
export function namesIn({ readings, words }: Content) {
  const english = textsOf(words, SOURCE_LANGUAGE.code);
  return {
    /** The site's English words for figures. */
    words: createTranslator(resourcesOf(words), SOURCE_LANGUAGE, {}, 1),
    /** The name of a branch, or of the clinic, by its file. */
    placeOf: (id: string) => readings.find(({ typed }) => typed.id === id)?.typed.textAt(['name', 'en']) ?? id,
    /** The name of a page by its words file; in another language, such as "Dental Tips in Tamil". */
    pageOf: (namespace: string, language?: string) =>
      [fileTitle(namespace, english), ...languageLabels(language)].join(' in '),
  };
}

/** What people call a words file: its page, its service, or its own heading; else its name. @param english all English texts */
export function fileTitle(namespace: string, english: LanguageWords): string {
  // No page names what all of them share.
  if (namespace === 'common') return 'Menu and buttons';
  const page = [...menu('header'), ...menu('footer')].find((route) => route.namespace === namespace);
  const own = english.get(namespace);
  const names = [
    page && english.get('common')?.get(`nav.${page.id}`),
    english.get('services')?.get(`cards.${namespace}.title`),
    own?.get('hero.title'),
    own?.get('title'),
    own?.get('name'),
  ];
  return names.find((name) => name !== undefined && !/[{<]/.test(name)) ?? namespace;
}
