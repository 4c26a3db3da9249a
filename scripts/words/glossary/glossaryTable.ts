/** The rows of a glossary file by column, with the position of each cell for messages. */
import type { Problem } from '../../../diagnostics/inputErrors.ts';
import type { TextSource } from '../../../diagnostics/textSource.ts';
import { type CsvRow, parseRows } from '../sheet/csv.ts';

/** A row below the first one. */
export type GlossaryRow = Readonly<{
  line: number;
  cell: (column: string) => string;
  problem: (column: string, message: string) => Problem;
}>;

/**
 * Reads the rows of a glossary.
 * @param columns every column that it may have
 * @param needed those that it must have
 * @returns the mistake instead, if the rows cannot be told apart
 */
export function readTable(
  source: TextSource,
  columns: readonly string[],
  needed: readonly string[],
): readonly GlossaryRow[] | Problem {
  const starts = lineStarts(source.text);
  const at = (line: number, message: string, column = 0) => source.problem((starts[line - 1] ?? 0) + column, message);
  const expected = `Expected: ${columns.join(',')}`;
  let rows: readonly CsvRow[];
  try {
    rows = parseRows(source.text, ',').filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  } catch (error) {
    const line = error instanceof Error && 'lines' in error ? Number(error.lines) : 1;
    return at(
      line,
      'a quote is not closed, or stands alone in a text. Put the text in quotes, and type those in it twice: ""',
    );
  }
  const [first, ...others] = rows;
  const names = (first?.cells ?? []).map((name) => name.trim());
  const missing = needed.filter((name) => !names.includes(name));
  if (missing.length > 0) return at(1, `the first row lacks ${missing.join(', ')}. ${expected}`);
  const stranger = names.findIndex((name, i) => !columns.includes(name) || names.indexOf(name) !== i);
  if (stranger >= 0) {
    const place = columnOf(first?.cells ?? [], stranger, source.lineAt(0));
    return at(1, `the column "${names[stranger]}" is unknown, or appears twice. ${expected}`, place);
  }
  const uneven = others.find(({ cells }) => cells.length !== names.length);
  if (uneven) {
    const found = `found ${uneven.cells.length} cells, expected ${names.length}`;
    return at(uneven.line, `${found}. Put a text that holds a comma in quotes: "one, two"`);
  }
  return others.map(({ cells, line }) => ({
    line,
    cell: (column) => (cells[names.indexOf(column)] ?? '').trim(),
    problem: (column, message) =>
      at(line, message, columnOf(cells, names.indexOf(column), source.lineAt(starts[line - 1] ?? 0))),
  }));
}

function lineStarts(text: string): readonly number[] {
  const ends = Array.from(text.matchAll(/\n/g), ({ index }) => index + 1);
  return [0, ...ends];
}

/** Where a cell begins in its line: each is looked for behind the one before it. */
function columnOf(cells: readonly string[], index: number, line: string): number {
  return cells.slice(0, Math.max(index, 0)).reduce((from, cell) => {
    const typed = cell.replaceAll('"', '""');
    return line.indexOf(',', line.indexOf(typed, from) + typed.length) + 1;
  }, 0);
}
