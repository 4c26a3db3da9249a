import i18next, { type i18n } from 'i18next';
import { type Language, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { flattenTexts } from '../../locales/model/flattenTexts.ts';
import { RESOURCES } from '../../locales/model/resources.ts';

/** Nested texts; a placeholder names one by its dotted path. */
export type Facts = { readonly [name: string]: string | Facts };

/**
 * An i18next of one language, which knows no other. A placeholder without a value throws.
 * @param facts what every text may name in placeholders
 * @param place where the text that is looked up stands, for the sentence about such a placeholder
 */
export function createEngine(language: Language, facts: Facts, place: () => string): i18n {
  const engine = i18next.createInstance();
  // By whole paths: a placeholder that names a group of facts then has no value, as one that names nothing.
  const defaultVariables = Object.fromEntries(flattenTexts(facts));
  engine.init({
    lng: language.code,
    load: 'currentOnly',
    fallbackLng: false,
    resources: RESOURCES,
    ns: Object.keys(RESOURCES[SOURCE_LANGUAGE.code] ?? {}),
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
