import i18next, { type i18n, type Resource } from 'i18next';
import { type Language, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { flattenTexts } from '../../locales/model/flattenTexts.ts';
import { TextProblem } from './textProblem.ts';

/** Nested texts; a placeholder names one by its dotted path. */
export type Placeholders = { readonly [name: string]: string | Placeholders };

/** What a format of i18next learns of a text beside the text: where it was found. */
type Lookup = Readonly<{ resolved: Readonly<{ res?: unknown; usedLng: string }> }>;

/** What a text is looked up with. Only what is in `replace` fills its placeholders: i18next has options of its own. */
type Options = Readonly<{ replace?: object; skipInterpolation?: boolean }>;

/** A text as written in a words file, and where it stands. */
type WrittenText = Readonly<{ text: string; language: string; namespace: string; key: string }>;

/** An i18next, and what it fills placeholders with. */
export type Engine = Readonly<{ i18n: i18n; fill(written: WrittenText, values?: object): string }>;

/**
 * An i18next of a language, with English for its gaps. Placeholders are filled in the language that a text was found in;
 * a text that is nowhere, or a placeholder without a value, throws a `TextProblem`.
 * @param words of all languages
 * @param placeholdersIn what every text may name in placeholders, in the words of a language
 */
export function createI18n(
  words: Resource,
  language: Language,
  placeholdersIn: (language: string) => Placeholders,
): Engine {
  const instance = i18next.createInstance();
  /** By whole paths: a placeholder that names a group of them has no value, as one that names nothing. */
  const own = new Map(
    [language.code, SOURCE_LANGUAGE.code].map((code) => [code, Object.fromEntries(flattenTexts(placeholdersIn(code)))]),
  );

  function parse(text: unknown, options: Options, _language: string, namespace: string, key: string, found: Lookup) {
    const { res, usedLng: language } = found.resolved;
    if (typeof text !== 'string' || !res) {
      const reason = 'no such text. Add it, or mend the key where it is used';
      throw new TextProblem(`locales/${SOURCE_LANGUAGE.code}/${namespace}.json`, key, reason);
    }
    return options.skipInterpolation ? text : fill({ text, language, namespace, key }, options.replace);
  }

  function fill({ text, language, namespace, key }: WrittenText, values?: object): string {
    const missingInterpolationHandler = (_text: string, [placeholder = '']: string[]) => {
      const reason = `no value for the placeholder ${placeholder}. locales/README.md lists the placeholders`;
      throw new TextProblem(`locales/${language}/${namespace}.json`, key, reason);
    };
    const options = { missingInterpolationHandler } as object;
    return instance.services.interpolator.interpolate(text, { ...own.get(language), ...values }, language, options);
  }

  instance.use({ type: 'i18nFormat', name: 'placeholders', parse });
  instance.init({
    lng: language.code,
    load: 'currentOnly',
    fallbackLng: SOURCE_LANGUAGE.code,
    resources: words,
    ns: Object.keys(words[SOURCE_LANGUAGE.code] ?? {}),
    defaultNS: 'common',
    initAsync: false,
    returnEmptyString: false,
    interpolation: { escapeValue: false },
  });
  return { i18n: instance, fill };
}
