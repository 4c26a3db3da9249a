import i18next, { type i18n, type Resource } from 'i18next';
import { type Language, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { flattenTexts } from '../../locales/model/flattenTexts.ts';
import { TextProblem } from './textProblem.ts';

/** Nested texts; a placeholder names one by its dotted path. */
export type Placeholders = { readonly [name: string]: string | Placeholders };

/** What a text is looked up with. Only what is in `replace` fills its placeholders: i18next has options of its own. */
type Options = Readonly<{
  replace?: Readonly<Record<string, string | number>>;
  escapeWith?: (value: string) => string;
}>;

/** Where i18next found a text; nothing is in `res` where it found none. */
type Lookup = Readonly<{ resolved: Readonly<{ res?: unknown; usedLng: string }> }>;

const PLACEHOLDER = /\{\{(.+?)\}\}/g;

/**
 * An i18next of a language, with English for its gaps. Its placeholders are filled in the language that a text was found
 * in, which i18next cannot do by itself. Tells of each text in an event, `found`: namespace, key, text, language.
 * @param words of all languages
 * @param placeholdersIn what every text may name in placeholders, in the words of a language
 * @param branchCount chooses between `_one` and `_other` where no other `count` is given
 */
export function createI18n(
  words: Resource,
  language: Language,
  placeholdersIn: (code: string) => Placeholders,
  branchCount: number,
): i18n {
  const instance = i18next.createInstance();
  const codes = new Set([language.code, SOURCE_LANGUAGE.code]);
  /** By whole paths: a placeholder that names a group of them has no value, as one that names nothing. */
  const placeholders = new Map([...codes].map((code) => [code, new Map(flattenTexts(placeholdersIn(code)))]));

  /** The text for the page. i18next gives the key where there is no text. */
  function parse(text: unknown, options: Options, _language: string, namespace: string, key: string, found: Lookup) {
    const { res, usedLng } = found.resolved;
    if (typeof text !== 'string' || !res) {
      const reason = 'no such text. Add it, or mend the key where it is used';
      throw new TextProblem(`locales/${SOURCE_LANGUAGE.code}/${namespace}.json`, key, reason);
    }
    const { replace, escapeWith = asItIs } = options;
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

  /** The forms of a text that go before the text itself. */
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

const asItIs = (value: string) => value;
