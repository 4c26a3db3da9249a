/** The English of a clinic that says the same in other words: no heading and no button keeps its text. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ADVICE } from '../../site/pages/clinical.ts';

/** Swapped vowels make other words of the same length. */
const VOWELS: Readonly<Record<string, string>> = { a: 'o', e: 'i', i: 'e', o: 'a', u: 'y' };

/** Returns the other clinic’s version of a heading or a label, and everything else as it is: advice is under test. */
function inOtherWords(text: string): string {
  if (/[<{]/.test(text) || text.split(' ').length > 4) return text;
  return text.replaceAll(/[aeiou]/g, (vowel) => VOWELS[vowel] ?? vowel);
}

/** The strings of a JSON file. Those before a colon are keys. */
const STRINGS = /"(?:[^"\\]|\\.)*"(\s*:)?/g;

/** The words of the editor are the same for every clinic, like the sentences of commands: patients do not see them. */
const isChanged = (name: string) =>
  name.endsWith('.json') && !name.startsWith('editor') && !ADVICE.some((file) => name === `${file}.json`);

/** Replaces the English words. The translations remain and become stale. */
export function changeWords(root: string): void {
  const folder = join(root, 'locales/en');
  for (const name of readdirSync(folder).filter(isChanged)) {
    const file = join(folder, name);
    const text = readFileSync(file, 'utf8');
    const signs: readonly string[] = JSON.parse(text).emergency?.items ?? [];
    const change = (string: string, colon?: string) => {
      if (colon) return string;
      const words: string = JSON.parse(string);
      return signs.includes(words) ? string : JSON.stringify(inOtherWords(words));
    };
    writeFileSync(file, text.replaceAll(STRINGS, change));
  }
}
