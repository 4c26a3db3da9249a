import i18next, { type i18n, type Resource } from 'i18next';
import { areManyBranches } from '../../branches/model/manyBranches.ts';
import type { LocalText } from '../../branches/model/siteModel.ts';
import { type Language, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import type { Namespace } from '../../locales/model/english.ts';
import { flattenTexts } from '../../locales/model/flattenTexts.ts';
import { type ResolvedText, withLanguage } from './languageMarks.ts';

/** A text that a page cannot show: it is missing in English, or one of its placeholders has no value. */
export class TextProblem extends Error {
  override readonly name = 'TextProblem';
  readonly file: string;
  readonly key: string;
  readonly reason: string;

  /**
   * @param file path of the words file, relative to the project root
   * @param key dotted path of the text in the file
   * @param reason what is wrong, as a sentence without its location
   */
  constructor(file: string, key: string, reason: string) {
    super(`${file}: ${key}: ${reason}`);
    this.file = file;
    this.key = key;
    this.reason = reason;
  }
}

/** Values for placeholders. `count` chooses between `_one` and `_other`. Without it, that of branches does, and many may have a text in `_group`. */
export type Values = Readonly<Record<string, string | number>>;

/**
 * The words of one language, for one site. Looking up a key that is missing in English, or a text with an unknown
 * placeholder, throws a `TextProblem`.
 */
export type Translator = Readonly<{
  language: Language;
  /** The i18next instance that pages use. */
  i18n: i18n;
  placeholders: Placeholders;
  /** The same site's words in the source language. */
  english: Translator;
  /**
   * The words for prices, durations, days and hours: in this language if all of them are translated, otherwise in the source
   * language.
   */
  figures: Translator;
  find(namespace: Namespace, key: string, values?: Values): ResolvedText;
}>;

/**
 * Creates the translator of a language.
 * @param words the words of all languages
 * @param placeholders what every text may use, in the words of the language
 * @param branchCount the `count` that selects the plural form if none is given
 * @param given the translator of the source language, if there is one already: fills texts that are not translated
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

/** The keys of the texts in `common` that are combined to format figures. */
const figureKeys = (words: Resource, { code }: Language): readonly string[] =>
  flattenTexts(words[code]?.common).flatMap(([key, text]) =>
    text !== '' && /^(?:figures|days|hours)\./.test(key) ? [key] : [],
  );

function hasAllFigures(words: Resource, language: Language): boolean {
  const own = new Set(figureKeys(words, language));
  return figureKeys(words, SOURCE_LANGUAGE).every((key) => own.has(key));
}

/** Nested values of placeholders, which refer to them by dotted path. */
export type Placeholders = { readonly [name: string]: string | Placeholders };

/** Options of a lookup. Placeholder values are in `replace`, apart from i18next's own options. */
type Options = Readonly<{ replace?: Values; escapeWith?: (value: string) => string }>;

/** Where i18next found a text; `res` is empty if it found none. */
type Lookup = Readonly<{ resolved: Readonly<{ res?: unknown; usedLng: string }> }>;

const PLACEHOLDER = /\{\{(.+?)\}\}/g;

/**
 * Creates an i18next instance for a language, with English as fallback. It fills placeholders in the language that a text was
 * found in, which i18next cannot do itself. It emits `found` for each text, with namespace, key, text and language.
 */
function createI18n(
  words: Resource,
  language: Language,
  placeholdersIn: (code: string) => Placeholders,
  branchCount: number,
): i18n {
  const instance = i18next.createInstance();
  const codes = new Set([language.code, SOURCE_LANGUAGE.code]);
  /** Keyed by full path: a placeholder that refers to a group has no value. */
  const placeholders = new Map([...codes].map((code) => [code, new Map(flattenTexts(placeholdersIn(code)))]));

  /** Returns the text with its placeholders filled. */
  function parse(text: unknown, options: Options, _language: string, namespace: string, key: string, found: Lookup) {
    const { res, usedLng } = found.resolved;
    if (typeof text !== 'string' || !res) {
      const reason = 'no such text. Add it, or correct the key where it is used';
      throw new TextProblem(`locales/${SOURCE_LANGUAGE.code}/${namespace}.json`, key, reason);
    }
    const { replace, escapeWith = (value) => value } = options;
    const values = new Map(Object.entries({ count: branchCount, ...replace }));
    const filled = text.replace(PLACEHOLDER, (placeholder: string, name: string) => {
      const value = values.get(name) ?? placeholders.get(usedLng)?.get(name);
      if (value !== undefined) return escapeWith(String(value));
      const reason = `no value for the placeholder ${placeholder}. locales/README.md lists the placeholders`;
      throw new TextProblem(`locales/${usedLng}/${namespace}.json`, key, reason);
    });
    instance.emit('found', namespace, key, filled, usedLng);
    return filled;
  }

  /** Adds the keys of the plural form and of a group of many branches, which i18next tries before the plain key, the last one first. */
  function addLookupKeys(keys: string[], key: string, code: string, _namespace: string, { replace }: Options) {
    keys.push(key + instance.services.pluralResolver.getSuffix(code, replace?.count ?? branchCount));
    if (replace?.count === undefined && areManyBranches({ length: branchCount })) keys.push(`${key}_group`);
  }

  // What components call. i18next's own copies all options of the instance for each text.
  const fixed = (_language: unknown, namespace: Namespace) => (key: string, values?: Values) =>
    withLanguage(findText(instance, namespace, key, values), language);
  instance.getFixedT = fixed as unknown as typeof instance.getFixedT;
  instance.use({ type: 'i18nFormat', name: 'placeholders', parse, addLookupKeys });
  instance.init({
    lng: language.code,
    load: 'currentOnly',
    fallbackLng: SOURCE_LANGUAGE.code,
    resources: words,
    ns: Object.keys(words[SOURCE_LANGUAGE.code] ?? {}),
    defaultNS: 'common',
    initAsync: false,
    returnEmptyString: false,
  });
  return instance;
}

/** A text of the branch files in a language, or in English if it is not translated. */
export function localText(text: LocalText, language: Language): ResolvedText {
  const own = text[language.code];
  return own === undefined ? { text: text.en, language: SOURCE_LANGUAGE.code } : { text: own, language: language.code };
}
