import { readInput } from '../../../diagnostics/contentFiles.ts';
import { damagedLetter, otherEncoding } from '../../../diagnostics/encodingProblems.ts';
import { FILES_ON_DISK } from '../../../diagnostics/filesOnDisk.ts';
import { InputErrors, type Problem } from '../../../diagnostics/inputErrors.ts';
import { TextSource } from '../../../diagnostics/textSource.ts';
import { type Language, SOURCE_LANGUAGE, TRANSLATIONS } from '../../../locales/languages.ts';
import { type CsvRow, parseRows } from '../sheet/csv.ts';
import { languageName } from '../sheet/sheet.ts';
import type { Glossary, Term, TermWords } from './glossary.ts';
import { holdsWord } from './holdsWord.ts';

/** The column of the English terms, and those that hold for every language. */
const ENGLISH = languageName(SOURCE_LANGUAGE);
const SHARED = ['required', 'note'] as const;

/** The two columns of a language: the agreed words, and those never to be written. */
const agreedColumn = (language: Language) => languageName(language);
const neverColumn = (language: Language) => `${languageName(language)}: never`;

/**
 * Reads the glossary; empty if there is none.
 * @param folder of the words
 * @throws InputErrors with every mistake in it
 */
export function readGlossary(folder = 'locales', files = FILES_ON_DISK): Glossary {
  const path = `${folder}/glossary.csv`;
  if (!files.list(folder).includes(path)) return [];
  const { terms, problems } = parseGlossary(new TextSource(readInput(files, path)), TRANSLATIONS);
  if (problems.length > 0) throw new InputErrors(problems, 'the glossary');
  return terms;
}

/**
 * The terms of a glossary, and the mistakes in it.
 * @param translations the languages that may have columns
 */
export function parseGlossary(
  source: TextSource,
  translations: readonly Language[],
): Readonly<{ terms: Glossary; problems: readonly Problem[] }> {
  const unreadable = otherEncoding(source) ?? damagedLetter(source);
  if (unreadable) return { terms: [], problems: [unreadable] };
  const columns = [ENGLISH, ...translations.flatMap((each) => [agreedColumn(each), neverColumn(each)]), ...SHARED];
  const rows = readTable(source, columns, [ENGLISH, ...SHARED]);
  if ('message' in rows) return { terms: [], problems: [rows] };
  const terms = rows.map((row) => readTerm(row, translations));
  return {
    terms,
    problems: [...repeated(rows), ...rows.flatMap((row, i) => faultsOf(row, terms[i], translations))],
  };
}

function readTerm({ cell }: GlossaryRow, translations: readonly Language[]): Term {
  const words = translations.flatMap((language): readonly (readonly [string, TermWords])[] => {
    const agreed = listIn(cell(agreedColumn(language)));
    return agreed.length === 0 ? [] : [[language.code, { agreed, never: listIn(cell(neverColumn(language))) }]];
  });
  return {
    english: listIn(cell(ENGLISH)),
    words: new Map(words),
    isRequired: cell('required') === 'yes',
    note: cell('note'),
  };
}

/** What is wrong in a row by itself. */
function faultsOf(
  { cell, problem }: GlossaryRow,
  term: Term | undefined,
  translations: readonly Language[],
): readonly Problem[] {
  const name = term?.english[0];
  if (!term || name === undefined) return [problem(ENGLISH, 'the English term is missing')];
  const required = cell('required');
  const [first] = translations;
  return [
    ...(['', 'yes'].includes(required) ? [] : [problem('required', `found "${required}", expected yes or nothing`)]),
    ...(term.words.size === 0 && first
      ? [problem(agreedColumn(first), `the agreed word for "${name}" is missing. Write it, or delete the row`)]
      : []),
    ...translations.flatMap((language) => {
      const { agreed = [], never = [] } = term.words.get(language.code) ?? {};
      return never.flatMap((word) => {
        const right = agreed.find((candidate) => holdsWord(candidate, word));
        const message = `"${word}" is never to be written, but "${right}" is agreed. Delete one of the two`;
        return right === undefined ? [] : [problem(neverColumn(language), message)];
      });
    }),
  ];
}

/** English names that stand in two rows, or twice in one. */
function repeated(rows: readonly GlossaryRow[]): readonly Problem[] {
  const lines = new Map<string, number>();
  return rows.flatMap(({ line, cell, problem }) =>
    listIn(cell(ENGLISH)).flatMap((name) => {
      const before = lines.get(name.toLowerCase());
      if (before === undefined) lines.set(name.toLowerCase(), line);
      return before === undefined
        ? []
        : [problem(ENGLISH, `"${name}" is on line ${before} too. Delete one of the two`)];
    }),
  );
}

/** The words in a cell, separated by semicolons. */
const listIn = (cell: string) =>
  cell
    .split(';')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/* The rows of a glossary file by column, with the position of each cell for messages. */

/** A row below the first one. */
type GlossaryRow = Readonly<{
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
function readTable(
  source: TextSource,
  columns: readonly string[],
  needed: readonly string[],
): readonly GlossaryRow[] | Problem {
  const starts = lineStarts(source.text);
  const at = (line: number, message: string, column = 0) =>
    source.problem((starts[line - 1] ?? 0) + column, 'words', { text: message });
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
