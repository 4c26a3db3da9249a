/** Sheets as workbooks (`.xlsx`), in which only the translation and its state can be typed. */
import { type CellStyle, type CellValue, cellRef, readXlsx, type WriteSheet, writeXlsx } from 'hucre/xlsx';
import { type CsvRow, neutralised } from './csv.ts';

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

/**
 * The rows of each sheet of a workbook, as a CSV file would have them: texts that a program could take for anything else begin with an
 * apostrophe, and numbers and dates, which it did take for something else, do not.
 * @throws Error with a sentence if it is not a workbook
 */
export async function readWorkbook(bytes: Uint8Array): Promise<readonly (readonly CsvRow[])[]> {
  const { sheets } = await readXlsx(bytes).catch(() => {
    throw new Error('This workbook cannot be read. Save it as .xlsx, or as "CSV UTF-8", and import that file.');
  });
  return sheets.map(({ rows }) =>
    rows
      .map((row, i) => ({ cells: Array.from(row, asTyped), row: i + 1, line: i + 1 }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
  );
}

function asTyped(value: CellValue | undefined): string {
  if (typeof value === 'string') return neutralised(value);
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return value === null || value === undefined ? '' : String(value);
}

function filled(rgb: string): CellStyle['fill'] {
  return { type: 'pattern', pattern: 'solid', fgColor: { rgb } };
}
