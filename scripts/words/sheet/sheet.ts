/** A translation as a sheet for people who work in a spreadsheet: one row a text, in CSV. */
import { stringify } from 'csv-stringify/sync';
import { lostLetters } from '../../../diagnostics/lostLetters.ts';
import { scriptOf } from '../../../diagnostics/script.ts';
import { type Language, SOURCE_LANGUAGE } from '../../../locales/languages.ts';
import { STATES, type State, type TextStatus } from '../../../locales/model/status.ts';
import type { TextContext } from '../readContexts.ts';
import { fingerprint, hashIn, neutralised, restored } from './sheetCells.ts';
import { readRows } from './sheetRows.ts';

/** A row as it comes back. Cells are as typed, without the spaces around them. */
export type SheetRow = Readonly<{
  /** Line of the file, from 1. */
  line: number;
  namespace: string;
  key: string;
  english: string;
  text: string;
  /** The cell of the text as it came, with the apostrophe that it may begin with. */
  textCell: string;
  state: string;
  /** Hash of the text when the sheet was written: empty when it was missing, undefined where the cell was changed. */
  exported: string | undefined;
}>;

const FIXED = ['key', 'where', 'note'] as const;
const LAST = ['state', 'exported'] as const;

/** Names a language in English: "Tamil". */
export const languageName = ({ code }: Language) => new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;

const header = (language: Language) => [...FIXED, languageName(SOURCE_LANGUAGE), languageName(language), ...LAST];

/**
 * The sheet of a language. It begins with a byte order mark and has Windows line ends, so that spreadsheet programs read
 * every script; cells that a program would take for something else than a text begin with an apostrophe.
 */
export function writeSheet(
  language: Language,
  statuses: readonly TextStatus[],
  contextOf: (status: TextStatus) => TextContext,
): string {
  const rows = statuses.map((status) => {
    const { note, max, pages, isEverywhere } = contextOf(status);
    const where = isEverywhere ? 'every page' : pages.join(' ');
    const { namespace, key, english, text = '', state } = status;
    const limit = max === undefined ? [] : [`At most ${max} letters.`];
    return [`${namespace}: ${key}`, where, [note, ...limit].join(' '), english, text, state, fingerprint(text)];
  });
  const cells = [header(language), ...rows.map((row) => row.map(neutralised))];
  return stringify(cells, { bom: true, record_delimiter: 'windows' });
}

/**
 * Reads a sheet that came back.
 * @throws Error with a sentence when it is no such sheet
 */
export function readSheet(bytes: Uint8Array, language: Language): readonly SheetRow[] {
  const wanted = header(language);
  const [first, ...others] = readRows(bytes);
  const names = (first?.cells ?? []).map((name) => name.trim());
  const missing = wanted.filter((name) => name !== 'where' && name !== 'note' && !names.includes(name));
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
      `Letters were lost when the sheet was saved (row ${lost.line}: ${lost.text}). Save it as CSV in UTF-8. Nothing was changed.`,
    );
  }
  return all;
}

/** Whether question marks or U+FFFD stand in place of letters, which their encoding did not have. What is as in English was not lost. */
const areLettersLost = ({ english, text }: SheetRow, { code }: Language) =>
  text !== english && (text.includes('\ufffd') || lostLetters(text, scriptOf(code)) !== undefined);

/** Whether a cell names a state. */
export const isState = (cell: string): cell is State => STATES.some((state) => state === cell);
