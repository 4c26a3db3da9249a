/** Rows and cells of CSV files in any of the dialects that spreadsheet programs save. */
// As browsers need it: the editor reads sheets there.
import { parse } from 'csv-parse/browser/esm/sync';
import { type Options, stringify } from 'csv-stringify/browser/esm/sync';
import { decode } from '../../../diagnostics/encoding.ts';
import { textHash } from '../../../locales/model/record.ts';
import { SheetError } from './sheetMistake.ts';

/** A row of cells: its number as spreadsheet programs show it, and the line of a file on which it begins. Both count from 1. */
export type CsvRow = Readonly<{
  cells: readonly string[];
  row: number;
  line: number;
  /** Whether a cell holds the result of a formula. In CSV, nobody can tell. */
  isComputed?: (column: number) => boolean;
}>;

/** The first line with which some programs declare the separator: `sep=;`. They do not show it as a row. */
const SEPARATOR_LINE = /^"?sep=(.)"?(?:\r\n?|\n)/i;

/** The line with the columns; a title may stand above it. */
const HEADING = /^(?=.*\bkey\b).*\bexported\b.*$/im;

/**
 * The non-empty rows; separator and encoding are detected.
 * @throws SheetError if it is not a CSV file
 */
export function readRows(bytes: Uint8Array): readonly CsvRow[] {
  // Programs that keep the first mark add their own.
  const text = decode(bytes).text.replace(/^\ufeff+/, '');
  const heading = HEADING.exec(text)?.[0] ?? text;
  const separator = SEPARATOR_LINE.exec(text)?.[1] ?? /[,;\t|]/.exec(heading)?.[0] ?? ',';
  try {
    return parseRows(text.replace(SEPARATOR_LINE, ''), separator);
  } catch (error) {
    if (!(error instanceof UnreadableRow)) throw error;
    throw new SheetError('noCsv', { row: error.row });
  }
}

/** Some row whose cells cannot be told apart, and the line on which it begins. Both count from 1. */
export class UnreadableRow extends Error {
  override readonly name = 'UnreadableRow';
  readonly row: number;
  readonly line: number;

  constructor(row: number, line: number) {
    super(`row ${row} cannot be read`);
    this.row = row;
    this.line = line;
  }
}

/**
 * The non-empty rows of a CSV text, with line breaks as `\n`.
 * @throws UnreadableRow
 */
export function parseRows(text: string, delimiter: string): readonly CsvRow[] {
  const rows: CsvRow[] = [];
  let line = 1;
  try {
    // The parser counts a Windows line break in quotes twice.
    parse(text.replace(/\r\n?/g, '\n'), {
      delimiter,
      record_delimiter: '\n',
      relax_column_count: true,
      // With tabs, programs put no quotes around a text that has some.
      relax_quotes: delimiter === '\t',
      on_record: (cells: string[], { lines }) => {
        rows.push({ cells, row: rows.length + 1, line });
        // Of a record, it gives the last line.
        line = lines + 1;
      },
    });
  } catch {
    throw new UnreadableRow(rows.length + 1, line);
  }
  return rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
}

/**
 * Rows as the text of a CSV file. Whoever writes one calls this: with Windows line ends, the library leaves a single `\n` or `\r` in a
 * cell without quotes (csv-stringify 6.9.0), which ends the row for every reader.
 */
export const writeRows = (rows: readonly (readonly string[])[], options?: Pick<Options, 'bom' | 'record_delimiter'>) =>
  stringify([...rows], { ...options, quoted_match: /[\r\n]/ });

/* Protects cells from being converted by spreadsheet programs, and detects conversions. */

/** What a program may run as a formula, also after apostrophes. */
const FORMULA = /^'*[=+\-@\t\r]/;

/** What a program may read as a number, amount, date, time or boolean and reformat: 0120, 24/7, 5 May, TRUE. */
const FIGURE =
  /^'*(?:(?=.*\d)(?:[\d\p{P}\p{S}\s]|e|[ap]m|rs|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)+|true|false)$/iu;

/** What a program shows for a formula that it cannot evaluate, or not yet. */
const FORMULA_ERROR = /^(?:Loading\.{3}|#(?:NAME\?|REF!|VALUE!|DIV\/0!|N\/A|NUM!|NULL!|ERROR!)|Err:\d+)$/;

const isAtRisk = (cell: string) => FORMULA.test(cell) || FIGURE.test(cell);

/** A cell as exported: with an apostrophe if a program would interpret it as anything but text. */
export const escapeFormula = (cell: string) => (isAtRisk(cell) ? `'${cell}` : cell);

/** A program may have made a curly one of it. */
const APOSTROPHE = /^['‘’]/;

/** The inverse of `neutralised`. */
export const restored = (cell: string) => (APOSTROPHE.test(cell) && isAtRisk(cell.slice(1)) ? cell.slice(1) : cell);

/** Whether a program took a text for a formula. */
export const isFormulaError = (cell: string): boolean => FORMULA_ERROR.test(cell);

/** Whether a cell is a figure: `converted` if a program may have made it of a text, `typed` if it is a text. */
export function figureIn(cell: string): 'converted' | 'typed' | undefined {
  if (!FIGURE.test(cell)) return undefined;
  return APOSTROPHE.test(cell) ? 'typed' : 'converted';
}

/** The hash of a text as a cell. The letter keeps programs from turning 712831e6 into 7.12831E+11 and 09256939 into 9256939. */
export const fingerprint = (text: string) => (text === '' ? '' : `x${textHash(text)}`);

/** The hash in such a cell, without the letter in older sheets; empty for no text, undefined if the cell was changed. */
export const hashIn = (cell: string): string | undefined => (cell === '' ? '' : /^x?([0-9a-f]{8})$/.exec(cell)?.[1]);
