/** Reads the texts of the branch files as words: staff write the English, translators add their language. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { readText } from '../../diagnostics/inputFile.ts';
import { isLocalText, type LocalText } from './localText.ts';
import type { LanguageWords } from './readWords.ts';

/** The texts of all branch files in one language, see `factTexts`. */
export function readFactTexts(code: string, dir = 'branches'): LanguageWords {
  const names = existsSync(dir) ? readdirSync(dir).filter((name) => name.endsWith('.yaml')) : [];
  return factTexts(
    code,
    names.sort().map((name) => [`${basename(dir)}/${name}`, parse(readText(join(dir, name)))]),
  );
}

/**
 * The texts of branch files in one language: file (`branches/chennai.yaml`), then dotted key, then text.
 * A list entry is identified by its `id` if it has one, otherwise by its index.
 * @param files the name of each, and what is in it
 */
export function factTexts(code: string, files: readonly (readonly [name: string, content: unknown])[]): LanguageWords {
  return new Map(
    files.map(([name, content]) => {
      const own = localTexts(content, '').flatMap(([path, text]) =>
        typeof text[code] === 'string' ? [[path, text[code]] as const] : [],
      );
      return [name, new Map(own)];
    }),
  );
}

function localTexts(value: unknown, path: string): readonly (readonly [path: string, text: LocalText])[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isLocalText(value)) return [[path, value]];
  const entries = Array.isArray(value) ? value.map((entry, i) => [entryName(entry, i), entry]) : Object.entries(value);
  return entries.flatMap(([name, child]) => localTexts(child, path ? `${path}.${name}` : String(name)));
}

/** The name of a list entry in the dotted key of a text. */
export function entryName(entry: unknown, i: number): string {
  const id = typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : undefined;
  return typeof id === 'string' ? id : String(i);
}
