/** A translator’s slip in a words file gets one message, at its position, with what to type. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { checkWords } from '../../../locales/model/check/checkWords.ts';

const folder = mkdtempSync(join(tmpdir(), 'json-'));
const file = join(folder, 'en', 'page.json');
beforeEach(() => mkdirSync(join(folder, 'en'), { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

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
  return checkWords(folder).map(({ line, column, message, excerpt = '' }) => {
    const [shown = '', caret = ''] = excerpt.split('\n');
    return `${line}:${column} at [${shown.slice(caret.length - 1)}]: ${message}`;
  });
}

function changed(from: string | RegExp, to: string): string {
  const text = WORDS.replace(from, to);
  if (text === WORDS) throw new Error(`The words do not hold ${from}.`);
  return text;
}

test('words without a slip are valid', () => {
  expect(said(WORDS)).toEqual([]);
});

describe('a comma', () => {
  test.each([
    ['after the last text', '"Call us"', '"Call us",', '16:23 at [,]: nothing follows this comma. Delete it'],
    ['after the last in a list', '"Two"]', '"Two",]', '14:25 at [,],]: nothing follows this comma. Delete it'],
    ['after the last group', /\}\n\}/, '},\n}', '17:4 at [,]: nothing follows this comma. Delete it'],
    ['twice', '"One", ', '"One",, ', '14:19 at [, "Two"],]: this comma is one too many. Delete it'],
    ['that is missing', 'tips",', 'tips"', '3:27 at []: a comma is missing here. Type: ,'],
    ['that is missing in a list', '"One", ', '"One" ', '14:18 at [ "Two"],]: a comma is missing here. Type: ,'],
    ['that is a semicolon', 'tips",', 'tips";', '3:27 at [;]: found ;, expected , here. Type: ,'],
  ])('%s', (_name, from, to, message) => {
    expect(said(changed(from, to))).toEqual([message]);
  });
});

describe('a quote', () => {
  const STRAIGHT = 'expected a straight double quote. Type: "';
  test.each([
    ['that is curly around a text', '"Dental tips"', '“Dental tips”', `3:14 at [“Dental tips”,]: found “, ${STRAIGHT}`],
    ['that is curly at the end', '"Dental tips"', '"Dental tips”', `3:26 at [”,]: found ”, ${STRAIGHT}`],
    ['that is curly at a name', '"meta"', '“meta”', `2:3 at [“meta”: {]: found “, ${STRAIGHT}`],
    ['that is curly after a name', '"meta"', '"meta”', `2:8 at [”: {]: found ”, ${STRAIGHT}`],
    ['that is single', '"Dental tips"', "'Dental tips'", `3:14 at ['Dental tips',]: found ', ${STRAIGHT}`],
    ['missing after a text', 'tips"', 'tips', '3:26 at [,]: the quote at the end of this text is missing. Type: "'],
    [
      'missing before a text',
      '"Dental',
      'Dental',
      '3:14 at [Dental tips",]: the quote before this is missing. Type: "',
    ],
    ['missing after a name', '"meta"', '"meta', '2:8 at [: {]: the quote after this name is missing. Type: "'],
    ['missing around a name', '"meta"', 'meta', '2:3 at [meta: {]: meta has no quotes. Type: "meta"'],
    [
      'missing around a text',
      '"Dental tips"',
      'Dental tips',
      '3:14 at [Dental tips,]: this text has no quotes. Type: "Dental tips"',
    ],
    [
      'inside a text',
      '\\"ah\\"',
      '"ah"',
      '4:18 at ["ah", and <a href=\\"/contact\\">call us</a>."]: a quote inside a text needs a backslash before it. Type: \\"',
    ],
    [
      'inside a tag',
      '\\"/contact\\"',
      '"/contact"',
      '4:38 at ["/contact">call us</a>."]: a quote inside a text needs a backslash before it. Type: \\"',
    ],
  ])('%s', (_name, from, to, message) => {
    expect(said(changed(from, to))).toEqual([message]);
  });

  test('that is curly everywhere is reported once, at the first', () => {
    expect(said(WORDS.replace(/"([^"\\]*)"/g, '“$1”'))).toEqual([`2:3 at [“meta”: {]: found “, ${STRAIGHT}`]);
  });

  test('may be curly inside a text', () => {
    expect(said(changed('Dental tips', '“Dental” tips’'))).toEqual([]);
  });
});

describe('a bracket', () => {
  test.each([
    ['that is not closed', /\n {2}\},/, '', '4:64 at []: a } and a comma are missing here. Type: },'],
    [
      'that is not closed in a list',
      /\n {4}\},\n {4}\{/,
      '\n    {',
      '8:21 at []: a } and a comma are missing here. Type: },',
    ],
    ['of a list that is not closed', '"Two"],', '"Two",', '14:25 at [,]: a ] is missing here. Type: ]'],
    ['that is not opened', '"meta": {', '"meta":', '2:10 at []: a { is missing here. Type: {'],
    ['of another kind', '"Two"],', '"Two"},', '14:25 at [},]: found }, expected ]. Type: ]'],
    ['too many', '  "items"', '  },\n  "items"', '6:3 at [},]: this }, is one too many. Delete it'],
    ['too many at the end', /\}\n$/, '}\n}\n', '19:1 at [}]: this } is one too many. Delete it'],
  ])('%s', (_name, from, to, message) => {
    expect(said(changed(from, to))).toEqual([message]);
  });
});

describe('a text', () => {
  test.each([
    [
      'with a backslash',
      'Dental tips',
      'Dental \\ tips',
      '3:22 at [\\ tips",]: a backslash cannot stand alone in a text. Delete it, or type two: \\\\',
    ],
    [
      'with a backslash at its end',
      'Dental tips',
      'Dental tips\\',
      '3:26 at [\\",]: with this backslash the text does not end here. Delete it, or type two: \\\\',
    ],
    ['with a tab', 'Dental tips', 'Dental\ttips', '3:21 at [ tips",]: the text contains a tab. Type a space instead'],
    [
      'with a line break',
      'Dental tips',
      'Dental\n    tips',
      '3:21 at []: this text continues on the next line. Write it on one line',
    ],
    [
      'with an incomplete escape',
      'Dental tips',
      'Dental \\u0b8 tips',
      '3:22 at [\\u0b8 tips",]: this is not a character. Type the character itself, or four digits after \\u, such as \\u0b85',
    ],
    [
      'without its colon',
      '"title": "Den',
      '"title" "Den',
      '3:12 at [ "Dental tips",]: a colon is missing here. Type: :',
    ],
    [
      'with = for its colon',
      '"title": "Den',
      '"title" = "Den',
      '3:13 at [= "Dental tips",]: found =, expected : here. Type: :',
    ],
    [
      'that is there twice',
      '"title": "Dental tips",',
      '"title": "Tips",\n    "title": "Dental tips",',
      '4:5 at ["title": "Dental tips",]: "title" appears twice here, first on line 3. Delete one of the two',
    ],
  ])('%s', (_name, from, to, message) => {
    expect(said(changed(from, to))).toEqual([message]);
  });
});

describe('a half-typed entry', () => {
  const NAME = 'this name';
  const BEFORE = `${NAME} and the comma before it`;
  const BEHIND = `${NAME} and the comma after it`;
  const text = (name: string, place: string, comma: string, deleted: string) =>
    `${place} at []: the text of "${name}" is missing. Type it in quotes${comma}, or delete ${deleted}`;
  const colon = (name: string, place: string, comma: string, deleted: string) =>
    `${place} at []: a colon and a text are missing after "${name}". Type both, the text in quotes${comma}, or delete ${deleted}`;
  const COMMA = ' and with a comma after it';

  test.each([
    ['at the end of a group', /(us<\/a>\.")/, '$1,\n"new":', '"new": "Text"', text('new', '5:7', '', BEFORE)],
    [
      'at the end of a group, without its colon',
      /(us<\/a>\.")/,
      '$1,\n"new"',
      '"new": "Text"',
      colon('new', '5:6', '', BEFORE),
    ],
    ['at the end of the file', /\}\n\}/, '},\n"new":\n}', '"new": "Text"', text('new', '18:7', '', BEFORE)],
    ['alone in its group', '"title": "One"', '"title":', '"title": "Text"', text('title', '8:15', '', NAME)],
    [
      'before its comma',
      '"title": "Dental tips",',
      '"title":\n,',
      '"title": "Text"',
      text('title', '3:13', '', BEHIND),
    ],
    ['before another', '"text": "Say', '"new":\n"text": "Say', '"new": "Text",', text('new', '4:11', COMMA, NAME)],
    [
      'before another, without its colon',
      '"text": "Say',
      '"new"\n"text": "Say',
      '"new": "Text",',
      colon('new', '4:10', COMMA, NAME),
    ],
  ])('is reported to lack its text, and is valid with it: %s', (_name, from, to, whole, message) => {
    const half = changed(from, to);
    expect(said(half)).toEqual([message]);
    const [found = ''] = /"(?:new|title)":?(?=\n)/.exec(half) ?? [];
    const at = half.search(/"(?:new|title)":?(?=\n)/);
    const typed = half.slice(0, at) + whole + half.slice(at + found.length);
    const without = half.slice(0, at).replace(message.endsWith(BEFORE) ? /,\s*$/ : /$/, '');
    const rest = half.slice(at + found.length).replace(message.endsWith(BEHIND) ? /^\s*,/ : /^/, '');
    expect(said(typed), 'typed as proposed').toEqual([]);
    expect(said(without + rest), 'deleted as proposed').toEqual([]);
  });
});

describe('foreign content in a words file', () => {
  test.each([
    ['a comment', '// Tips', '6:3 at [// Tips]: words files cannot have comments. Delete this one'],
    ['a long comment', '/* Tips */', '6:3 at [/* Tips */]: words files cannot have comments. Delete this one'],
    ['a comment as in branch files', '# Tips', '6:3 at [# Tips]: words files cannot have comments. Delete this one'],
    [
      'a no-break space',
      '\u00a0',
      '6:3 at []: found a special space, as web pages and word processors use. Delete it, and type a space',
    ],
    ['an invisible character', '\u200b', '6:3 at [\u200b]: found an invisible character (U+200B). Delete it'],
  ])('%s', (_name, stranger, message) => {
    expect(said(changed('  "items"', `  ${stranger}\n  "items"`))).toEqual([message]);
  });

  test('two versions in a Git merge conflict', () => {
    const both = '<<<<<<< HEAD\n    "title": "Tips",\n=======\n    "title": "Dental tips",\n>>>>>>> tips\n';
    expect(said(changed('    "title": "Dental tips",\n', both))).toEqual([
      '3:1 at [<<<<<<< HEAD]: Git has put two versions of the same lines here, between <<<<<<<, ======= and >>>>>>>. Keep one of them, and delete these three lines',
    ]);
  });
});

