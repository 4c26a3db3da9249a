import type { Resource } from 'i18next';
import { type Language, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import type { Namespace } from '../../locales/model/english.ts';
import { flattenTexts } from '../../locales/model/flattenTexts.ts';
import { createEngine, type Placeholders } from './createEngine.ts';

/** A value for a placeholder. */
export type Values = Readonly<Record<string, string | number>>;

/** A text with the language it was found in: the page's own, or English where the translation has a gap. */
export type ResolvedText = Readonly<{ text: string; language: string }>;

/** A text with its placeholders, and what fills them in any piece of it. */
export type RawText = ResolvedText & Readonly<{ fill(piece: string): string }>;

/**
 * The words of one language. Made once per render; knows what any text may name in placeholders.
 * A key without English, or a placeholder without a value, throws: in English a gap is an error.
 */
export type Translator = Readonly<{
  language: Language;
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
  const own = createOwnTranslator(words, language, placeholders, branchCount);
  if (language === SOURCE_LANGUAGE) return own;
  const english = createOwnTranslator(words, SOURCE_LANGUAGE, englishPlaceholders, branchCount);
  const whoHas = (namespace: Namespace, key: string, values?: Values) =>
    own.has(namespace, key, values) ? own : english;
  const figures = figureKeys(words).every((key) => own.has('common', key)) ? own : english;
  return {
    language,
    english,
    figures,
    find: (namespace, key, values) => whoHas(namespace, key, values).find(namespace, key, values),
    findRaw: (namespace, key, values) => whoHas(namespace, key, values).findRaw(namespace, key, values),
    length: english.length,
    has: english.has,
  };
}

/** A translator that knows no language but its own. */
function createOwnTranslator(
  words: Resource,
  language: Language,
  placeholders: Placeholders,
  branchCount: number,
): Translator {
  /** The text that was looked up last, for the sentence about a placeholder without a value. */
  let place = '';
  const engine = createEngine(words, language, placeholders, () => place);
  const valuesFor = (values?: Values) => ({ count: branchCount, ...values });
  // i18next would offer its own options to placeholders, such as {{ns}}: `replace` holds all that they may name.
  const optionsFor = (namespace: Namespace, values?: Values) => ({
    ...valuesFor(values),
    ns: namespace,
    replace: valuesFor(values),
  });
  const has = remembered((namespace, key, values) => {
    const options = optionsFor(namespace, values);
    return engine.exists(key, options) && engine.t(key, { ...options, skipInterpolation: true }) !== '';
  });

  function look(namespace: Namespace, key: string, values: Values | undefined, raw: boolean): ResolvedText {
    place = `locales/${language.code}/${namespace}.json: ${key}`;
    const text: unknown = engine.t(key, { ...optionsFor(namespace, values), skipInterpolation: raw });
    if (typeof text !== 'string' || !has(namespace, key, values)) {
      throw new Error(`locales/en/${namespace}.json has no text "${key}". Add it, or mend the key where it is used.`);
    }
    return { text, language: language.code };
  }

  const translator: Translator = {
    language,
    get english() {
      return translator;
    },
    get figures() {
      return translator;
    },
    has,
    find: remembered((namespace, key, values) => look(namespace, key, values, false)),
    findRaw: (namespace, key, values) => ({
      ...look(namespace, key, values, true),
      fill: (piece) => engine.services.interpolator.interpolate(piece, valuesFor(values), language.code, {}),
    }),
    length(namespace, key) {
      const list: unknown = engine.getResource(language.code, namespace, key);
      if (!Array.isArray(list)) throw new Error(`locales/en/${namespace}.json has no list "${key}".`);
      return list.length;
    },
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
