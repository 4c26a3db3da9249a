/** A translation as a sheet for spreadsheet programs: one row per text. */
import { shortened } from '../../../diagnostics/excerpt.ts';
import { hasLostLetters } from '../../../diagnostics/lostLetters.ts';
import { normalText } from '../../../diagnostics/normalText.ts';
import { scriptOf } from '../../../diagnostics/script.ts';
import { type Language, SOURCE_LANGUAGE } from '../../../locales/languages.ts';
import { languageName } from '../../../locales/model/languageName.ts';
import type { Note } from '../../../locales/model/notes.ts';
import type { TextStatus } from '../../../locales/model/status.ts';
import { type LanguageTerm, termLine } from '../glossary/glossary.ts';
import { termsIn } from '../glossary/termsIn.ts';
import { type CsvRow, escapeFormula, fingerprint, hashIn, readRows, restored, writeRows } from './csv.ts';
import { otherFormat } from './otherFormat.ts';
import { SheetError } from './sheetMistake.ts';
import { isWorkbook, placeOf, readWorkbook } from './workbook.ts';

/** An imported row. Cells are as typed, in the normal form of texts. */
export type SheetRow = Readonly<{
  /** Its number as spreadsheet programs show it, and what they call its cells, such as G15. */
  row: number;
  places: Readonly<Record<'key' | 'english' | 'text' | 'state' | 'exported', string>>;
  namespace: string;
  key: string;
  english: string;
  text: string;
  /** The text's raw cell, including a leading apostrophe. */
  textCell: string;
  state: string;
  /** Whether the text, and the state, are results of formulas, such as `GOOGLETRANSLATE`. */
  isComputed: Readonly<{ text: boolean; state: boolean }>;
  /** Hash of the text when it was exported: empty if it was missing, undefined if the cell was changed. */
  exported: string | undefined;
}>;

/** The note on a text, and where it is shown. */
export type TextContext = Note & Readonly<{ pages: readonly string[]; isEverywhere: boolean }>;

const CONTEXT = ['where', 'note', 'max', 'glossary'];

/** The columns of a language's sheet. `locales/crowdin.yml` says what each is for Crowdin. */
export const sheetColumns = (language: Language) => [
  'key',
  ...CONTEXT,
  languageName(SOURCE_LANGUAGE),
  languageName(language),
  'state',
  'exported',
];

/** The cells of a language's sheet: the columns, then a row for each text, with the terms of the glossary that it holds. */
export function sheetCells(
  language: Language,
  statuses: readonly TextStatus[],
  contextOf: (status: TextStatus) => TextContext,
  terms: readonly LanguageTerm[],
): readonly (readonly string[])[] {
  const rows = statuses.map((status) => {
    const { note, max, pages, isEverywhere } = contextOf(status);
    const where = isEverywhere ? 'every page' : pages.join(' ');
    const { namespace, key, english, text = '', state } = status;
    const glossary = termsIn(english, terms).map(termLine).join(' | ');
    const limit = max === undefined ? '' : String(max);
    return [`${namespace}: ${key}`, where, note, limit, glossary, english, text, state, fingerprint(text)];
  });
  return [sheetColumns(language), ...rows];
}

/**
 * A sheet as a CSV file. It has a byte order mark and Windows line endings, so that spreadsheet programs read every script;
 * cells that a program would interpret as anything but text begin with an apostrophe.
 */
export function writeSheet([columns = [], ...rows]: readonly (readonly string[])[]): string {
  // The limit is a number for Crowdin, too.
  const asText = (cell: string, i: number) => (columns[i] === 'max' ? cell : escapeFormula(cell));
  return writeRows([columns, ...rows.map((row) => row.map(asText))], { bom: true, record_delimiter: 'windows' });
}

/**
 * Reads a sheet that comes back, as CSV or as a workbook.
 * @throws SheetError if it is not such a sheet
 */
export async function readSheet(bytes: Uint8Array, language: Language): Promise<readonly SheetRow[]> {
  const other = otherFormat(bytes);
  if (other !== undefined) throw new SheetError(other);
  if (!isWorkbook(bytes)) return sheetRowsOf(readRows(bytes), language);
  const sheets = await readWorkbook(bytes);
  const found = sheets.filter((rows) => rows.some((row) => missingIn(row, language).length === 0));
  if (found.length > 1) throw new SheetError('severalSheets', { count: found.length });
  return sheetRowsOf(found[0] ?? sheets[0] ?? [], language);
}

const nameIn = (cell: string) => normalText(cell).toLowerCase();

/** The columns that a row lacks to be the one with their names. */
function missingIn({ cells }: CsvRow, language: Language): readonly string[] {
  const names = cells.map(nameIn);
  return sheetColumns(language).filter((name) => !CONTEXT.includes(name) && !names.includes(nameIn(name)));
}

/**
 * The rows of a sheet by its columns, whose names may stand below a title.
 * @throws SheetError if columns are missing or there twice, or letters were lost
 */
export function sheetRowsOf(rows: readonly CsvRow[], language: Language): readonly SheetRow[] {
  const columns = sheetColumns(language);
  const lacking = (row: CsvRow) => missingIn(row, language).length;
  const [heading] = rows.toSorted((one, other) => lacking(one) - lacking(other));
  if (!heading || lacking(heading) > 0) {
    const found = heading && `Row ${heading.row}, "${shortened(heading.cells.filter(Boolean).join(', '))}",`;
    const missing = heading ? missingIn(heading, language) : columns;
    throw new SheetError('noColumns', {
      found: found ?? 'The sheet is empty: it',
      missing: missing.join(', '),
      columns: columns.join(', '),
    });
  }
  const names = heading.cells.map(nameIn);
  const at = (name: string) => names.indexOf(nameIn(name));
  const twice = columns.find((name) => at(name) !== names.lastIndexOf(nameIn(name)));
  if (twice) throw new SheetError('columnTwice', { row: heading.row, column: twice });
  const [english, own] = [languageName(SOURCE_LANGUAGE), languageName(language)];
  const all = rows.slice(rows.indexOf(heading) + 1).map(({ cells, row, isComputed = () => false }) => {
    const typed = (name: string) => normalText(cells[at(name)] ?? '');
    const place = (name: string) => placeOf(row, at(name));
    const [namespace = '', key = ''] = restored(typed('key')).split(': ');
    const textCell = typed(own);
    return {
      row,
      places: {
        key: place('key'),
        english: place(english),
        text: place(own),
        state: place('state'),
        exported: place('exported'),
      },
      namespace,
      key,
      english: restored(typed(english)),
      text: restored(textCell),
      textCell,
      state: typed('state').toLowerCase(),
      isComputed: { text: isComputed(at(own)), state: isComputed(at('state')) },
      exported: hashIn(typed('exported')),
    };
  });
  const lost = all.find((row) => areLettersLost(row, language));
  if (lost) throw new SheetError('lostLetters', { place: lost.places.text, text: lost.text });
  return all;
}

/** Whether an encoding has replaced characters. A text that equals the English lost nothing. */
const areLettersLost = ({ english, text }: SheetRow, { code }: Language) =>
  text !== english && (text.includes('\ufffd') || hasLostLetters(text, scriptOf(code)));
