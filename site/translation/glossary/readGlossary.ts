import { type ContentFiles, readInput } from '../../../diagnostics/contentFiles.ts';
import { lostCharacter, otherEncoding } from '../../../diagnostics/encodingProblems.ts';
import { InputErrors, type Problem } from '../../../diagnostics/inputErrors.ts';
import { normalText } from '../../../diagnostics/normalText.ts';
import type { Sentence } from '../../../diagnostics/sentences.ts';
import { TextSource } from '../../../diagnostics/textSource.ts';
import { type Language, SOURCE_LANGUAGE, TRANSLATIONS } from '../../../locales/languages.ts';
import { languageName } from '../../../locales/model/languageName.ts';
import { type CsvRow, parseRows, UnreadableRow } from '../sheet/csv.ts';
import { containsWord } from './containsWord.ts';
import type { Glossary, Term, TermWords } from './glossary.ts';

export const GLOSSARY = 'locales/glossary.csv';

const ENGLISH = languageName(SOURCE_LANGUAGE);
/** Columns that hold for every language. */
const SHARED = ['required', 'note'];

/** The column of the words never to be written in a language; that of the agreed words has its name. */
const neverColumn = (language: Language) => `${languageName(language)}: never`;

/**
 * Reads the glossary; empty if there is none.
 * @throws InputErrors with every mistake in it
 */
export function readGlossary(files: ContentFiles): Glossary {
  if (!files.list('locales').includes(GLOSSARY)) return [];
  const { terms, problems } = parseGlossary(new TextSource(readInput(files, GLOSSARY)), TRANSLATIONS);
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
  const rows = otherEncoding(source) ?? lostCharacter(source) ?? readTable(source, translations);
  if ('message' in rows) return { terms: [], problems: [rows] };
  return {
    terms: rows.map((row) => readTerm(row, translations)),
    problems: [...repeated(rows), ...rows.flatMap((row) => faultsOf(row, translations))],
  };
}

function readTerm({ cell }: GlossaryRow, translations: readonly Language[]): Term {
  const words = translations.flatMap((language): readonly (readonly [string, TermWords])[] => {
    const agreed = listIn(cell(languageName(language)));
    return agreed.length === 0 ? [] : [[language.code, { agreed, never: listIn(cell(neverColumn(language))) }]];
  });
  return {
    english: listIn(cell(ENGLISH)),
    words: new Map(words),
    isRequired: cell('required').toLowerCase() === 'yes',
    note: cell('note'),
  };
}

/** What is wrong in a row by itself. */
function faultsOf(row: GlossaryRow, translations: readonly Language[]): readonly Problem[] {
  const { cell, problem } = row;
  const { english, words } = readTerm(row, translations);
  if (english.length === 0) return [problem('noTerm')];
  const required = cell('required');
  return [
    ...(['', 'yes'].includes(required.toLowerCase()) ? [] : [problem('neitherYes', { found: required })]),
    ...(words.size === 0 ? [problem('noAgreedWord', { term: String(english[0]) })] : []),
    ...translations.flatMap((language) => {
      const { agreed = [], never = [] } = words.get(language.code) ?? {};
      return never.flatMap((word) => {
        const right = agreed.find((candidate) => containsWord(candidate, word));
        return right === undefined ? [] : [problem('agreedAndNever', { word, right })];
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
      if (before !== undefined) return [problem('termTwice', { name, line: before })];
      lines.set(name.toLowerCase(), line);
      return [];
    }),
  );
}

/** The words in a cell, separated by semicolons. */
const listIn = (cell: string) =>
  cell
    .split(';')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** A row below the first one, by column, and what makes problems at it. */
type GlossaryRow = Readonly<{
  line: number;
  cell: (column: string) => string;
  problem: (...sentence: Sentence) => Problem;
}>;

/** The rows of a glossary, or the mistake because of which they cannot be told apart. */
function readTable(source: TextSource, translations: readonly Language[]): readonly GlossaryRow[] | Problem {
  const starts = [0, ...Array.from(source.text.matchAll(/\n/g), ({ index }) => index + 1)];
  const at = (line: number, ...sentence: Sentence) => source.problem(starts[line - 1] ?? 0, ...sentence);
  let rows: readonly CsvRow[];
  try {
    rows = parseRows(source.text, ',');
  } catch (error) {
    return at(error instanceof UnreadableRow ? error.line : 1, 'brokenCell');
  }
  const known = [ENGLISH, ...translations.flatMap((each) => [languageName(each), neverColumn(each)]), ...SHARED];
  const [{ cells: first } = { cells: [] }, ...others] = rows;
  const names = first.map((typed) => {
    const name = normalText(typed);
    return known.find((each) => each.toLowerCase() === name.toLowerCase()) ?? name;
  });
  const isMissing = [ENGLISH, ...SHARED].some((name) => !names.includes(name));
  const stranger = names.find((name, i) => !known.includes(name) || names.indexOf(name) !== i);
  if (isMissing || stranger !== undefined)
    return at(1, 'oddColumns', { found: stranger ?? first.join(','), columns: known.join(',') });
  const uneven = others.find(({ cells }) => cells.length !== names.length);
  if (uneven) return at(uneven.line, 'otherCells', { found: uneven.cells.length, expected: names.length });
  return others.map(({ cells, line }) => ({
    line,
    cell: (column) => normalText(cells[names.indexOf(column)] ?? ''),
    problem: (...sentence) => at(line, ...sentence),
  }));
}
