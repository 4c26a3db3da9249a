import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { withColumns } from '../../../../site/translation/newLanguage.ts';
import { parseRows, writeRows } from '../../../../site/translation/sheet/csv.ts';
import { dice } from '../../../support/dice.ts';
import { readCsv, sheetOf, textOf } from './textStatus.ts';

const PIECES = [
  ...['\r\n', '\n', '\r', '"', '""', ',', ';', '\t', ' ', '  ', '=', '+', '-', '@', "'", '', 'a', 'பல்', '1', '🦷'],
];

/** Cells of random pieces, the same in every run. */
function cellsOf(seed: number): string[][] {
  const random = dice(seed);
  const below = (most: number) => Math.floor(random() * most);
  const cell = () => Array.from({ length: below(5) }, () => PIECES[below(PIECES.length)]).join('');
  return Array.from({ length: 40 }, () => [`${below(9)}`, cell(), cell(), cell()]);
}

const spelled = (cell: string) => cell.replace(/\r\n?/g, '\n');

describe.each(['windows', 'unix'])('rows with line ends of %s', (end) => {
  test.each([1, 2, 3])('come back with every line break, quote, comma, space and sign (%i)', (seed) => {
    const cells = cellsOf(seed);
    for (const bom of [true, false]) {
      const csv = writeRows(cells, { bom, record_delimiter: end });
      expect(parse(csv, { bom: true, record_delimiter: end === 'windows' ? '\r\n' : '\n' })).toEqual(cells);
      const read = parseRows(csv.replace('\ufeff', ''), ',');
      expect(read.map((row) => row.cells)).toEqual(cells.map((row) => row.map(spelled)));
    }
  });
});

test.each(['\r\n', '\n', '\r'])('whoever writes one keeps a text of two lines together (%j)', (end) => {
  const text = `one${end}two`;
  const sheet = sheetOf([textOf('a', text, `அ${end}ஆ`), textOf('b', 'B', 'இ')], { note: text });
  expect(readCsv(sheet).map((row) => row.text)).toEqual(['அ\nஆ', 'இ']);
  // As Excel saves a glossary.
  const glossary = `English,Tamil,required,note\r\ngum,ஈறு,,"${text}"\r\n`;
  expect(parse(withColumns(glossary, 'Hindi'), { record_delimiter: '\r\n' })).toEqual([
    ['English', 'Tamil', 'Hindi', 'Hindi: never', 'required', 'note'],
    ['gum', 'ஈறு', '', '', '', text],
  ]);
});
