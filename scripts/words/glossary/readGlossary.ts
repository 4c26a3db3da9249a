import { existsSync } from 'node:fs';
import { damagedLetter, otherEncoding } from '../../../diagnostics/encodingProblems.ts';
import { InputErrors, type Problem } from '../../../diagnostics/inputErrors.ts';
import { readInput } from '../../../diagnostics/inputFile.ts';
import { TextSource } from '../../../diagnostics/textSource.ts';
import { type Language, SOURCE_LANGUAGE, TRANSLATIONS } from '../../../locales/languages.ts';
import { languageName } from '../sheet/sheet.ts';
import type { Glossary, Term, TermWords } from './glossary.ts';
import { type GlossaryRow, readTable } from './glossaryTable.ts';
import { holdsWord } from './holdsWord.ts';

const GLOSSARY = 'locales/glossary.csv';

/** The column of the English terms, and those that hold for every language. */
const ENGLISH = languageName(SOURCE_LANGUAGE);
const SHARED = ['required', 'note'] as const;

/** The two columns of a language: the agreed words, and those never to be written. */
const agreedColumn = (language: Language) => languageName(language);
const neverColumn = (language: Language) => `${languageName(language)}: never`;

/**
 * Reads the glossary; empty if there is none.
 * @throws InputErrors with every mistake in it
 */
export function readGlossary(path = GLOSSARY, translations = TRANSLATIONS): Glossary {
  if (!existsSync(path)) return [];
  const { terms, problems } = parseGlossary(new TextSource(readInput(path)), translations);
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
