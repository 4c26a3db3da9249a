/** Generates mistakes, the same ones in every run. */
import type { InputFile } from '../../../../diagnostics/inputFile.ts';

/** Returns random numbers from 0 to 1 that depend only on the seed (mulberry32). */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Part of every hostile text, to find it on a page. */
export const MARK = 'xss7';

const HOSTILE = [
  `<script>${MARK}()</script>`,
  `"><img src=x onerror=${MARK}()>`,
  `' onmouseover='${MARK}()`,
  `javascript:${MARK}()`,
  `</style><style>*{${MARK}:1}</style>`,
  `</title><svg onload=${MARK}()>`,
  `{{${MARK}}} $t(${MARK})`,
  `&lt;b&gt;${MARK}&#x3c;`,
  `\\u003cscript\\u003e${MARK}`,
  `\u202e${MARK}\u0007\u2028`,
  `https://evil.example/"onclick=${MARK}()`,
  `data:text/html,<b>${MARK}</b>`,
];

export const OTHER_TYPES = [
  '12',
  '-0.5',
  '1e99',
  'true',
  'null',
  '~',
  '[]',
  '{}',
  '[1, two]',
  '{ a: 1 }',
  '""',
  '2025-02-31',
  '25:00-26:00',
  '0x10',
];
const MARKS = [
  '\t',
  ': ',
  ' #',
  '"',
  "'",
  '- ',
  '&',
  '*',
  '!',
  '@',
  '%',
  '|',
  '>',
  '{',
  ']',
  ',',
  '\u00a0',
  '\ufffd',
  '\u0000',
  '---\n',
  '  ',
];

type Lines = readonly string[];
type Edit = (lines: Lines, roll: () => number) => Lines;

const pick = <T>(from: readonly T[], roll: () => number) => from[Math.floor(roll() * from.length)] as T;
const spot = (lines: Lines, roll: () => number) => Math.floor(roll() * lines.length);
const onLine =
  (change: (line: string, roll: () => number) => string): Edit =>
  (lines, roll) => {
    const full = lines.flatMap((line, i) => (line.trim() === '' || line.trim().startsWith('#') ? [] : [i]));
    const at = full.length > 0 ? pick(full, roll) : 0;
    return lines.with(at, change(lines[at] ?? '', roll));
  };

const withValue = (line: string, value: string) =>
  line.replace(/^(\s*(?:- )?(?:[\w-]+:)?\s*).*$/, (_, key) => `${key.trimEnd()} ${value}`);

/** The kinds of mistakes, by name. */
export const EDITS: Readonly<Record<string, Edit>> = {
  'a line deleted': (lines, roll) => lines.toSpliced(spot(lines, roll), 1),
  'a line doubled': (lines, roll) => {
    const at = spot(lines, roll);
    return lines.toSpliced(at, 0, lines[at] ?? '');
  },
  'two lines swapped': (lines, roll) => {
    const [one, other] = [spot(lines, roll), spot(lines, roll)];
    return lines.with(one, lines[other] ?? '').with(other, lines[one] ?? '');
  },
  'the end cut off': (lines, roll) => {
    const text = lines.join('\n');
    return text.slice(0, Math.floor(roll() * text.length)).split('\n');
  },
  'another type': onLine((line, roll) => withValue(line, pick(OTHER_TYPES, roll))),
  'a hostile text': onLine((line, roll) => withValue(line, JSON.stringify(pick(HOSTILE, roll)))),
  'a hostile text without quotes': onLine((line, roll) => withValue(line, pick(HOSTILE, roll))),
  'a mark too many': onLine((line, roll) => {
    const at = Math.floor(roll() * (line.length + 1));
    return line.slice(0, at) + pick(MARKS, roll) + line.slice(at);
  }),
  'a letter missing': onLine((line, roll) => {
    const at = Math.floor(roll() * line.length);
    return line.slice(0, at) + line.slice(at + 1);
  }),
  'a wrong indent': onLine((line, roll) => (roll() < 0.5 ? ` ${line}` : line.replace(/^ /, ''))),
  'a block moved': (lines, roll) => {
    const [from, to] = [spot(lines, roll), spot(lines, roll)];
    const length = 1 + Math.floor(roll() * 5);
    return lines.toSpliced(from, length).toSpliced(to, 0, ...lines.slice(from, from + length));
  },
};

