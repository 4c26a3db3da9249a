/** A translator’s slip in a words file gets one message, at its position, with what to type. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { mistakesIn } from '../../support/words.ts';

const folder = temporaryFolder({}, afterAll);
const file = join(folder, 'en', 'page.json');
mkdirSync(join(folder, 'en'), { recursive: true });

const WORDS = `{
  "meta": {
    "title": "Dental tips",
    "text": "Say \\"ah\\", and <a href=\\"/contact\\">call us</a>."
  },
  "items": [
    {
      "title": "One"
    },
    {
      "title": "Two"
    }
  ],
  "names": ["One", "Two"],
  "closing": {
    "title": "Call us"
  }
}
`;

/** Returns the messages about a words file, with the excerpt from the caret on. */
function said(text: string | Uint8Array): readonly string[] {
  writeFileSync(file, text);
  return mistakesIn(folder).map(({ line, column, message, excerpt = '' }) => {
    const [shown = '', caret = ''] = excerpt.split('\n');
    return `${line}:${column} at [${shown.slice(caret.length - 1)}]: ${message}`;
  });
}

function changed(from: string | RegExp, to: string): string {
  const text = WORDS.replace(from, to);
  if (text === WORDS) throw new Error(`The words do not hold ${from}.`);
  return text;
}

