import i18next, { type i18n } from 'i18next';
import type { Namespace } from '../locales/english.ts';
import { type Language, SOURCE_LANGUAGE } from '../locales/languages.ts';
import { RESOURCES } from './resources.ts';

/** A value for a placeholder. */
export type Values = Readonly<Record<string, string | number>>;

/** A text with the language it was found in: the page's own, or English where the translation has a gap. */
export type Found = Readonly<{ text: string; language: string }>;

/**
 * The words of one language. Made once per render; knows the facts that any text may name in placeholders.
 * A key without English, or a placeholder without a value, throws: in English a gap is an error.
 */
export type Translator = Readonly<{
  language: Language;
  /** The text with its placeholders filled. `branchCount` chooses between `_one` and `_other`. */
  find(namespace: Namespace, key: string, values?: Values): Found;
  /** The text as the translator wrote it, for markup that is parsed before its placeholders are filled. */
  findRaw(namespace: Namespace, key: string, values?: Values): Found;
  /** Fills the placeholders of a text from `findRaw`. */
  fill(text: string, values?: Values): string;
  /** How many entries a list has in English, the source. */
  length(namespace: Namespace, key: string): number;
  has(namespace: Namespace, key: string): boolean;
}>;

/** Makes the translator of a language. `facts` are the placeholders that every text may use. */
export function createTranslator(language: Language, facts: Record<string, unknown>, branchCount: number): Translator {
  /** The text that was looked up last, for the sentence about a placeholder without a value. */
  let place = '';
  const engine = createEngine(language, facts, () => place);

  function look(namespace: Namespace, key: string, values: Values | undefined, raw: boolean): Found {
    const source = RESOURCES[language.code]?.[namespace] ? language : SOURCE_LANGUAGE;
    place = `locales/${source.code}/${namespace}.json: ${key}`;
    const options = {
      count: branchCount,
      ...values,
      ns: namespace,
      skipInterpolation: raw,
      returnDetails: true as const,
    };
    const details = engine.t(key, options);
    if (typeof details.res !== 'string' || !engine.exists(key, { ns: namespace, count: options.count })) {
      throw new Error(`locales/en/${namespace}.json has no text "${key}". Add it, or mend the key where it is used.`);
    }
    return { text: details.res, language: details.usedLng };
  }

  return {
    language,
    find: (namespace, key, values) => look(namespace, key, values, false),
    findRaw: (namespace, key, values) => look(namespace, key, values, true),
    fill: (text, values) =>
      engine.services.interpolator.interpolate(text, { ...facts, count: branchCount, ...values }, language.code, {}),
    length(namespace, key) {
      const list: unknown = engine.getResource(SOURCE_LANGUAGE.code, namespace, key);
      if (!Array.isArray(list)) throw new Error(`locales/en/${namespace}.json has no list "${key}".`);
      return list.length;
    },
    has: (namespace, key) => engine.exists(key, { ns: namespace, count: branchCount }),
  };
}

function createEngine(language: Language, facts: Record<string, unknown>, place: () => string): i18n {
  const engine = i18next.createInstance();
  engine.init({
    lng: language.code,
    fallbackLng: SOURCE_LANGUAGE.code,
    resources: RESOURCES,
    ns: Object.keys(RESOURCES[SOURCE_LANGUAGE.code] ?? {}),
    defaultNS: 'common',
    returnEmptyString: false,
    initAsync: false,
    interpolation: { escapeValue: false, defaultVariables: facts },
    missingInterpolationHandler: (_text: string, [placeholder = '']: string[]) => {
      throw new Error(
        `${place()}: no value for the placeholder ${placeholder}. locales/README.md lists the placeholders`,
      );
    },
  });
  return engine;
}
