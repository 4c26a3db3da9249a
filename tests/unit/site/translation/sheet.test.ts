/** Exporting a translation to a spreadsheet and importing it again. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { languageName } from '../../../../locales/model/languageName.ts';
import { compareSheet } from '../../../../site/translation/sheet/compareSheet.ts';
import { readSheet, sheetColumns } from '../../../../site/translation/sheet/sheet.ts';
import { languageNamed } from '../../../fixtures/languages.ts';
import { compared, encode, readCsv, sheetOf, tamil, textOf as text } from './textStatus.ts';

const TEXTS = [
  text('title', 'Dental tips', 'பல் பராமரிப்பு'),
  text('lead', 'From {{price.filling}}, "with care", <strong>always</strong>; no more', undefined),
  text('sum', '=1+1', '-2+3'),
  text('quote', "'=not a formula", "'@நல்லது"),
  text('phone', '+91 phone', '@பேச'),
];

/** A term with a word that no text may use. */
const TERM = { english: ['tip'], agreed: ['குறிப்பு'], never: ['டிப்ஸ்'], isRequired: false, note: 'Everyday Tamil.' };

const sheet = sheetOf(TEXTS, {}, [TERM]);

/** The sheet after someone has typed into it. */
const typed = (...changes: readonly (readonly [from: string, to: string])[]) =>
  readCsv(changes.reduce((csv, [from, to]) => csv.replace(from, to), sheet));

/** What the title is in the sheet, and what somebody typed over it. */
const TITLE = 'பல் பராமரிப்பு';
const NEW_TITLE = 'பற்களைப் பேண';

test('a sheet opens in spreadsheet programs in both scripts, with what a translator needs', () => {
  expect(sheet.startsWith('\ufeffkey,where,note,max,glossary,English,Tamil,state,exported\r\n')).toBe(true);
  expect(sheet).toContain(
    'tips: title,/dental-tips /about,A note.,20,tip: குறிப்பு (never: டிப்ஸ்). Everyday Tamil.,Dental tips,பல் பராமரிப்பு,machine,',
  );
  expect(sheetOf(TEXTS, { isEverywhere: true })).toContain(',every page,');
});

test('a sheet goes to Crowdin as it is: crowdin.yml knows each of its columns', () => {
  const { files } = parse(readFileSync('locales/crowdin.yml', 'utf8')) as {
    files: { source: string; scheme: string }[];
  };
  for (const { source, scheme } of files) {
    const code = /^\/translation-(\w+)\.csv$/.exec(source)?.[1] ?? '';
    const meaning: Readonly<Record<string, string>> = {
      key: 'identifier',
      note: 'context',
      max: 'max_length',
      English: 'source_phrase',
      [languageName(languageNamed(code))]: 'translation',
    };
    expect(scheme.split(',')).toEqual(sheetColumns(languageNamed(code)).map((name) => meaning[name] ?? 'none'));
  }
});

