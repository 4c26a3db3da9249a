import type { i18n, Resource } from 'i18next';
import { type Language, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import type { Namespace } from '../../locales/model/english.ts';
import { flattenTexts } from '../../locales/model/flattenTexts.ts';
import { createI18n, type Placeholders } from './createI18n.ts';
import { TextProblem } from './textProblem.ts';

/** A value for a placeholder. */
export type Values = Readonly<Record<string, string | number>>;

/** A text with the language it was found in: the page's own, or English where the translation has a gap. */
export type ResolvedText = Readonly<{ text: string; language: string }>;

/** A text with its placeholders, and what fills them in any piece of it. */
export type RawText = ResolvedText & Readonly<{ fill(piece: string): string }>;

/**
 * The words of one language. Made once per render; knows what any text may name in placeholders.
 * A key without English, or a placeholder without a value, throws a `TextProblem`: in English a gap is an error.
 */
export type Translator = Readonly<{
  language: Language;
  /** What `react-i18next` works with. */
  i18n: i18n;
  /** The words of the source language: what the clinic's staff reads. */
  english: Translator;
  /** The words for prices, durations, days and hours: this language's if it has them all, otherwise the source language's. */
  figures: Translator;
  /** The text with its placeholders filled. `branchCount` chooses between `_one` and `_other`. */
  find(namespace: Namespace, key: string, values?: Values): ResolvedText;
  /** The text as the translator wrote it, for markup that is parsed before its placeholders are filled. */
  findRaw(namespace: Namespace, key: string, values?: Values): RawText;
  /** How many entries a list has in English, the source. */
  length(namespace: Namespace, key: string): number;
  has(namespace: Namespace, key: string, values?: Values): boolean;
}>;

/** The groups of `common` whose texts are put together to say a figure. */
const FIGURE_GROUPS = ['figures', 'days', 'hours'];

const figureKeys = (words: Resource) =>
  flattenTexts(words[SOURCE_LANGUAGE.code]?.common)
    .map(([key]) => key)
    .filter((key) => FIGURE_GROUPS.some((group) => key.startsWith(`${group}.`)));

/**
 * Makes the translator of a language.
 * @param words of all languages
 * @param placeholders what every text may use, in the words of the language
 * @param englishPlaceholders the same in English, for the English texts that fill the gaps of a translation
 */
export function createTranslator(
  words: Resource,
  language: Language,
  placeholders: Placeholders,
  branchCount: number,
  englishPlaceholders = placeholders,
): Translator {
  const { i18n, fill } = createI18n(words, language, (code) =>
    code === language.code ? placeholders : englishPlaceholders,
  );
  const look = (namespace: Namespace, key: string, values: Values | undefined, raw: boolean): ResolvedText => {
    const replace = { count: branchCount, ...values };
    const options = { ns: namespace, count: Number(replace.count), replace, skipInterpolation: raw };
    const { res, usedLng } = i18n.t(key, { ...options, returnDetails: true });
    return { text: res, language: usedLng };
  };
  const isOwn = (key: string) => look('common', key, undefined, true).language === language.code;
  const english =
    language === SOURCE_LANGUAGE
      ? undefined
      : createTranslator(words, SOURCE_LANGUAGE, englishPlaceholders, branchCount);
  const figures = figureKeys(words).every(isOwn) ? undefined : english;
  const translator: Translator = {
    language,
    i18n,
    get english() {
      return english ?? translator;
    },
    get figures() {
      return figures ?? translator;
    },
    find: remembered((namespace, key, values) => look(namespace, key, values, false)),
    findRaw(namespace, key, values) {
      const found = look(namespace, key, values, true);
      return {
        ...found,
        fill: (piece) => fill({ ...found, text: piece, namespace, key }, { count: branchCount, ...values }),
      };
    },
    length(namespace, key) {
      const list: unknown = i18n.getResource(SOURCE_LANGUAGE.code, namespace, key);
      if (!Array.isArray(list)) throw new TextProblem(`locales/en/${namespace}.json`, key, 'no such list');
      return list.length;
    },
    has: (namespace, key) => i18n.exists(key, { ns: namespace, count: branchCount }),
  };
  return translator;
}

/** The same without asking twice: most texts are on many pages, and most of them need no values of their own. */
function remembered<T>(
  ask: (namespace: Namespace, key: string, values?: Values) => T,
): (namespace: Namespace, key: string, values?: Values) => T {
  const answers = new Map<string, T>();
  return (namespace, key, values) => {
    if (values !== undefined) return ask(namespace, key, values);
    const place = `${namespace}:${key}`;
    const answer = answers.get(place) ?? ask(namespace, key);
    answers.set(place, answer);
    return answer;
  };
}
