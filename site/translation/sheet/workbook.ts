/** Sheets as workbooks (`.xlsx`), in which only the translation and its state can be typed. */
import { unzipSync } from 'fflate';
import {
  type CellStyle,
  type CellValue,
  cellRef,
  parseCellRef,
  readXlsx,
  type Sheet,
  type WriteSheet,
  writeXlsx,
} from 'hucre/xlsx';
import { type CsvRow, escapeFormula } from './csv.ts';
import { SheetError } from './sheetMistake.ts';

/** Widths of the columns in characters, by name; those of the two languages are `LANGUAGE`. */
const WIDTHS: Readonly<Record<string, number>> = { key: 30, where: 24, note: 40, max: 7, glossary: 32, state: 12 };
const LANGUAGE = 52;

/** Only the import needs it. */
const HIDDEN = 'exported';

const TEXT: CellStyle = { alignment: { wrapText: true, vertical: 'top' } };
const HEADING: CellStyle = { ...TEXT, font: { bold: true }, fill: filled('E9F6F1') };
/** Text stays text, whatever is typed: no dates, no formulas. */
const TYPED: CellStyle = { ...TEXT, numFmt: '@', fill: filled('FFFBE6'), protection: { locked: false } };

/**
 * A sheet as a workbook: only the translation and its state can be typed, and the columns' names stay in sight.
 * @param cells the columns, then a row for each text
 * @param name name of the sheet
 * @param typed the column of the translation
 */
export function writeWorkbook(cells: readonly (readonly string[])[], name: string, typed: string): Promise<Uint8Array> {
  const [columns = [], ...rows] = cells;
  const sheet: WriteSheet = {
    name,
    columns: columns.map((column) => ({
      width: WIDTHS[column] ?? LANGUAGE,
      style: column === typed || column === 'state' ? TYPED : TEXT,
      ...(column === HIDDEN ? { hidden: true } : {}),
    })),
    rows: [[...columns], ...rows.map((row) => [...row])],
    cells: new Map(columns.map((value, i) => [`0,${i}`, { value, type: 'string' as const, style: HEADING }])),
    freezePane: { rows: 1, columns: 1 },
    // Without a password: it keeps nobody out, it keeps typing where it is read.
    protection: { sheet: true, formatColumns: true, formatRows: true },
  };
  return writeXlsx({ sheets: [sheet] });
}

/** A cell as spreadsheet programs call it, such as G15. @param row from 1 @param column from 0 */
export const placeOf = (row: number, column: number) => cellRef(row - 1, column);

/** Excel's and LibreOffice's own files are ZIP archives. */
export const isWorkbook = ([first, second]: Uint8Array) => first === 0x50 && second === 0x4b;

/** What is read of a sheet: many times a site's texts. Programs fill sheets to their ends with cells that only have a format. */
const AREA = 'A1:CV20000';

/** Bytes of XML in a workbook, with the texts of a site in about 3 MB. */
const MAX_XML = 20_000_000;

/**
 * The rows of each sheet of a workbook, as a CSV file would have them: texts that a program could take for anything else begin with an
 * apostrophe, and numbers and dates, which it did take for something else, do not.
 * @throws SheetError if it is not a workbook
 */
export async function readWorkbook(bytes: Uint8Array): Promise<readonly (readonly CsvRow[])[]> {
  if (xmlBytes(bytes) > MAX_XML) throw new SheetError('formatted');
  const { sheets } = await readXlsx(bytes, { range: AREA }).catch(unreadable);
  return sheets.map((sheet) => {
    const isComputed = computedCells(sheet);
    return sheet.rows
      .map((row, i) => ({
        cells: Array.from(row, asTyped),
        row: i + 1,
        line: i + 1,
        isComputed: (column: number) => isComputed(i, column),
      }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  });
}

function unreadable(): never {
  throw new SheetError('unreadable');
}

/** How much XML a workbook holds. Nothing is unpacked for it. */
function xmlBytes(bytes: Uint8Array): number {
  let sum = 0;
  const add = ({ name, originalSize }: { name: string; originalSize: number }) => {
    if (name.endsWith('.xml')) sum += originalSize;
    return false;
  };
  try {
    unzipSync(bytes, { filter: add });
  } catch {
    unreadable();
  }
  return sum;
}

/** Tells which cells of a sheet hold the result of a formula: its own, or that of one above or beside it which fills several cells. */
function computedCells({ cells = new Map() }: Pick<Sheet, 'cells'>) {
  const areas = [...cells.values()].flatMap(({ formulaType, formulaRef }) => {
    const [from, to = from] = formulaType === 'array' ? (formulaRef?.split(':').map(parseCellRef) ?? []) : [];
    return from && to ? [{ from, to }] : [];
  });
  return (row: number, column: number): boolean =>
    cells.get(`${row},${column}`)?.formula !== undefined ||
    areas.some(({ from, to }) => row >= from.row && row <= to.row && column >= from.col && column <= to.col);
}

function asTyped(value: CellValue | undefined): string {
  if (typeof value === 'string') return escapeFormula(value);
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return value === null || value === undefined ? '' : String(value);
}

function filled(rgb: string): CellStyle['fill'] {
  return { type: 'pattern', pattern: 'solid', fgColor: { rgb } };
}
