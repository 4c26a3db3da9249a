import type { Resource } from 'i18next';
import { PSEUDO_LANGUAGE, SOURCE_LANGUAGE } from '../locales/languages.ts';
import { pseudoWords, type Words } from '../locales/model/pseudo.ts';

const files = import.meta.glob<Words>(['../locales/*/*.json', '!../locales/{notes,record}/*'], {
  eager: true,
  import: 'default',
});

/** Every translation file as i18next wants it: language, namespace, words. The pseudo-language is made of the English ones. */
export const RESOURCES: Resource = {};
for (const [path, words] of Object.entries(files)) {
  const [, language = '', namespace = ''] = /\/([\w-]+)\/([\w-]+)\.json$/.exec(path) ?? [];
  RESOURCES[language] = { ...RESOURCES[language], [namespace]: words };
}
RESOURCES[PSEUDO_LANGUAGE.code] = pseudoWords(RESOURCES[SOURCE_LANGUAGE.code] ?? {});
