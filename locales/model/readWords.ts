import { readText } from '../../diagnostics/inputFile.ts';
import { flattenTexts } from './flattenTexts.ts';
import { listWordsFiles } from './listWordsFiles.ts';

/** All texts of a language: namespace, then dotted key, then text. */
export type LanguageWords = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * Reads all words files of a language; empty if it has no folder yet.
 * @throws Error with the path of a file that is not valid JSON
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
