import type { Resource, ResourceLanguage } from 'i18next';
import { readText } from '../../diagnostics/inputFile.ts';
import { LANGUAGES } from '../languages.ts';
import { listWordsFiles } from './listWordsFiles.ts';

/**
 * The words of all languages as i18next resources: language, namespace, words.
 * @param dir folder with one folder of words files per language
 * @throws SyntaxError if a file is not JSON; `checkWords` reports it in plain words
 */
export function readResources(dir = 'locales'): Resource {
  return Object.fromEntries(LANGUAGES.map(({ code }) => [code, readLanguage(code, dir)]));
}

function readLanguage(code: string, dir: string): ResourceLanguage {
  const files = listWordsFiles(code, dir);
  return Object.fromEntries(files.map(({ namespace, path }) => [namespace, readWordsFile(path)]));
}

const readWordsFile = (path: string): ResourceLanguage => JSON.parse(readText(path));
