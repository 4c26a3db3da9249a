/** A sheet that a spreadsheet program has opened and saved, with all that such programs do to cells. */
import { describe, expect, test } from 'vitest';
import { textHash } from '../../../../locales/model/record.ts';
import type { TextStatus } from '../../../../locales/model/status.ts';
import { compareSheet } from '../../../../scripts/words/sheet/compareSheet.ts';
import { readSheet, writeSheet } from '../../../../scripts/words/sheet/sheet.ts';
import { languageNamed } from '../../../fixtures/languages.ts';
import { openedAndSaved } from '../../../fixtures/spreadsheet.ts';

const tamil = languageNamed('ta');

/** Texts whose hashes are digits, digits with a zero in front, and a number with an exponent. */
const FIGURES_BY_HASH = ['வாக்கியம் 16', 'வாக்கியம் 50', 'வாக்கியம் 11'];

/** Texts that a program takes for numbers, amounts, days, times, truth values and formulas. */
const TAKEN_FOR_VALUES = [
  '0120',
  '1234567890123456',
  '1e5',
  '24/7',
  '10-12',
  '5 July',
  '10:30',
  '10:30 AM',
  '50%',
  'Rs 2,500',
  'true',
  '=1+1',
  '+91 98400',
  '-5',
  '@home',
  "'90",
];

const text = (key: string, english: string, own?: string): TextStatus => ({
  namespace: 'tips',
  key,
  english,
  ...(own === undefined ? {} : { text: own }),
  state: own === undefined ? 'missing' : 'machine',
  faults: [],
});

const NOTE = { note: '- in a list', pages: ['/dental-tips'], isEverywhere: false };
const sheetOf = (texts: readonly TextStatus[]) => writeSheet(tamil, texts, () => NOTE);
const read = (csv: string) => readSheet(new TextEncoder().encode(csv), tamil);

/** What is said of one text that was typed over another. */
function saidOf(english: string, typed: string): string | undefined {
  const texts = [text('title', english, 'பழையது')];
  return compareSheet(read(sheetOf(texts).replace('பழையது', typed)), texts).refused[0]?.reason;
}

describe('a spreadsheet program that opens a sheet and saves it', () => {
  const hashed = FIGURES_BY_HASH.map((own, i) => text(`${i}`, `Sentence ${i}`, own));

  test('leaves every fingerprint as it is: a new text is taken', () => {
    expect(FIGURES_BY_HASH.map(textHash)).toEqual(['59848013', '01157233', '3e425071']);
    const saved = openedAndSaved(sheetOf(hashed)).replaceAll('வாக்கியம்', 'சொல்');
    const { taken, refused } = compareSheet(read(saved), hashed);
    expect(refused).toEqual([]);
    expect(taken.map((row) => row.text)).toEqual(['சொல் 16', 'சொல் 50', 'சொல் 11']);
  });

  test.each(TAKEN_FOR_VALUES)('leaves the text "%s" as it is', (value) => {
    const texts = [text('english', value, 'பழையது'), text('same', value, value)];
    const saved = openedAndSaved(sheetOf(texts)).replace('பழையது', 'புதியது');
    expect(read(saved).map(({ english }) => english)).toEqual([value, value]);
    expect(compareSheet(read(saved), texts)).toEqual({
      taken: [{ namespace: 'tips', key: 'english', text: 'புதியது', reviewed: false }],
      refused: [],
    });
  });

  test('does not hold up rows that it has spoiled and nobody has changed', () => {
    const older = sheetOf(hashed).replaceAll(/,x(\w{8})\r/g, ',$1\r');
    expect(compareSheet(read(openedAndSaved(older)), hashed)).toEqual({ taken: [], refused: [] });
  });
});

describe('a sheet that was written before fingerprints had a letter', () => {
  const texts = [...FIGURES_BY_HASH, 'நலம்'].map((own, i) => text(`${i}`, `Sentence ${i}`, own));
  const older = sheetOf(texts).replaceAll(/,x(\w{8})\r/g, ',$1\r');

  test('is taken in where it is unharmed', () => {
    expect(older).not.toMatch(/,x\w{8}\r/);
    const { taken, refused } = compareSheet(read(older.replaceAll('வாக்கியம்', 'சொல்')), texts);
    expect(refused).toEqual([]);
    expect(taken).toHaveLength(3);
  });

  test('says of a spoiled row that the program has spoiled it, and blames no one', () => {
    const saved = openedAndSaved(older).replaceAll('வாக்கியம்', 'சொல்').replace('நலம்', 'நன்று');
    const { taken, refused } = compareSheet(read(saved), texts);
    expect(taken.map((row) => row.text)).toEqual(['சொல் 16', 'நன்று']);
    expect(refused.map(({ reason }) => reason)).toEqual([
      'the spreadsheet program has changed the column exported. Export the sheet again, and type the new text there',
      'the spreadsheet program has changed the column exported. Export the sheet again, and type the new text there',
    ]);
  });
});

describe('a sheet with question marks', () => {
  test.each([
    ['What?', 'ஏன்??'],
    ['Really??', 'உண்மையாகவா??'],
    ['{{name}}??', '{{name}}??'],
  ])('is taken where they belong to the text: "%s" as "%s"', (english, typed) => {
    expect(saidOf(english, typed)).toBeUndefined();
  });

  test.each([
    ['What?', '????'],
    ['Really??', '?????????'],
    ['Fillings from {{price.filling}}', '{{price.filling}} ????? ????'],
    ['What?', 'ஏன்\ufffd'],
  ])('is refused as a whole where they stand for letters that were lost: "%s" as "%s"', (english, typed) => {
    expect(() => saidOf(english, typed)).toThrow(
      `Letters were lost when the sheet was saved (row 2: ${typed}). Save it as CSV in UTF-8. Nothing was changed.`,
    );
  });
});

describe('a text that the program has changed while it was typed', () => {
  test.each([
    ['Open 24/7', '24-Jul'],
    ['0120', '120'],
    ['5 July', '05-07-2026'],
    ['Rs 2,500', '2500'],
    ['Open every day, morning and evening', '24/7'],
  ])('is refused: of "%s" it made "%s"', (english, cell) => {
    expect(saidOf(english, cell)).toBe(
      `the spreadsheet program may have written "${cell}" in its own way. If it is right, type '${cell}, otherwise the text as it should be, with an apostrophe before it`,
    );
  });

  test('is taken where it is the same as in English, or has an apostrophe', () => {
    expect(saidOf('1200', '1200')).toBeUndefined();
    expect(saidOf('Rs 2 to 5', "'Rs 2–5")).toBeUndefined();
  });

  test.each(['#NAME?', '#REF!', 'Err:509'])('is refused where it was taken for a formula: %s', (cell) => {
    expect(saidOf('Call us', cell)).toBe(
      `the spreadsheet program took the text for a formula and left ${cell}. Type the text again, with an apostrophe before it`,
    );
  });

  test('is refused with its reason where the program has made quotes curly or broken the line', () => {
    const link = 'See <a href="/contact">us</a>.';
    expect(saidOf(link, '"<a href=“/contact”>எங்களை</a> பார்க்க."')).toBe(
      'the quotes in <a href=“/contact”> are curly. Type straight ones: <a href="/contact">',
    );
    expect(saidOf('Call us', '"எங்களை\nஅழையுங்கள்"')).toBe('the text contains a line break. Write it on one line');
  });
});
