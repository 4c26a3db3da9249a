/** Reads the rows of a CSV file in any of the dialects that spreadsheet programs save. */
import { parse } from 'csv-parse/sync';
import { decode } from '../../../diagnostics/encoding.ts';

/** A row of cells and its line in the file, from 1. */
export type CsvRow = Readonly<{ cells: readonly string[]; line: number }>;

/** The first line with which some programs declare the separator: `sep=;`. */
const SEPARATOR_LINE = /^"?sep=(.)"?(?=\r?\n)/;

/**
 * The non-empty rows; separator and encoding are detected.
 * @throws Error with a sentence if it is not a CSV file
 */
export function readRows(bytes: Uint8Array): readonly CsvRow[] {
  const text = decode(bytes).text;
  const separator = SEPARATOR_LINE.exec(text)?.[1] ?? /[,;\t|]/.exec(text)?.[0] ?? ',';
  // Keeps the declaration as an empty line, so that line numbers stay correct.
  return rowsOf(text.replace(SEPARATOR_LINE, ''), separator).filter(({ cells }) =>
    cells.some((cell) => cell.trim() !== ''),
  );
}

type ParsedRow = Readonly<{ record: readonly string[]; info: Readonly<{ lines: number }> }>;

/**
 * All rows of a CSV text, empty ones too.
 * @throws Error of the parser, which has the line in `lines`
 */
export function parseRows(text: string, delimiter: string): readonly CsvRow[] {
  // With `info`, each row has its line number, which the library's types do not reflect.
  const rows: unknown = parse(text, { delimiter, info: true, relax_column_count: true });
  return (rows as readonly ParsedRow[]).map(({ record, info }) => ({ cells: record, line: info.lines }));
}

function rowsOf(text: string, separator: string): readonly CsvRow[] {
  try {
    return parseRows(text, separator);
  } catch (error) {
    throw new Error(`This is not a CSV file: ${(error as Error).message}`);
  }
}
