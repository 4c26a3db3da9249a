import type { i18n, Resource, TFunction } from 'i18next';
import { type Language, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import type { Namespace } from '../../locales/model/english.ts';
import { flattenTexts } from '../../locales/model/flattenTexts.ts';
import { createI18n, type Placeholders } from './createI18n.ts';

/** Values for placeholders. `count` chooses between `_one` and `_other`. */
export type Values = Readonly<Record<string, string | number>>;

/** A text with the language it was found in: the page's own, or English where the translation has a gap. */
export type ResolvedText = Readonly<{ text: string; language: string }>;

/**
 * The words of one language. Made once for a site; knows what any text may name in placeholders.
 * A key without English, or a placeholder without a value, throws a `TextProblem`: in English a gap is an error.
 */
export type Translator = Readonly<{
  language: Language;
  /** What pages take their words from. */
  i18n: i18n;
  /** What any text may name, in the words of the language. */
  placeholders: Placeholders;
  /** The words of the source language: what the clinic's staff reads. */
  english: Translator;
  /** The words for prices, durations, days and hours: this language's if it has them all, otherwise the source language's. */
  figures: Translator;
  find(namespace: Namespace, key: string, values?: Values): ResolvedText;
}>;

/**
 * Makes the translator of a language.
 * @param words of all languages
 * @param placeholders what every text may use, in the words of the language
 * @param branchCount the count of texts that are given no other
 * @param given the words of the source language, where they have been made: the English texts that fill the gaps of a translation
 *   have their placeholders from them
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
    find: (namespace, key, values) => findText(i18n.getFixedT(null, namespace), key, values),
  };
  return translator;
}

/**
 * Looks a text up.
 * @param t of i18next, for a namespace
 * @param escapeWith for values that go into markup
 */
export function findText(
  t: TFunction,
  key: string,
  values?: Values,
  escapeWith?: (value: string) => string,
): ResolvedText {
  const { res, usedLng } = t(key, { replace: values, escapeWith, returnDetails: true });
  return { text: res, language: usedLng };
}

/** The groups of `common` whose texts are put together to say a figure. */
const FIGURE_GROUPS = ['figures', 'days', 'hours'];

/** The texts of a language that are put together to say a figure. */
const figureTexts = (words: Resource, { code }: Language) =>
  flattenTexts(words[code]?.common).filter(
    ([key, text]) => text !== '' && FIGURE_GROUPS.some((group) => key.startsWith(`${group}.`)),
  );

function hasAllFigures(words: Resource, language: Language): boolean {
  const own = new Set(figureTexts(words, language).map(([key]) => key));
  return figureTexts(words, SOURCE_LANGUAGE).every(([key]) => own.has(key));
}
