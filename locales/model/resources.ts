import { readFileSync } from 'node:fs';
import type { Resource } from 'i18next';
import { LANGUAGES, PSEUDO_LANGUAGE, SOURCE_LANGUAGE } from '../languages.ts';
import { decodeText } from './encoding.ts';
import { listWordsFiles } from './listWordsFiles.ts';
import { pseudoWords, type Words } from './pseudo.ts';

/**
 * The words of all languages as i18next takes them: language, namespace, words. The pseudo-language is made of the English ones.
 * @param dir folder with a folder of words files per language
 * @throws SyntaxError of a file that is not JSON; `checkWords` tells of it in a sentence
 */
export function readResources(dir = 'locales'): Resource {
  const resources: Resource = Object.fromEntries(LANGUAGES.map(({ code }) => [code, readLanguage(code, dir)]));
  return { ...resources, [PSEUDO_LANGUAGE.code]: pseudoWords((resources[SOURCE_LANGUAGE.code] ?? {}) as Words) };
}

function readLanguage(code: string, dir: string): Words {
  const files = listWordsFiles(code, dir);
  return Object.fromEntries(files.map(({ namespace, path }) => [namespace, readWordsFile(path)]));
}

const readWordsFile = (path: string): Words => JSON.parse(decodeText(readFileSync(path))) as Words;