describe('a file', () => {
  test.each([
    [
      'without its last brace',
      WORDS.slice(0, -3),
      '17:4 at []: the file ends before all groups are closed. Type } here, or above where a group should end',
    ],
    [
      'that breaks off in a text',
      WORDS.slice(0, WORDS.indexOf('Two')),
      '11:17 at []: the file is cut off here. Restore what followed, or delete what is incomplete',
    ],
    ['with nothing in it', '\n', '1:1 at []: the file is empty. Copy the English file to it, or delete it'],
    ['without its first brace', WORDS.slice(2), '1:3 at ["meta": {]: a words file begins with a brace. Type: {'],
  ])('%s', (_name, text, message) => {
    expect(said(text)).toEqual([message]);
  });

  const UTF_16 =
    '1:1 at [{]: the file is saved as UTF-16, which Notepad calls Unicode. Save the file as UTF-8 (in Notepad: File, Save as, Encoding: UTF-8).';

  test.each([
    ['UTF-16', Buffer.from(`\ufeff${WORDS}`, 'utf16le')],
    ['UTF-16 without a mark', Buffer.from(WORDS, 'utf16le')],
    ['UTF-16, the greater byte first', Buffer.from(`\ufeff${WORDS}`, 'utf16le').swap16()],
    ['UTF-16, the greater byte first, without a mark', Buffer.from(WORDS, 'utf16le').swap16()],
  ])('in %s is reported as such, without further messages', (_name, bytes) => {
    expect(said(bytes)).toEqual([UTF_16]);
  });

  test('in a legacy encoding is reported at the first character that differs from UTF-8', () => {
    expect(said(Buffer.from(changed('Dental tips', 'Zähne und Füße'), 'latin1'))).toEqual([
      '3:16 at [ähne und Füße",]: this ä is saved as Windows-1252 (ANSI). Save the file as UTF-8 (in Notepad: File, Save as, Encoding: UTF-8), and check this character.',
    ]);
  });

  test('with a damaged character among intact ones shows that character', () => {
    expect(said(changed('Dental tips', 'பல\ufffd'))).toEqual([
      '3:17 at [\ufffd",]: this character (\ufffd) is damaged. Save the file as UTF-8 and type the character again.',
    ]);
  });

  test('with a byte order mark is read, with positions as in an editor', () => {
    expect(said(`\ufeff${WORDS}`)).toEqual([]);
    expect(said('\ufeff{ "title": "" }')).toEqual([
      '1:12 at ["" }]: title: the text is empty. Write it, or delete the line',
    ]);
  });

  test('of thousands of texts is checked at once, with or without a mistake', { timeout: 20_000 }, () => {
    const row = (_: unknown, i: number) => `  "key${i}": "Text number ${i} of many, so that it is long"`;
    const rows = Array.from({ length: 4_500 }, row).join(',\n');
    expect(said(`{\n${rows}\n}`)).toEqual([]);
    expect(said(`{\n${rows.replace('long",\n  "key3000"', 'long"\n  "key3000"')}\n}`)).toEqual([
      expect.stringMatching(/^3001:\d+ at \[\]: a comma is missing here/),
    ]);
  });
});
