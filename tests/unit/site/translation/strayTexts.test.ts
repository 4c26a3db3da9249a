/** Sheets in which texts stand in the rows of others. What people do to sheets on purpose is never refused for it. */
import { expect, test } from 'vitest';
import type { TextStatus } from '../../../../locales/model/status.ts';
import { sheetCells, writeSheet } from '../../../../site/translation/sheet/sheet.ts';
import { openedAndSaved } from '../../../fixtures/spreadsheet.ts';
import { dice } from '../../../support/dice.ts';
import { textsIn } from '../../../support/words.ts';
import { compared as comparedCsv, NOTE, tamil } from './textStatus.ts';

const LETTERS = [...'அஆஇஈஉஊஎஏஐஒஓகஙசஞடணதநபமயரலவழ'];
/** Letter by letter, so the same English has the same words. */
const translated = (english: string) =>
  [...english.toLowerCase()].map((letter) => LETTERS[letter.charCodeAt(0) - 97] ?? letter).join('');

/** The texts of the fixture, every fifth of them not translated. */
const TEXTS: readonly TextStatus[] = [...textsIn('en', 'tests/fixtures/site/locales')]
  .flatMap(([namespace, texts]) => [...texts].map(([key, english]) => ({ namespace, key, english, faults: [] })))
  .filter(({ english }) => !/[{<]/.test(english))
  .map((text, i) =>
    i % 5 === 4 ? { ...text, state: 'missing' } : { ...text, text: translated(text.english), state: 'machine' },
  );

type Rows = readonly (readonly string[])[];
type Change = (rows: Rows) => Rows;

/** The sheet of texts after something was done to its rows. */
const compared = (change: Change, texts = TEXTS) => {
  const [heading = [], ...rows] = sheetCells(tamil, texts, () => NOTE, []);
  return comparedCsv(openedAndSaved(writeSheet([heading, ...change(rows)])), texts);
};

const [KEY, ENGLISH, TAMIL, STATE, MARK] = [0, 5, 6, 7, 8];

/** Sorts some columns by one of them, and leaves the others as they are. */
const sorted = (by: number, ...columns: readonly number[]): Change => {
  return (rows) => {
    const order = rows.toSorted((one, other) => ((one[by] ?? '') < (other[by] ?? '') ? -1 : 1));
    return rows.map((row, i) => row.map((cell, at) => (columns.includes(at) ? (order[i]?.[at] ?? '') : cell)));
  };
};

/** Changes the translations alone. */
const moved =
  (change: (texts: readonly string[]) => readonly string[]): Change =>
  (rows) => {
    const texts = change(rows.map((row) => row[TAMIL] ?? ''));
    return rows.map((row, i) => row.with(TAMIL, texts[i] ?? ''));
  };
const typed = (at: readonly number[], text: (texts: readonly string[], i: number) => string | undefined): Change =>
  moved((texts) => texts.map((own, i) => (at.includes(i) ? (text(texts, i) ?? '') : own)));

test.each([
  ['the translations were sorted alone', sorted(TAMIL, TAMIL), /: G\d+ \(G\d+\), G\d+/],
  ['they were sorted with their states', sorted(TAMIL, TAMIL, STATE), /: G\d+ \(G\d+\), G\d+/],
  ['they were sorted with their fingerprints', sorted(TAMIL, TAMIL, MARK), /I\d+ …/],
  ['they were turned around', moved((texts) => texts.toReversed()), /: G\d \(G1\d{3}\), G\d \(G1\d{3}\), /],
  ['a cell was inserted', moved((texts) => texts.toSpliced(50, 0, '')), /: G53 \(G52\), G54 \(G53\), G55 \(G54\) …\./],
  ['three cells were inserted near the end', moved((texts) => texts.toSpliced(-9, 0, '', '', '')), /: G\d+ \(G\d+\)/],
  ['a cell was deleted', moved((texts) => texts.toSpliced(50, 1)), /: G52 \(G53\), /],
  ['a cell was filled down', typed([51, 52, 53], (texts) => texts[50]), /: G53 \(G52\), G54/],
  ['a new text was filled down', typed([50, 51, 52, 53], () => 'புதியது'), /: G53 \(G52\), /],
  ['the program counted on', typed([50, 51, 52, 53], (_, i) => `${i} நாள்`), /: G53 \(G52\), /],
  ['cells were pasted over others', typed([50, 51, 52], (texts, i) => texts[i + 100]), /: G52 \(G152\),/],
  ['keys and English were sorted alone', sorted(ENGLISH, 0, 1, 2, 3, 4, 5), /I\d+ …/],
  ['fingerprints were sorted alone', sorted(MARK, MARK), /I\d+ …/],
  ['states were sorted alone', sorted(STATE, STATE), /H\d+ …/],
])('a sheet is refused, with its first cells and how to undo it, after %s', (_what, change, cells) => {
  const sentence = `${cells.source}.* Probably one column was sorted, .* Nothing was changed.$`;
  expect(() => compared(change)).toThrow(new RegExp(sentence));
});

test.each([
  ['one text of another row', typed([50], (texts) => texts[100]), ['G52 G102']],
  ['a text that is in two rows now', typed([51], (texts) => texts[50]), ['G53 G52']],
  ['two texts that were swapped', typed([50, 100], (texts, i) => texts[150 - i]), ['G52 G102', 'G102 G52']],
  [
    'a text that was cut out and put elsewhere',
    typed([50, 100], (t, i) => (i === 50 ? 'புதியது' : t[50])),
    ['G102 G52'],
  ],
])('it is asked about %s', (_what, change, asked) => {
  const { taken, refused } = compared(change);
  expect(refused).toEqual([]);
  expect(taken.flatMap(({ place, from }) => (from ? [`${place} ${from.places.text}`] : []))).toEqual(asked);
});

/** Random numbers below a limit, and one of two, the same in every run. */
function random(seed: number) {
  const roll = dice(seed);
  const below = (limit: number) => Math.floor(roll() * limit);
  return { below, isOften: (share: number) => roll() < share };
}

test.each(Array.from({ length: 24 }, (_, i) => i + 1))('what people do on purpose is taken, all of it (%i)', (seed) => {
  const { below, isOften } = random(seed);
  const share = below(100) / 100;
  const texts = TEXTS.map(({ text, ...status }) =>
    text && isOften(share) ? { ...status, text } : { ...status, state: 'missing' as const },
  );
  const wanted = new Map<string, string>();
  const change: Change = (rows) => {
    const kept = rows.filter(() => isOften(0.95));
    const next = kept.map((row) => {
      const { [KEY]: name = '', [ENGLISH]: english = '', [TAMIL]: before } = row;
      // Translated now, as the same English is elsewhere; or in other words; or as it was.
      const after = before === '' ? isOften(0.7) && translated(english) : isOften(0.1) && `${before} மேலும்`;
      if (after) wanted.set(name, after);
      return row.with(TAMIL, after || before || '').with(STATE, 'translated');
    });
    return isOften(0.5) ? next : sorted(ENGLISH, ...(next[0]?.keys() ?? []))(next);
  };
  const { taken, refused } = compared(change, texts);
  expect(refused).toEqual([]);
  expect(new Map(taken.map(({ namespace, key, text }) => [`${namespace}: ${key}`, text]))).toEqual(wanted);
  expect(taken.filter(({ from }) => from).length).toBeLessThan(5);
});

test.each(Array.from({ length: 24 }, (_, i) => i + 1))(
  'no accident puts a text under another English unasked (%i)',
  (seed) => {
    const { below } = random(seed);
    const from = below(TEXTS.length - 60);
    const texts = TEXTS.slice(from, from + 6 + below(50));
    const at = below(texts.length - 3);
    const accidents: readonly ((values: readonly string[]) => readonly string[])[] = [
      (values) => values.toSpliced(at, 0, ...Array<string>(1 + below(3)).fill('')),
      (values) => values.toSpliced(at, 1 + below(2)),
      (values) => values.toSorted(),
    ];
    for (const accident of accidents) {
      const attempt = () => compared(moved(accident), texts);
      try {
        expect(attempt().taken.filter((row) => !row.from)).toEqual([]);
      } catch (error) {
        expect(String(error)).toMatch(/Cells stand in rows that are not theirs/);
      }
    }
  },
);
