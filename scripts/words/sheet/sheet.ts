/** A translation as a sheet for spreadsheet programs: one row per text. */
import { stringify } from 'csv-stringify/sync';
import { hasLostLetters } from '../../../diagnostics/lostLetters.ts';
import { scriptOf } from '../../../diagnostics/script.ts';
import { type Language, SOURCE_LANGUAGE } from '../../../locales/languages.ts';
import type { TextStatus } from '../../../locales/model/status.ts';
import { type LanguageTerm, termLine } from '../glossary/glossary.ts';
import { termsIn } from '../glossary/termsIn.ts';
import type { TextContext } from '../pagesOfTexts.ts';
import { type CsvRow, fingerprint, hashIn, neutralised, readRows, restored } from './csv.ts';
import { isWorkbook, readWorkbook } from './workbook.ts';

/** An imported row and its line, from 1. Cells are as typed, trimmed. */
export type SheetRow = Readonly<{
  line: number;
  namespace: string;
  key: string;
  english: string;
  text: string;
  /** The text's raw cell, including a leading apostrophe. */
  textCell: string;
  state: string;
  /** Hash of the text when it was exported: empty if it was missing, undefined if the cell was changed. */
  exported: string | undefined;
}>;

const CONTEXT = ['where', 'note', 'max', 'glossary'];

/** A language's English name: "Tamil". */
export const languageName = ({ code }: Language) => new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;

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
  const asText = (cell: string, i: number) => (columns[i] === 'max' ? cell : neutralised(cell));
  return stringify([columns, ...rows.map((row) => row.map(asText))], { bom: true, record_delimiter: 'windows' });
}

/**
 * Reads a sheet that comes back, as CSV or as a workbook.
 * @throws Error with a sentence if it is not such a sheet
 */
export async function readSheet(bytes: Uint8Array, language: Language): Promise<readonly SheetRow[]> {
  return sheetRowsOf(isWorkbook(bytes) ? await readWorkbook(bytes) : readRows(bytes), language);
}

/** The rows of a sheet by its columns. @throws Error with a sentence if columns are missing, or letters were lost */
export function sheetRowsOf([first, ...others]: readonly CsvRow[], language: Language): readonly SheetRow[] {
  const wanted = sheetColumns(language);
  const names = (first?.cells ?? []).map((name) => name.trim());
  const missing = wanted.filter((name) => !CONTEXT.includes(name) && !names.includes(name));
  if (missing.length > 0) {
    throw new Error(
      `The first row lacks ${missing.join(', ')}. Expected the columns of npm run i18n:export: ${wanted.join(', ')}.`,
    );
  }
  const all = others.map(({ cells, line }) => {
    const typed = (name: string) => (cells[names.indexOf(name)] ?? '').trim();
    const [namespace = '', key = ''] = restored(typed('key')).split(': ');
    return {
      line,
      namespace,
      key,
      english: restored(typed(languageName(SOURCE_LANGUAGE))),
      text: restored(typed(languageName(language))),
      textCell: typed(languageName(language)),
      state: typed('state').toLowerCase(),
      exported: hashIn(typed('exported')),
    };
  });
  const lost = all.find((row) => areLettersLost(row, language));
  if (lost) {
    throw new Error(
      `Letters were lost when the sheet was saved (row ${lost.line}: ${lost.text}). Save it as .xlsx, or as CSV in UTF-8. Nothing was changed.`,
    );
  }
  return all;
}

/** Whether an encoding has replaced characters with question marks or U+FFFD. A text that equals the English lost nothing. */
const areLettersLost = ({ english, text }: SheetRow, { code }: Language) =>
  text !== english && (text.includes('\ufffd') || hasLostLetters(text, scriptOf(code)));
