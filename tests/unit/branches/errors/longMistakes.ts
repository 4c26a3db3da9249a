/** Long mistakes, such as a picture pasted as text or keys held down. The same in every run. */
import type { InputFile } from '../../../../diagnostics/inputFile.ts';
import { dice, EDITS, type Mutation } from './mutate.ts';

const LONGEST = 100_000;

/** Repeated to fill a value. */
const UNITS = [
  'iVBORw0KGgo',
  'word ',
  'க்ஷி',
  'e\u0301',
  '👨‍👩‍👧',
  '98400 12345 ',
  '11:00-13:30, ',
  'a-',
  'a.',
  'a: ',
  ': ',
  ' #c',
  ' #',
  '"',
  "'",
  '\\',
  '[',
  '{',
  '[{',
  '],',
  ',',
  '- ',
  '? ',
  '&a ',
  '*a ',
  '!a ',
  '%20',
  'https://a.example/',
  '\t',
  '\u00a0',
  '\u202e',
  '  - en: x\n',
  'key: x\n',
  'phone: x\n',
];

const pick = <T>(from: readonly T[], roll: () => number) => from[Math.floor(roll() * from.length)] as T;

/** Yields this many sets of files with a long value somewhere, half of them with a second mistake. */
export function* longMistakes(files: readonly InputFile[], count: number, seed: number): Generator<Mutation> {
  const roll = dice(seed);
  for (let i = 0; i < count; i += 1) {
    const chosen = pick(files, roll);
    const lines = chosen.text.split('\n');
    const values = lines.flatMap((line, at) => (/^\s*(?:- )?[\w-]+:\s+[^#\s]/.test(line) ? [at] : []));
    const at = pick(values, roll);
    const length = Math.ceil(LONGEST ** roll());
    const unit = pick(UNITS, roll);
    const quote = roll() < 0.5 ? '"' : '';
    const value = `${quote}${unit.repeat(Math.ceil(length / unit.length)).slice(0, length)}${quote}`;
    const long = lines.with(
      at,
      (lines[at] ?? '').replace(/:\s+.*$/, () => `: ${value}`),
    );
    const other = roll() < 0.5 ? pick(Object.values(EDITS), roll) : undefined;
    const text = (other ? other(long, roll) : long).join('\n');
    yield {
      edit: `${chosen.path}:${at + 1}: ${length} letters of ${JSON.stringify(unit)}${quote && ' in quotes'}`,
      files: files.map((file) => (file === chosen ? { ...file, text } : file)),
    };
  }
}
