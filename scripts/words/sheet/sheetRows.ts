/** The rows of a CSV file, however a spreadsheet program has saved it. */
import { parse } from 'csv-parse/sync';
import { decode } from '../../../diagnostics/encoding.ts';

/** A row of cells and its line in the file, from 1. */
export type CsvRow = Readonly<{ cells: readonly string[]; line: number }>;

/** The first line by which some programs say the separator: `sep=;`. */
const SEPARATOR_LINE = /^"?sep=(.)"?(?=\r?\n)/;

/**
 * The rows that are not empty, with the separator and the encoding that the program chose.
 * @throws Error with a sentence when it is no CSV file
 */
export function readRows(bytes: Uint8Array): readonly CsvRow[] {
  if (isWorkbook(bytes)) {
    throw new Error('This is a workbook, not a CSV file. Open it, save it as "CSV UTF-8", and import that file.');
  }
  const text = decode(bytes).text;
  const separator = SEPARATOR_LINE.exec(text)?.[1] ?? /[,;\t|]/.exec(text)?.[0] ?? ',';
  // The line stays as an empty one, so that the others keep their numbers.
  return parseRows(text.replace(SEPARATOR_LINE, ''), separator).filter(({ cells }) =>
    cells.some((cell) => cell.trim() !== ''),
  );
}

/** Excel's and LibreOffice's own files are ZIP archives. */
const isWorkbook = ([first, second]: Uint8Array) => first === 0x50 && second === 0x4b;

type ParsedRow = Readonly<{ record: readonly string[]; info: Readonly<{ lines: number }> }>;

function parseRows(text: string, delimiter: string): readonly CsvRow[] {
  try {
    // With `info` the rows come with their places, which the types of the library do not say.
    const rows: unknown = parse(text, { delimiter, info: true, relax_column_count: true });
    return (rows as readonly ParsedRow[]).map(({ record, info }) => ({ cells: record, line: info.lines }));
  } catch (error) {
    throw new Error(`This is not a CSV file: ${(error as Error).message}`);
  }
}
