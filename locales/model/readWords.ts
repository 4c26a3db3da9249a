import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** All texts of a language: namespace, then dotted key, then text. */
export type LanguageWords = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * Reads every words file of a language; a language without a folder has no words yet.
 * @throws Error that names the file when it is not valid JSON
 */
export function readWords(code: string, dir = 'locales'): LanguageWords {
  const folder = join(dir, code);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  return new Map(names.sort().map((name) => [name.replace('.json', ''), new Map(readTexts(join(folder, name)))]));
}

function readTexts(file: string): [string, string][] {
  let words: unknown;
  try {
    words = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} is not valid JSON: ${(error as Error).message}`);
  }
  return flatten(words, '');
}

function flatten(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => flatten(child, path ? `${path}.${key}` : key));
}
