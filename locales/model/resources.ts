import type { Resource } from 'i18next';
import { readText } from '../../diagnostics/inputFile.ts';
import { LANGUAGES, PSEUDO_LANGUAGE, SOURCE_LANGUAGE } from '../languages.ts';
import { listWordsFiles } from './listWordsFiles.ts';
import { pseudoWords, type Words } from './pseudo.ts';

/** Every words file as i18next wants it: language, namespace, words. The pseudo-language is made of the English ones. */
export const RESOURCES: Resource = {};

/**
 * Reads the words files again: the dev server does for every page, so that a change is seen at once.
 * @throws SyntaxError of a file that is not JSON; `checkWords` tells of it in a sentence
 */
export function readResources(dir = 'locales'): void {
  for (const { code } of LANGUAGES) {
    const words = listWordsFiles(code, dir).map(({ namespace, path }) => [namespace, readWordsFile(path)]);
    RESOURCES[code] = Object.fromEntries(words);
  }
  RESOURCES[PSEUDO_LANGUAGE.code] = pseudoWords((RESOURCES[SOURCE_LANGUAGE.code] ?? {}) as Words);
}

const readWordsFile = (path: string): Words => JSON.parse(readText(path)) as Words;

try {
  readResources();
} catch {
  // The build has checked the files before; the dev server says what is wrong with them on every page.
}
