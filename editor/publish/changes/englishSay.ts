import i18next from 'i18next';
import { FILES_ON_DISK } from '../../../diagnostics/filesOnDisk.ts';
import { SOURCE_LANGUAGE } from '../../../locales/languages.ts';
import { readWords, resourcesOf } from '../../../locales/model/readWords.ts';
import type { Say } from './sentences.ts';

const NAMESPACE = 'editor-publish';

/**
 * The editor's English words, for the messages of commits.
 * @param folder with the words files
 */
export async function englishSay(folder: string): Promise<Say> {
  const words = i18next.createInstance();
  const { code } = SOURCE_LANGUAGE;
  await words.init({
    lng: code,
    resources: resourcesOf(readWords(FILES_ON_DISK, folder)),
    ns: [NAMESPACE],
    defaultNS: NAMESPACE,
    interpolation: { escapeValue: false },
  });
  return (key, values) => words.t(key, values);
}
