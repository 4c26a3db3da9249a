/** A translation as a workbook: what can be typed in it, and what comes back. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { compareSheet } from '../../../../site/translation/sheet/compareSheet.ts';
import { readSheet, sheetCells, sheetColumns } from '../../../../site/translation/sheet/sheet.ts';
import { writeWorkbook } from '../../../../site/translation/sheet/workbook.ts';
import { runScript } from '../../../support/runScript.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';
import { NOTE, tamil, textOf as text } from './textStatus.ts';

/** Texts that a program would take for formulas, dates and numbers, if it may. */
const TEXTS = [
  text('title', 'Dental tips', 'பல் பராமரிப்பு'),
  text('lead', 'From {{price.filling}}, "with care", <strong>always</strong>; no more'),
  text('sum', '=1+1', '-2+3'),
  text('open', 'Open 24/7', '24/7'),
  text('phone', '+91 phone', '+91 98400'),
  text('day', '5 May', '5 May'),
  text('number', '0120', '0120'),
  text('space', 'a  b', 'a  b'),
  text('emoji', 'ok', 'சரி 🦷'),
];

const cells = sheetCells(tamil, TEXTS, () => NOTE, []);
const workbook = await writeWorkbook(cells, 'Tamil', 'Tamil');
const typedColumn = sheetColumns(tamil).indexOf('Tamil');

/** The workbook after someone has typed into the translation's column, as the program stores it. */
async function typed(key: string, value: string | number | Date): Promise<Uint8Array> {
  const rows = cells.map((row) => (row[0] === `tips: ${key}` ? row.with(typedColumn, '?') : row));
  return writeXlsx({
    sheets: [{ name: 'Tamil', rows: rows.map((row) => row.map((cell) => (cell === '?' ? value : cell))) }],
  });
}

const compared = async (bytes: Uint8Array) => compareSheet(await readSheet(bytes, tamil), TEXTS);

test('a workbook lets a translator type only in the translation and its state, below a heading that stays', async () => {
  const [sheet] = (await readXlsx(workbook, { readStyles: true })).sheets;
  expect(sheet?.protection?.sheet).toBe(true);
  expect(sheet?.freezePane).toMatchObject({ rows: 1 });
  const free = [...(sheet?.cells ?? [])].filter(([, cell]) => cell.style?.protection?.locked === false);
  const columns = [typedColumn, typedColumn + 1];
  expect(free.map(([place]) => place)).toEqual(TEXTS.flatMap((_, i) => columns.map((at) => `${i + 1},${at}`)));
  expect(free.every(([, { style }]) => style?.numFmt === '@' && style.alignment?.wrapText)).toBe(true);
  expect(sheet?.columns?.[typedColumn]?.width).toBeGreaterThan(40);
});

test.each([
  ['as it was written', workbook],
  ['saved by LibreOffice', readFileSync('tests/fixtures/sheets/saved-by-libreoffice.xlsx')],
])('a workbook changes nothing when it comes back %s', async (_how, bytes) => {
  expect((await readSheet(bytes, tamil)).map(({ text: own }) => own)).toEqual(TEXTS.map(({ text: own = '' }) => own));
  expect(await compared(bytes)).toEqual({ taken: [], refused: [] });
});

const title = [['Tips, May 2026', null, null], []];
const sheetNamed = (name: string, above: readonly (readonly (string | null)[])[] = []) => ({
  name,
  rows: [...above, ...cells].map((row) => [...row]),
});

test('a workbook is read wherever its sheet and its columns are, and refused if there are two', async () => {
  const sheets = [{ name: 'Summary', rows: [['Sheets', 1]] }, sheetNamed('Table 1', title)];
  expect(await compared(await writeXlsx({ sheets }))).toEqual({ taken: [], refused: [] });
  await expect(compared(await writeXlsx({ sheets: [...sheets, sheetNamed('Copy')] }))).rejects.toThrow(
    '2 sheets of the workbook have these texts. Delete all but the one to import.',
  );
});

test.each(['புதியது', '7/24', '=A1', '6 May', '012'])(
  'a workbook brings back what was typed as text: %s',
  async (own) => {
    const { taken, refused } = await compared(await typed('title', own));
    expect(refused).toEqual([]);
    expect(taken).toMatchObject([{ place: 'G2', namespace: 'tips', key: 'title', text: own, reviewed: false }]);
  },
);

