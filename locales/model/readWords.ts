import { readText } from '../../diagnostics/inputFile.ts';
import { flattenTexts } from './flattenTexts.ts';
import { listWordsFiles } from './listWordsFiles.ts';

/** All texts of a language: namespace, then dotted key, then text. */
export type LanguageWords = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * Reads every words file of a language; a language without a folder has no words yet.
 * @throws Error that names the file when it is not valid JSON
 */
export function readWords(code: string, dir = 'locales'): LanguageWords {
  return new Map(
    listWordsFiles(code, dir).map(({ namespace, path }) => [namespace, new Map(flattenTexts(parseWords(path)))]),
  );
}

function parseWords(file: string): unknown {
  try {
    return JSON.parse(readText(file));
  } catch (error) {
    throw new Error(`${file} is not valid JSON: ${(error as Error).message}`);
  }
}
