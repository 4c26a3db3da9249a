import i18next, { type i18n, type Resource } from 'i18next';
import { type Language, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { flattenTexts } from '../../locales/model/flattenTexts.ts';

/** Nested texts; a placeholder names one by its dotted path. */
export type Placeholders = { readonly [name: string]: string | Placeholders };

/**
 * An i18next of one language, which knows no other. A placeholder without a value throws.
 * @param words of all languages
 * @param placeholders what every text may name in placeholders
 * @param place where the text that is looked up stands, for the sentence about such a placeholder
 */
export function createEngine(
  words: Resource,
  language: Language,
  placeholders: Placeholders,
  place: () => string,
): i18n {
  const engine = i18next.createInstance();
  // By whole paths: a placeholder that names a group of them then has no value, as one that names nothing.
  const defaultVariables = Object.fromEntries(flattenTexts(placeholders));
  engine.init({
    lng: language.code,
    load: 'currentOnly',
    fallbackLng: false,
    resources: words,
    ns: Object.keys(words[SOURCE_LANGUAGE.code] ?? {}),
    defaultNS: 'common',
    initAsync: false,
    interpolation: { escapeValue: false, defaultVariables },
    missingInterpolationHandler: (_text: string, [placeholder = '']: string[]) => {
      throw new Error(
        `${place()}: no value for the placeholder ${placeholder}. locales/README.md lists the placeholders`,
      );
    },
  });
  return engine;
}
