/** Sheets after a spreadsheet program has opened, saved and reformatted them. */
import { expect, test } from 'vitest';
import { textHash } from '../../../../locales/model/record.ts';
import type { TextStatus } from '../../../../locales/model/status.ts';
import { openedAndSaved } from '../../../fixtures/spreadsheet.ts';
import { compared, readCsv, sheetOf, textOf as text } from './textStatus.ts';

/** Texts whose hashes are all digits, have a leading zero, or look like an exponent. */
const FIGURES_BY_HASH = ['வாக்கியம் 16', 'வாக்கியம் 50', 'வாக்கியம் 11'];

/** Texts that a program reads as numbers, amounts, dates, times, booleans or formulas. */
const TAKEN_FOR_VALUES = [
  ...['0120', '1234567890123456', '1e5', '24/7', '10-12', '5 July', '10:30', '10:30 AM', '50%', 'Rs 2,500', 'true'],
  ...['=1+1', '+91 98400', '-5', '@home', "'90"],
];

/** The sheet of texts, with notes that a program may take for formulas. */
const sheetWith = (texts: readonly TextStatus[]) => sheetOf(texts, { note: '- in a list' });
/** That of a time when fingerprints had no letter. */
const olderSheetWith = (texts: readonly TextStatus[]) => sheetWith(texts).replaceAll(/,x(\w{8})\r/g, ',$1\r');

/** Returns the message for one text typed over another. */
function saidOf(english: string, typed: string): string | undefined {
  const texts = [text('title', english, 'பழையது')];
  return compared(sheetWith(texts).replace('பழையது', typed), texts).refused[0]?.reason.message;
}

const hashed = FIGURES_BY_HASH.map((own, i) => text(`${i}`, `Sentence ${i}`, own));

test('a spreadsheet program that opens and saves a sheet keeps every fingerprint, so a new text is accepted', () => {
  expect(FIGURES_BY_HASH.map(textHash)).toEqual(['59848013', '01157233', '3e425071']);
  const saved = openedAndSaved(sheetWith(hashed)).replaceAll('வாக்கியம்', 'சொல்');
  const { taken, refused } = compared(saved, hashed);
  expect(refused).toEqual([]);
  expect(taken.map((row) => row.text)).toEqual(['சொல் 16', 'சொல் 50', 'சொல் 11']);
});

test.each(TAKEN_FOR_VALUES)('a spreadsheet program that opens and saves a sheet keeps the text "%s"', (value) => {
  const texts = [text('english', value, 'பழையது'), text('same', value, value)];
  const saved = openedAndSaved(sheetWith(texts)).replace('பழையது', 'புதியது');
  expect(readCsv(saved).map(({ english }) => english)).toEqual([value, value]);
  expect(compared(saved, texts)).toEqual({
    taken: [{ place: 'G2', namespace: 'tips', key: 'english', text: 'புதியது', reviewed: false }],
    refused: [],
  });
});

test('a spreadsheet program that opens and saves a sheet causes no errors for reformatted rows that nobody has edited', () => {
  expect(compared(openedAndSaved(olderSheetWith(hashed)), hashed)).toEqual({ taken: [], refused: [] });
});

const texts = [...FIGURES_BY_HASH, 'நலம்'].map((own, i) => text(`${i}`, `Sentence ${i}`, own));
const older = olderSheetWith(texts);

test('a sheet exported before fingerprints had a letter blames the program, not the translator, for a reformatted row', () => {
  const saved = openedAndSaved(older).replaceAll('வாக்கியம்', 'சொல்').replace('நலம்', 'நன்று');
  const { taken, refused } = compared(saved, texts);
  expect(taken.map((row) => row.text)).toEqual(['சொல் 16', 'நன்று']);
  const reason =
    'the spreadsheet program has changed the column exported. Export the sheet again, and type the new text there';
  expect(refused.map((row) => row.reason.message)).toEqual([reason, reason]);
});

test.each([
  ['What?', 'ஏன்??'],
  ['Really??', 'உண்மையாகவா??'],
  ['{{name}}??', '{{name}}??'],
])('a sheet with question marks is accepted where they belong to the text: "%s" as "%s"', (english, typed) => {
  expect(saidOf(english, typed)).toBeUndefined();
});

test.each([
  ['What?', '????'],
  ['Really??', '?????????'],
  ['Fillings from {{price.filling}}', '{{price.filling}} ????? ????'],
  ['What?', 'ஏன்\ufffd'],
])(
  'a sheet with question marks is refused as a whole if they replace lost characters: "%s" as "%s"',
  (english, typed) => {
    expect(() => saidOf(english, typed)).toThrow(
      `Letters were lost when the sheet was saved (G2: ${typed}). Save it as .xlsx, or as CSV in UTF-8. Nothing was changed.`,
    );
  },
);

test.each([
  ['Open 24/7', '24-Jul', 'converted'],
  ['0120', '120', 'converted'],
  ['5 July', '05-07-2026', 'converted'],
  ['Rs 2,500', '2500', 'converted'],
  ['Open every day, morning and evening', '24/7', 'converted'],
  ['Rs 2 to 5', "'Rs 2–5", 'typed'],
  ['Twelve', '’12', 'typed'],
  ['1200', '1200', undefined],
])(
  'it is asked about a text that is only a figure, unless English has the same: "%s" became "%s"',
  (english, cell, figure) => {
    const texts = [text('title', english, 'பழையது')];
    const { taken, refused } = compared(sheetWith(texts).replace('பழையது', cell), texts);
    expect(refused).toEqual([]);
    expect(taken.map((row) => row.figure)).toEqual([figure]);
  },
);

test.each(['#NAME?', '#REF!', 'Err:509'])(
  'a text that the program changed while it was typed is refused if it was read as a formula: %s',
  (cell) => {
    expect(saidOf('Call us', cell)).toBe(
      `the spreadsheet program took the text for a formula and left ${cell}. Type the text again, with an apostrophe before it`,
    );
  },
);

test('a text that the program changed while it was typed is refused with a reason if quotes were curled or the line was broken', () => {
  const link = 'See <a href="/contact">us</a>.';
  expect(saidOf(link, '"<a href=“/contact”>எங்களை</a> பார்க்க."')).toBe(
    'the quotes in <a href=“/contact”> are curly. Type straight ones: <a href="/contact">',
  );
  expect(saidOf('Call us', '"எங்களை\nஅழையுங்கள்"')).toBe('the text contains a line break. Write it on one line');
});