test('a sheet has no cell that a program would run as a formula', () => {
  const cells = sheet.split(/[\r\n,]+/).map((cell) => cell.replace(/^"/, ''));
  expect(cells.filter((cell) => /^[=+\-@\t]/.test(cell))).toEqual([]);
  expect(sheet).toContain("'=1+1,'-2+3");
});

test('a sheet round-trips without any change', () => {
  expect(readCsv(sheet).map(({ english, text: own }) => [english, own])).toEqual(
    TEXTS.map(({ english, text: own = '' }) => [english, own]),
  );
  expect(compared(sheet, TEXTS)).toEqual({ taken: [], refused: [] });
});

const short = sheetOf(TEXTS.slice(0, 1));
const separatedBy = (separator: string) => short.replaceAll(/,(?=[^ ])|,$/gm, separator);
const utf16 = (csv: string) => Buffer.from(csv, 'utf16le');

test.each([
  ['semicolons', encode(separatedBy(';'))],
  ['the separator in a line of its own', encode(`sep=;\r\n${separatedBy(';').slice(1)}`)],
  ['a title above, which has commas', encode(`Tips, exported in May, 2026;;\r\n;;\r\n${separatedBy(';')}`), 4],
  ['empty columns and rows at the end', encode(short.replaceAll('\r\n', ',\u00a0,,\r\n').concat(',,,\r\n , ,\r\n'))],
  ['two marks, and quotes around everything', encode(`\ufeff\ufeff${short.slice(1).replace(/[^,\r\n]+/g, '"$&"')}`)],
  ['tabs, and quotes that are part of a text', encode(separatedBy('\t').replace('A note.', 'A "note".'))],
  ['tabs and UTF-16', utf16(separatedBy('\t'))],
  ['plain line ends and no mark at the beginning', encode(short.slice(1).replaceAll('\r', ''))],
  [
    'columns in another order',
    encode('Tamil;state;exported;English;key\nபல் பராமரிப்பு;machine;;Dental tips;tips: title'),
  ],
])('a sheet is read with %s', (_name, bytes, row = 2) => {
  const title = { namespace: 'tips', key: 'title', english: 'Dental tips', text: TITLE };
  expect(readCsv(bytes)[0]).toMatchObject({ ...title, row });
});

test.each(['\r\n', '\n', '\r'])(
  'a sheet is told by the cells that the program shows, with texts of several lines (%j)',
  (end) => {
    const lines = ['sep=,', 'A title', '', 'key,note,English,Tamil,state,exported', `tips: a,"1${end}2",A,அ,new,`];
    const row = `tips: title,"one${end}two${end}${end}three",Dental tips,பல்,`;
    const csv = [...lines, `${row}machine,`, `${row}new,`, ',,,,,', `${row}new,`].join(end);
    const known = [text('title', 'Dental tips', 'பல்'), text('a', 'A')];
    expect(compared(csv, known).refused.map(({ place }) => place)).toEqual(['E4', 'A6', 'A8']);
    expect(() => readCsv([...lines, row, 'tips: b,"'].join(end))).toThrow('in row 6 or below,');
  },
);

test('a sheet is refused with instructions if saved as a workbook of another kind', async () => {
  await expect(readSheet(encode('PK\u0003\u0004'), tamil)).rejects.toThrow(
    'This workbook cannot be read. Save it as .xlsx, or as "CSV UTF-8", and import that file.',
  );
});

test.each([
  [
    'a,b\n1,2\n',
    'Row 1, "a, b", lacks key, English, Tamil, state, exported. Expected the columns of npm run i18n:export: key, where, note, max, glossary, English, Tamil, state, exported.',
  ],
  [
    'A title\nkey,English,தமிழ்,state,exported\n',
    'Row 2, "key, English, தமிழ், state, exported", lacks Tamil. Expected the columns of',
  ],
  ['', 'The sheet is empty: it lacks key,'],
  [sheet.replace('where', 'Tamil'), 'Row 1 names the column Tamil twice. Delete the one that is not meant.'],
  [`${sheet}"never closed`, 'This is not a CSV file: in row 7 or below, a quote is not closed, or stands alone in'],
])('a sheet is refused as a whole if it is something else (%#)', (csv, message) => {
  expect(() => readCsv(csv)).toThrow(message);
});

test('an imported sheet updates new and changed texts, and records reviewed ones', () => {
  const { taken, refused } = compareSheet(
    typed([`${TITLE},machine`, `${NEW_TITLE},translated`], ["'@பேச,machine", "'@பேச,Reviewed"]),
    TEXTS,
  );
  expect(refused).toEqual([]);
  expect(taken).toEqual([
    { place: 'G2', namespace: 'tips', key: 'title', text: NEW_TITLE, reviewed: false },
    { place: 'G6', namespace: 'tips', key: 'phone', reviewed: true },
  ]);
});

test.each(['', ' ', '\u00a0\u200b'])('an imported sheet deletes nothing for an empty cell: "%s"', (empty) => {
  const { taken, refused } = compareSheet(typed([`${TITLE},`, `${empty},`]), TEXTS);
  expect(taken).toEqual([]);
  const reason = { message: 'the cell is empty. The text that was there is kept' };
  expect(refused).toMatchObject([{ place: 'G2', namespace: 'tips', key: 'title', text: '', reason }]);
});

test('an imported sheet refuses a row whose English has changed since the export', () => {
  const now = TEXTS.map((each) => (each.key === 'title' ? { ...each, english: 'Tips' } : each));
  const { taken, refused } = compareSheet(typed([TITLE, NEW_TITLE]), now);
  expect({ taken, reasons: refused.map(({ reason }) => reason.message) }).toEqual({
    taken: [],
    reasons: ['the English text has changed since the sheet was written. Export it again'],
  });
});

test('an imported sheet refuses a row that someone else has changed since, and keeps their text', () => {
  const now = TEXTS.map((each) => (each.key === 'title' ? { ...each, text: 'புதியது' } : each));
  expect(compareSheet(typed([TITLE, NEW_TITLE]), now).refused).toMatchObject([
    { reason: { message: 'someone has changed the text since the sheet was written. The newer one is kept' } },
  ]);
  expect(compared(sheet, now)).toEqual({ taken: [], refused: [] });
});

test.each([
  ['{{price.filling}} is missing', '"விலை குறைவு, <strong>எப்போதும்</strong>"'],
  ['<strong> </strong> are missing', '"{{price.filling}} முதல்"'],
  ['the tag <script> is not allowed', '"{{price.filling}} <strong>x</strong><script>alert(1)</script>"'],
  ['found {x}: a placeholder is written with two braces', '"{{price.filling}} {x} <strong>x</strong>"'],
])('an imported sheet refuses a text that cannot be shown: %s', (reason, cell) => {
  const { taken, refused } = compareSheet(typed(['no more",,', `no more",${cell},`]), TEXTS);
  expect(taken).toEqual([]);
  expect(refused).toMatchObject([{ place: 'G3', key: 'lead' }]);
  expect(refused[0]?.reason.message).toContain(reason);
});

test.each(['??? ??', Buffer.from('பல்').toString('latin1')])(
  'an imported sheet is refused as a whole if its characters were lost: %s',
  (lost) => {
    expect(() => typed([TITLE, lost])).toThrow(
      `Letters were lost when the sheet was saved (G2: ${lost}). Save it as .xlsx, or as CSV in UTF-8. Nothing was changed.`,
    );
  },
);

test('an imported sheet refuses unknown states and duplicate texts', () => {
  const rows = typed([`${TITLE},machine`, `${TITLE},done`]);
  const [first] = rows;
  expect(compareSheet(rows, TEXTS).refused).toMatchObject([
    { reason: { message: expect.stringContaining('"done" is not a state') } },
  ]);
  expect(first && compareSheet([{ ...first, state: 'machine' }, first], TEXTS).refused).toMatchObject([
    { reason: { message: 'the sheet has a row for this text above' } },
  ]);
});
