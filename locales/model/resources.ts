import { readFileSync } from 'node:fs';
import type { Resource, ResourceKey } from 'i18next';
import { LANGUAGES } from '../languages.ts';
import { decodeText } from './encoding.ts';
import { listWordsFiles } from './listWordsFiles.ts';

/** Every words file as i18next wants it: language, namespace, words. */
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
}

const readWordsFile = (path: string): ResourceKey => JSON.parse(decodeText(readFileSync(path))) as ResourceKey;

try {
  readResources();
} catch {
  // The build has checked the files before; the dev server says what is wrong with them on every page.
}
