import { flattenTexts } from '../../../locales/model/flattenTexts.ts';
import { textHash } from '../../../locales/model/record.ts';
import type { IsCurrent } from './mergeEntries.ts';

/** The folder with the words that a record of translations speaks of. */
export const wordsOf = (record: string) => record.replace(/^locales\/record\/(.*)\.json$/, 'locales/$1/');

/**
 * Says which entries of a record are about the texts of its language as they are after merging.
 * @param files the words files of the language: path and text
 */
export function currentTexts(record: string, files: Iterable<readonly [path: string, text: string]>): IsCurrent {
  const texts = new Map<string, string>();
  for (const [path, content] of files) {
    const namespace = path.slice(wordsOf(record).length).replace(/\.json$/, '');
    for (const [key, text] of flattenTexts(wordsIn(content))) texts.set(`${namespace} ${key}`, textHash(text));
  }
  return (namespace, key, { text }) => texts.get(`${namespace} ${key}`) === text;
}

/** A file that is no JSON has no texts: the check of what was merged says so. */
function wordsIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
