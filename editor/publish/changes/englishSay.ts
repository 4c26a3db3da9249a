import i18next, { type Resource } from 'i18next';
import { SOURCE_LANGUAGE } from '../../../locales/languages.ts';
import type { Say } from './sentences.ts';

const NAMESPACE = 'editor-publish';

/**
 * The editor's English words, for the messages of commits.
 * @param own the words of all languages
 */
export async function englishSay(own: Resource): Promise<Say> {
  const words = i18next.createInstance();
  const { code } = SOURCE_LANGUAGE;
  await words.init({
    lng: code,
    resources: own,
    ns: [NAMESPACE],
    defaultNS: NAMESPACE,
    interpolation: { escapeValue: false },
  });
  return (key, values) => words.t(key, values);
}
