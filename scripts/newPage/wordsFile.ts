import { readFileSync } from 'node:fs';
import type { Change } from './changes.ts';
import { insertRow } from './insertRow.ts';

const TYPES = 'locales/model/english.ts';

/** The English words file of a new page or service. */
export function wordsFile(slug: string, words: object): Change {
  return { path: `locales/en/${slug}.json`, content: `${JSON.stringify(words, null, 2)}\n`, isNew: true };
}

/** The row of a new page's words file among the types. */
export function typesRow(slug: string): Change {
  const key = slug.includes('-') ? `'${slug}'` : slug;
  const row = `  ${key}: typeof import('../en/${slug}.json');`;
  const place = { path: TYPES, opening: 'export interface English {', closing: '}' };
  return { path: TYPES, content: insertRow(readFileSync(TYPES, 'utf8'), place, row) };
}
