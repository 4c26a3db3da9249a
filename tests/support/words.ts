/** Words files on disk, as the project reads them. */

import { LANGUAGES } from '../../locales/languages.ts';
import { checkWords, lostWords } from '../../locales/model/check/checkWords.ts';
import { readWords, resourcesOf, textsOf } from '../../locales/model/readWords.ts';
import { FILES_ON_DISK } from '../../scripts/content/filesOnDisk.ts';

/** The words files of all languages in a folder. */
export const wordsIn = (folder?: string) => readWords(FILES_ON_DISK, folder);

/** The words of all languages in a folder, as i18next takes them. */
export const resourcesIn = (folder?: string) => structuredClone(resourcesOf(wordsIn(folder)));

/** The texts of a language in a folder: namespace, key, text. */
export const textsIn = (code: string, folder?: string) => textsOf(wordsIn(folder), code);

/** What a build says about the words of a folder: mistakes, and warnings. */
export const mistakesIn = (folder = 'locales', languages = LANGUAGES) =>
  checkWords(readWords(FILES_ON_DISK, folder, languages));
export const warningsIn = (folder?: string) => lostWords(wordsIn(folder));
