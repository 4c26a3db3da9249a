/** A translation as a sheet for people who work in a spreadsheet: one row a text, in CSV. */
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { type Language, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { textHash } from '../../locales/model/record.ts';
import { STATES, type State, type TextStatus } from '../../locales/model/status.ts';
import type { TextContext } from './readContexts.ts';

/** A row as it comes back. Cells are as typed, without the spaces around them. */
export type SheetRow = Readonly<{
  /** Line of the file, from 1. */
  line: number;
  namespace: string;
  key: string;
  english: string;
  text: string;
  state: string;
  /** Fingerprint of the text when the sheet was written; empty when it was missing. */
  exported: string;
}>;

const FIXED = ['key', 'where', 'note'] as const;
const LAST = ['state', 'exported'] as const;

/** Names a language in English: "Tamil". */
export const languageName = ({ code }: Language) => new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;

const header = (language: Language) => [...FIXED, languageName(SOURCE_LANGUAGE), languageName(language), ...LAST];

/**
 * The sheet of a language. It begins with a byte order mark and has Windows line ends, so that spreadsheet programs read
 * every script; cells that a program would take for a formula begin with an apostrophe.
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
    const exported = text === '' ? '' : textHash(text);
    return [`${namespace}: ${key}`, where, [note, ...limit].join(' '), english, text, state, exported];
  });
  const cells = [header(language), ...rows.map((row) => row.map(neutralised))];
  return stringify(cells, { bom: true, record_delimiter: 'windows' });
}

/** What a spreadsheet program may run as a formula, also behind apostrophes of its own. */
const FORMULA = /^'*[=+\-@\t\r]/;

const neutralised = (cell: string) => (FORMULA.test(cell) ? `'${cell}` : cell);
const restored = (cell: string) => (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell);

/**
 * Reads a sheet that came back, with the separator and the encoding that spreadsheet programs like to choose.
 * @throws Error with a sentence when it is no such sheet
 */
export function readSheet(bytes: Uint8Array, language: Language): readonly SheetRow[] {
  const text = decode(bytes);
  const wanted = header(language);
  const delimiter = /^"?key"?(.)/.exec(text)?.[1] ?? ',';
  const rows = parseRows(text, delimiter);
  const [first, ...others] = rows;
  const names = (first?.record ?? []).map((name) => name.trim());
  const missing = wanted.filter((name) => name !== 'where' && name !== 'note' && !names.includes(name));
  if (missing.length > 0) {
    throw new Error(
      `The first row lacks ${missing.join(', ')}. Expected the columns of npm run i18n:export: ${wanted.join(', ')}.`,
    );
  }
  const all = others
    .filter(({ record }) => record.some((cell) => cell.trim() !== ''))
    .map(({ record, line }) => {
      const cell = (name: string) => restored((record[names.indexOf(name)] ?? '').trim());
      const [namespace = '', key = ''] = cell('key').split(': ');
      return {
        line,
        namespace,
        key,
        english: cell(languageName(SOURCE_LANGUAGE)),
        text: cell(languageName(language)),
        state: cell('state').toLowerCase(),
        exported: cell('exported'),
      };
    });
  const lost = all.find(({ english, text: own }) => LOST.test(own) && !LOST.test(english));
  if (lost) {
    throw new Error(
      `Letters were lost when the sheet was saved (row ${lost.line}: ${lost.text}). Save it as CSV in UTF-8. Nothing was changed.`,
    );
  }
  return all;
}

/** What programs leave of letters that their encoding does not have. */
const LOST = /\?\?|\ufffd/;

type ParsedRow = Readonly<{ record: readonly string[]; info: Readonly<{ lines: number }> }>;

function parseRows(text: string, delimiter: string): readonly { record: readonly string[]; line: number }[] {
  try {
    // With `info` the rows come with their places, which the types of the library do not say.
    const rows: unknown = parse(text, { delimiter, info: true, relax_column_count: true });
    return (rows as readonly ParsedRow[]).map(({ record, info }) => ({ record, line: info.lines }));
  } catch (error) {
    throw new Error(`This is not a CSV file: ${(error as Error).message}`);
  }
}

function decode(bytes: Uint8Array): string {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

/** Whether a cell names a state. */
export const isState = (cell: string): cell is State => STATES.some((state) => state === cell);
