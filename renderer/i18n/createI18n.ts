import i18next, { type i18n, type Resource } from 'i18next';
import { type Language, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { flattenTexts } from '../../locales/model/flattenTexts.ts';
import { TextProblem } from './textProblem.ts';

/** Nested values of placeholders, which refer to them by dotted path. */
export type Placeholders = { readonly [name: string]: string | Placeholders };

/** Options of a lookup. Placeholder values are in `replace`, apart from i18next's own options. */
type Options = Readonly<{
  replace?: Readonly<Record<string, string | number>>;
  escapeWith?: (value: string) => string;
}>;

/** Where i18next found a text; `res` is empty if it found none. */
type Lookup = Readonly<{ resolved: Readonly<{ res?: unknown; usedLng: string }> }>;

const PLACEHOLDER = /\{\{(.+?)\}\}/g;

/**
 * Creates an i18next instance for a language, with English as fallback. It fills placeholders in the language that a text was
 * found in, which i18next cannot do itself. It emits `found` for each text, with namespace, key, text and language.
 * @param words the words of all languages
 * @param placeholdersIn the placeholders that every text may use, in the words of a language
 * @param branchCount the `count` that selects the plural form if none is given
 */
export function createI18n(
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
      const reason = 'no such text. Add it, or mend the key where it is used';
      throw new TextProblem(`locales/${SOURCE_LANGUAGE.code}/${namespace}.json`, key, reason);
    }
    const { replace, escapeWith = unescaped } = options;
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

  /** Adds the key of the plural form, which i18next tries before the plain key. */
  function addLookupKeys(keys: string[], key: string, code: string, _namespace: string, { replace }: Options) {
    keys.push(key + instance.services.pluralResolver.getSuffix(code, replace?.count ?? branchCount));
  }

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

const unescaped = (value: string) => value;
