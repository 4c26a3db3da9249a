import { readdirSync, readFileSync } from 'node:fs';
import type { Problem } from '../branches/model/input-errors.ts';
import { type Path, Source } from '../branches/model/source.ts';
import { LANGUAGES } from '../locales/languages.ts';
import { listWordsFiles } from '../locales/model/listWordsFiles.ts';
import { textFault } from './textFault.ts';

/** All that is wrong with the words files of all languages and shows without making a page. */
export function checkWords(dir = 'locales'): readonly Problem[] {
  const files = LANGUAGES.flatMap(({ code }) => listWordsFiles(code, dir));
  return [...strangeFolders(dir), ...files.flatMap(({ path }) => checkFile(path))];
}

/** Folders of `locales/` that hold no words. */
const NO_WORDS = ['model', 'notes', 'record'];

/** Folders of languages that `languages.ts` does not have: nothing would read them. */
function strangeFolders(dir: string): readonly Problem[] {
  const known = [...NO_WORDS, ...LANGUAGES.map(({ code }) => code)];
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !known.includes(entry.name))
    .map(({ name }) => ({
      file: `${dir}/${name}`,
      line: 1,
      column: 1,
      message: 'no language has this folder. Add its row to locales/languages.ts, or delete the folder',
    }));
}

function checkFile(path: string): readonly Problem[] {
  const text = readFileSync(path, 'utf8');
  const source = new Source({ path, text });
  let words: unknown;
  try {
    words = JSON.parse(text);
  } catch (error) {
    return [
      source.problem(
        jsonErrorOffset(error, text),
        'this is not valid JSON: a comma, a quote or a brace is missing or too many here, or at the end of the line before',
      ),
    ];
  }
  const twice = source.document.errors
    .filter(({ code }) => code === 'DUPLICATE_KEY')
    .map(({ pos }) =>
      source.problem(pos[0], `${source.lineAt(pos[0]).trim()} stands here twice. Delete one of the two`),
    );
  return [...twice, ...checkTexts(words, [], source)];
}

/** Where the JSON reader stopped. */
function jsonErrorOffset(error: unknown, text: string): number {
  const position = /position (\d+)/.exec(String(error))?.[1];
  return position === undefined ? text.trimEnd().length : Number(position);
}

function checkTexts(value: unknown, path: Path, source: Source): readonly Problem[] {
  if (typeof value === 'string') return checkText(value, path, source);
  if (Array.isArray(value)) return value.flatMap((entry, i) => checkTexts(entry, [...path, i], source));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, child]) => checkTexts(child, [...path, key], source));
  }
  return [source.problemAt(path, `${path.join('.')}: found ${String(value)}, expected a text in double quotes`)];
}

function checkText(text: string, path: Path, source: Source): readonly Problem[] {
  const fault = textFault(text);
  return fault === undefined ? [] : [source.problemAt(path, `${path.join('.')}: ${fault}`)];
}