/** What people type instead of a value: almost right, or right elsewhere. */
export const NEARLY = [
  '@sampledental',
  'www.sample-dental.example/page one',
  'http://sample-dental.example',
  '"https://one.example https://two.example"',
  'Yes',
  'CLOSED',
  'Sample Words',
  'First: visit',
  '"Free" visit',
  '*Free* visit',
  "'It's free'",
  'Rs 99 #1',
  '"[a, b"',
  '98400 12345',
  '+91 98400-12345',
  '"+1 415 555 2671"',
  '2,500',
  '{ from: 2,500 }',
  '{ from: "200", to: 100 }',
  '{ from: 200, exat: 300 }',
  '11:00 – 13:30, 12:00-14:00',
  '[ 11:00 – 13:30 ]',
  'kavalkinaru',
  'First-Visit',
  'independence-day',
  '2025-9-1',
];

/** Yields every `step`-th combination of a value in the files and a wrong text. */
export function* singleMistakes(files: readonly InputFile[], step: number): Generator<Mutation> {
  let turn = 0;
  const wrong = [...OTHER_TYPES, ...NEARLY, ...HOSTILE, ...HOSTILE.map((text) => JSON.stringify(text))];
  for (const file of files) {
    const lines = file.text.split('\n');
    for (const [at, line] of lines.entries()) {
      if (!/^\s*(?:- )?[\w-]+:\s+[^#\s]/.test(line)) continue;
      for (const value of wrong) {
        turn += 1;
        if (turn % step > 0) continue;
        const text = lines.with(at, withValue(line, value)).join('\n');
        yield {
          edit: `${file.path}:${at + 1}: ${value}`,
          files: files.map((each) => (each === file ? { ...each, text } : each)),
        };
      }
    }
  }
}

/** Replaces each value in turn with a hostile text; web addresses with each of them. */
export function* hostileValues(files: readonly InputFile[]): Generator<Mutation> {
  let turn = 0;
  for (const file of files) {
    const lines = file.text.split('\n');
    for (const [at, line] of lines.entries()) {
      if (!/^\s*(?:- )?[\w-]+:\s+[^#\s]/.test(line)) continue;
      turn += 1;
      const isAddress = line.includes('https://');
      const texts = isAddress ? HOSTILE : [HOSTILE[turn % HOSTILE.length] ?? ''];
      for (const hostile of texts) {
        const text = lines.with(at, withValue(line, JSON.stringify(hostile))).join('\n');
        yield {
          edit: `${file.path}:${at + 1}: ${hostile}`,
          isAddress,
          files: files.map((each) => (each === file ? { ...each, text } : each)),
        };
      }
    }
  }
}

export type Mutation = Readonly<{
  edit: string;
  files: readonly InputFile[];
  /** Worth a check of every page. */
  isAddress?: boolean;
}>;

/** Yields this many mutations, each with one or two mistakes in one file. */
export function* mutations(files: readonly InputFile[], count: number, seed: number): Generator<Mutation> {
  const roll = dice(seed);
  const names = Object.keys(EDITS);
  for (let i = 0; i < count; i += 1) {
    const edit = names[i % names.length] ?? '';
    const chosen = pick(files, roll);
    const twice = roll() < 0.2;
    const once = (lines: Lines) => EDITS[edit]?.(lines, roll) ?? lines;
    const lines = once(chosen.text.split('\n'));
    const text = (twice ? once(lines) : lines).join('\n');
    yield { edit, files: files.map((file) => (file === chosen ? { ...file, text } : file)) };
  }
}