/** What is typed in place of what, and the message. */
const SLIPS: readonly (readonly [from: string | RegExp, to: string])[] = [
  // Commas.
  ['"Call us"', '"Call us",'],
  [/\}\n\}/, '},\n}'],
  ['tips",', 'tips"'],
  // Quotes.
  ['"Dental tips"', '“Dental tips”'],
  ['"Dental tips"', '"Dental tips”'],
  ['"Dental tips"', "'Dental tips'"],
  ['tips"', 'tips'],
  ['"Dental', 'Dental'],
  ['"meta"', '"meta'],
  ['"meta"', 'meta'],
  ['\\"ah\\"', '"ah"'],
  // Brackets.
  [/\n {2}\},/, ''],
  [/\n {4}\},\n {4}\{/, '\n    {'],
  ['"Two"],', '"Two"},'],
  ['  "items"', '  },\n  "items"'],
  // Texts.
  ['Dental tips', 'Dental \\ tips'],
  ['Dental tips', 'Dental\ttips'],
  ['Dental tips', 'Dental\n    tips'],
  ['"title": "Den', '"title" "Den'],
  ['"title": "Dental tips",', '"title": "Tips",\n    "title": "Dental tips",'],
  // Entries that are typed in part.
  [/(us<\/a>\.")/, '$1,\n"new":'],
  // What belongs elsewhere.
  ['  "items"', '  // Tips\n  "items"'],
  ['  "items"', '  \u00a0\n  "items"'],
  ['  "items"', '  \u200b\n  "items"'],
  [
    '    "title": "Dental tips",\n',
    '<<<<<<< HEAD\n    "title": "Tips",\n=======\n    "title": "Dental tips",\n>>>>>>> tips\n',
  ],
];

test('a slip has one message, at its place, with what to type', () => {
  const messages = SLIPS.map(([from, to]) => {
    const found = said(changed(from, to));
    expect(found).toHaveLength(1);
    return found[0];
  });
  expect(messages.join('\n')).toMatchInlineSnapshot(`
    "16:23 at [,]: nothing follows this comma. Delete it
    17:4 at [,]: nothing follows this comma. Delete it
    3:27 at []: a comma is missing here. Type: ,
    3:14 at [“Dental tips”,]: found “, expected a straight double quote. Type: "
    3:26 at [”,]: found ”, expected a straight double quote. Type: "
    3:14 at ['Dental tips',]: found ', expected a straight double quote. Type: "
    3:14 at ["Dental tips,]: the text that begins here has no quote at its end, or goes on in the next line. Type the quote, or write it on one line
    3:14 at [Dental tips",]: a quote is missing: a text has one before it and one after it
    2:3 at ["meta: {]: the text that begins here has no quote at its end, or goes on in the next line. Type the quote, or write it on one line
    2:3 at [meta: {]: a quote is missing: a text has one before it and one after it
    4:18 at ["ah", and <a href=\\"/contact\\">call us</a>."]: a quote inside a text needs a backslash before it. Type: \\"
    4:64 at []: a comma is missing here. Type: ,
    8:21 at []: a comma is missing here. Type: ,
    14:25 at [},]: found }, which closes nothing here. Look for a bracket that is missing or too many, here or above
    5:4 at [,]: nothing follows this comma. Delete it
    3:22 at [\\ tips",]: a backslash cannot stand alone in a text. Delete it, or type two: \\\\
    3:21 at [ tips",]: the text contains a tab. Type a space instead
    3:14 at ["Dental]: the text that begins here has no quote at its end, or goes on in the next line. Type the quote, or write it on one line
    3:12 at [ "Dental tips",]: a colon is missing here. Type: :
    4:5 at ["title": "Dental tips",]: "title" appears twice here, first on line 3. Delete one of the two
    5:7 at []: the text of "new" is missing. Type it in quotes, or delete this name
    6:3 at [// Tips]: words files cannot have comments. Delete this one
    6:3 at []: found a special space, as web pages and word processors use. Delete it, and type a space
    6:3 at [​]: found an invisible character (U+200B). Delete it
    3:1 at [<<<<<<< HEAD]: Git has put two versions of the same lines here, between <<<<<<<, ======= and >>>>>>>. Keep one of them, and delete these three lines"
  `);
});

test('curly quotes everywhere are reported once, at the first, and may be inside a text', () => {
  expect(said(WORDS.replace(/"([^"\\]*)"/g, '“$1”'))).toEqual([
    expect.stringMatching(/^2:3 at \[“meta”: \{\]: found “, /),
  ]);
  expect(said(changed('Dental tips', '“Dental” tips’'))).toEqual([]);
});

test.each([
  [
    'without its last brace',
    WORDS.slice(0, -3),
    '17:4 at []: the file is cut off here, or a bracket is missing. Restore what followed, or type the } or ]',
  ],
  [
    'with a group that is never closed',
    changed(/\n {4}\}\n/, '\n'),
    '12:3 at [],]: found ], which closes nothing here. Look for a bracket that is missing or too many, here or above',
  ],
  [
    'with a group that is begun twice',
    changed('  "meta"', '  "meta": {\n  "meta"'),
    '19:2 at []: the file is cut off here, or a bracket is missing. Restore what followed, or type the } or ]',
  ],
  ['with nothing in it', '\n', '1:1 at []: the file is empty. Copy the English file to it, or delete it'],
  ['without its first brace', WORDS.slice(2), '1:3 at ["meta": {]: a words file begins with a brace. Type: {'],
])('a file %s', (_name, text, message) => {
  expect(said(text)).toEqual([message]);
});

test('a file with a byte order mark is read, with positions as in an editor', () => {
  expect(said(`\ufeff${WORDS}`)).toEqual([]);
  expect(said('\ufeff{ "title": "" }')).toEqual([
    '1:12 at ["" }]: title: the text is empty. Write it, or delete the line',
  ]);
});

test('a file of thousands of texts is checked at once, with or without a mistake', { timeout: 20_000 }, () => {
  const row = (_: unknown, i: number) => `  "key${i}": "Text number ${i} of many, so that it is long"`;
  const rows = Array.from({ length: 4_500 }, row).join(',\n');
  expect(said(`{\n${rows}\n}`)).toEqual([]);
  expect(said(`{\n${rows.replace('long",\n  "key3000"', 'long"\n  "key3000"')}\n}`)).toEqual([
    expect.stringMatching(/^3001:\d+ at \[\]: a comma is missing here/),
  ]);
});
