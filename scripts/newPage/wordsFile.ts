import { readFileSync } from 'node:fs';
import type { Change } from './changes.ts';
import { insertRow } from './insertRow.ts';

const TYPES = 'locales/model/english.ts';

/** The English words file of a new page, and its line among the types. */
export function wordsFile(slug: string, words: object): readonly Change[] {
  const key = slug.includes('-') ? `'${slug}'` : slug;
  const row = `  ${key}: typeof import('../en/${slug}.json');`;
  const place = { path: TYPES, opening: 'export type English = {', closing: '};' };
  return [
    { path: `locales/en/${slug}.json`, content: `${JSON.stringify(words, null, 2)}\n`, isNew: true },
    { path: TYPES, content: insertRow(readFileSync(TYPES, 'utf8'), place, row) },
  ];
}
