/** Sheets of a few texts, for the tests of what comes back in them. */

import type { TextStatus } from '../../../../locales/model/status.ts';
import type { LanguageTerm } from '../../../../site/translation/glossary/glossary.ts';
import { compareSheet } from '../../../../site/translation/sheet/compareSheet.ts';
import { readRows } from '../../../../site/translation/sheet/csv.ts';
import { sheetCells, sheetRowsOf, writeSheet } from '../../../../site/translation/sheet/sheet.ts';
import { languageNamed } from '../../../fixtures/languages.ts';

export const tamil = languageNamed('ta');

/** A text of a words file named `tips`: missing, or a machine draft. */
export const textOf = (key: string, english: string, own?: string): TextStatus => ({
  namespace: 'tips',
  key,
  english,
  ...(own === undefined ? {} : { text: own }),
  state: own === undefined ? 'missing' : 'machine',
  faults: [],
});

/** What a translator is told about each text. */
export const NOTE = { note: 'A note.', max: 20, pages: ['/dental-tips', '/about'], isEverywhere: false };

/** The sheet of texts as CSV. */
export const sheetOf = (
  texts: readonly TextStatus[],
  note: Partial<typeof NOTE> = {},
  terms: readonly LanguageTerm[] = [],
) => writeSheet(sheetCells(tamil, texts, () => ({ ...NOTE, ...note }), terms));

export const encode = (csv: string) => new TextEncoder().encode(csv);

/** Reads a CSV file. */
export const readCsv = (csv: string | Uint8Array) =>
  sheetRowsOf(readRows(typeof csv === 'string' ? encode(csv) : csv), tamil);

/** What importing a CSV file would do. */
export const compared = (csv: string, texts: readonly TextStatus[]) => compareSheet(readCsv(csv), texts);
