import type { i18n, Resource } from 'i18next';
import { type Language, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import type { Namespace } from '../../locales/model/english.ts';
import { flattenTexts } from '../../locales/model/flattenTexts.ts';
import { createI18n, type Placeholders } from './createI18n.ts';

/** Values for placeholders. `count` chooses between `_one` and `_other`. */
export type Values = Readonly<Record<string, string | number>>;

/** A text, and the code of the language it was found in: the page's, or English if it is not translated. */
export type ResolvedText = Readonly<{ text: string; language: string }>;

/**
 * The words of one language, for one site. Looking up a key that is missing in English, or a text with an unknown
 * placeholder, throws a `TextProblem`.
 */
export type Translator = Readonly<{
  language: Language;
  /** The i18next instance that pages use. */
  i18n: i18n;
  /** What any text may name, in the words of the language. */
  placeholders: Placeholders;
  /** The same site's words in the source language. */
  english: Translator;
  /**
   * The words for prices, durations, days and hours: in this language if all of them are translated, otherwise in the source
   * language.
   */
  figures: Translator;
  /** Looks up a text. */
  find(namespace: Namespace, key: string, values?: Values): ResolvedText;
}>;

/**
 * Creates the translator of a language.
 * @param words the words of all languages
 * @param placeholders the placeholders that every text may use, in the words of the language
 * @param branchCount the `count` that selects the plural form if none is given
 * @param given the translator of the source language, if there is one already: texts that are not translated take their
 *   placeholders from it
 */
export function createTranslator(
  words: Resource,
  language: Language,
  placeholders: Placeholders,
  branchCount: number,
  given?: Translator,
): Translator {
  const englishPlaceholders = given?.placeholders ?? placeholders;
  const placeholdersIn = (code: string) => (code === language.code ? placeholders : englishPlaceholders);
  const i18n = createI18n(words, language, placeholdersIn, branchCount);
  const isComplete = hasAllFigures(words, language);
  let english = given;
  const translator: Translator = {
    language,
    i18n,
    placeholders,
    get english() {
      if (language === SOURCE_LANGUAGE) return translator;
      english ??= createTranslator(words, SOURCE_LANGUAGE, englishPlaceholders, branchCount);
      return english;
    },
    get figures() {
      return isComplete ? translator : translator.english;
    },
    find: (namespace, key, values) => findText(i18n, namespace, key, values),
  };
  return translator;
}

/**
 * Looks up a text. Not with i18next's function for a namespace, which copies all options of the instance for each text.
 * @param escapeWith escapes placeholder values, for texts with markup
 * @throws TextProblem if the text is missing or a placeholder has no value
 */
export function findText(
  i18n: i18n,
  namespace: Namespace,
  key: string,
  values?: Values,
  escapeWith?: (value: string) => string,
): ResolvedText {
  const { res, usedLng } = i18n.t(key, { ns: namespace, replace: values, escapeWith, returnDetails: true });
  return { text: res, language: usedLng };
}

/** The groups of `common` whose texts are combined to format figures. */
const FIGURE_GROUPS = ['figures', 'days', 'hours'];

/** The non-empty texts of those groups in a language. */
const figureTexts = (words: Resource, { code }: Language) =>
  flattenTexts(words[code]?.common).filter(
    ([key, text]) => text !== '' && FIGURE_GROUPS.some((group) => key.startsWith(`${group}.`)),
  );

function hasAllFigures(words: Resource, language: Language): boolean {
  const own = new Set(figureTexts(words, language).map(([key]) => key));
  return figureTexts(words, SOURCE_LANGUAGE).every(([key]) => own.has(key));
}