/** The workbook with other XML in its sheet. */
const withXml = (from: string | RegExp, to: string) => {
  const path = 'xl/worksheets/sheet1.xml';
  const parts = unzipSync(workbook);
  const xml = new TextDecoder().decode(parts[path]).replace(from, to);
  return zipSync({ ...parts, [path]: new TextEncoder().encode(xml) });
};
const styled = (count: number, cells: (row: number) => string) =>
  Array.from({ length: count }, (_, i) => `<row r="${i + 11}">${cells(i + 11)}</row>`).join('');

test.each([
  ['in the last row', '<row r="1048576"><c r="G1048576" s="1"/></row>', TEXTS.length],
  ['in the last row and column', '<row r="1048576"><c r="XFD1048576" s="1"/></row>', TEXTS.length],
  ['to the last column of three thousand rows', styled(3000, (row) => `<c r="XFD${row}" s="1"/>`), TEXTS.length],
  [
    'in every cell of many rows',
    styled(130, () => '<c s="1"/>'.repeat(16_384)),
    'Too many empty cells of this workbook have a format. Copy the table into a new workbook, and import that file.',
  ],
])('a workbook is read in 200 MB with a format %s', (_where, rows, expected) => {
  const file = join(temporaryFolder({}), 'sheet.xlsx');
  writeFileSync(file, withXml('</sheetData>', `${rows}</sheetData>`));
  // Without the garbage that V8 leaves lying while there is room.
  const options = { NODE_OPTIONS: '--max-semi-space-size=2 --max-old-space-size=128' };
  const { stdout } = runScript('tests/support/readSheetAlone.ts', [file], '.', options);
  const [read, megabytes] = JSON.parse(stdout);
  expect(read).toBe(expected);
  expect(megabytes).toBeLessThan(200);
});

test.each([
  ['Google Sheets', 'IFERROR(__xludf.DUMMYFUNCTION("GOOGLETRANSLATE(F2,""en"",""ta"")"),"நலம்")'],
  ['Excel', '_xlfn.TRANSLATE(F2,"en","ta")'],
  ['LibreOffice', 'UPPER(F2)'],
])('a workbook takes what a formula of %s has written for a draft of a machine', async (_of, formula) => {
  const bytes = withXml(/<c r="G2".*?<\/c>/, `<c r="G2" t="str"><f>${formula}</f><v>நலம்</v></c>`);
  const row = { place: 'G2', namespace: 'tips', key: 'title', text: 'நலம்', by: 'machine', reviewed: false };
  expect(await compared(bytes)).toEqual({ taken: [row], refused: [] });
});

test.each([
  ['shares its formula with one above', 't="shared" si="0"', '<f t="shared" si="0"/>', [true, false, true, false]],
  ['is filled by a formula above', 't="array"', '', [true, true, true, false]],
])('a workbook knows the result of a formula in a cell that %s', async (_how, kind, formula, expected) => {
  const first = `<c r="G2" t="str"><f ${kind} ref="G2:G4">F2</f><v>1</v></c>`;
  const bytes = withXml(/<c r="G2".*?<\/c>(.*)<c r="G4".*?<\/c>/, `${first}$1<c r="G4" t="str">${formula}<v>3</v></c>`);
  const rows = await readSheet(bytes, tamil);
  expect(rows.slice(0, 4).map(({ isComputed }) => isComputed.text)).toEqual(expected);
});

test.each([
  ['H2', 'reviewed', 'a formula has written reviewed. Type it where you have read the text'],
  ['G2', 'Loading...', 'the spreadsheet program took the text for a formula and left Loading...'],
  ['G2', '#N/A', 'the spreadsheet program took the text for a formula and left #N/A'],
])('a workbook refuses what no formula can say: %s %s', async (place, said, reason) => {
  const bytes = withXml(new RegExp(`<c r="${place}".*?</c>`), `<c r="${place}" t="str"><f>A1</f><v>${said}</v></c>`);
  expect((await compared(bytes)).refused).toMatchObject([
    { place, reason: { message: expect.stringContaining(reason) } },
  ]);
});

test.each([[24.5], [new Date('2026-05-05')]])('it is asked about what a program has turned into %s', async (value) => {
  const { taken, refused } = await compared(await typed('title', value));
  expect(refused).toEqual([]);
  expect(taken).toMatchObject([{ place: 'G2', figure: 'converted' }]);
});
