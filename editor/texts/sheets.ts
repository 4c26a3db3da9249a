/** Exports workbooks for spreadsheet programs, and imports sheets them after showing the differences. */
import { shortened } from '../../diagnostics/excerpt.ts';
import type { Language } from '../../locales/languages.ts';
import { languageName } from '../../locales/model/languageName.ts';
import type { TextStatus } from '../../locales/model/status.ts';
import type { PagesOfTexts } from '../../site/translation/pagesOfTexts.ts';
import { type AcceptedRow, compareSheet } from '../../site/translation/sheet/compareSheet.ts';
import { readSheet, sheetCells } from '../../site/translation/sheet/sheet.ts';
import { SheetError } from '../../site/translation/sheet/sheetMistake.ts';
import { writeWorkbook } from '../../site/translation/sheet/workbook.ts';
import type { EditorContext } from '../content/context.ts';
import { type FormMessage, Refusal, toRefusal } from '../content/refusal.ts';
import { type TextPlace, textKey } from './textPlace.ts';
import type { Translations } from './translations.ts';

type Sources = Readonly<{
  context: EditorContext;
  translations: Translations;
  pages: () => Promise<PagesOfTexts>;
}>;

/** A change by a row of a sheet. Rows with a fault are never applied, rows with another row's text only on request. */
export type SheetDifference = Awaited<ReturnType<typeof readSheetOf>>[number];

const MAX_BYTES = 20_000_000;

/** The sheet of a language. @throws Refusal if the draft has mistakes: a sheet lists the pages of each text */
export async function writeSheetOf(
  { translations, pages }: Sources,
  language: Language,
): Promise<Uint8Array<ArrayBuffer>> {
  const found = await pages().catch((error) => {
    throw toRefusal(error);
  });
  const contextOf = (status: TextStatus) => ({ ...translations.noteOf(status), ...found(status) });
  const cells = sheetCells(language, translations.statuses(language), contextOf, translations.terms(language));
  const name = languageName(language);
  return new Uint8Array(await writeWorkbook(cells, name, name));
}

/** The changes by an edited sheet. @throws Refusal if it is not a sheet of the language */
export async function readSheetOf({ context, translations }: Sources, language: Language, bytes: Uint8Array) {
  if (bytes.length > MAX_BYTES) throw new Refusal('The file is too large to be a sheet.', { key: 'sheets.noSheet' });
  const texts = textsByName(translations, language);
  const { statuses } = translations.read(language);
  const { taken, refused } = await readSheet(bytes, language)
    .then((rows) => compareSheet(rows, statuses))
    .catch((error) => {
      throw error instanceof SheetError ? new Refusal(error.message, error.formMessage) : toRefusal(error, 'sheet');
    });
  const { titleOf } = context.names();
  const difference = (row: TextPlace & Partial<AcceptedRow> & { reason?: FormReason }) => {
    const { namespace, key, text, by, reviewed = false, from, figure, place, reason } = row;
    const before = texts.get(textKey(row)) ?? '';
    const origin = from && { place: from.places.text, english: shortened(from.english) };
    const doubt = { ...(origin && { origin }), ...(figure && { isFigure: true }) };
    const is = { by, isReviewed: reviewed, title: titleOf(namespace), place, fault: reason };
    return { namespace, key, before, after: text ?? before, ...is, ...doubt };
  };
  // Doubtful rows come first.
  const isDoubtful = ({ from, figure }: AcceptedRow) => Boolean(from ?? figure);
  return [...taken.filter(isDoubtful), ...taken.filter((row) => !isDoubtful(row)), ...refused].map(difference);
}

type FormReason = Readonly<{ message: string; formMessage: FormMessage }>;

/**
 * Applies differences of a sheet to the draft, except to texts that have changed meanwhile. @returns how many were applied
 * @param by who has reviewed the texts marked as reviewed; without a name, no reviews are recorded
 */
export function applyDifferences(
  { context, translations }: Sources,
  language: Language,
  differences: readonly SheetDifference[],
  by: string | undefined,
): number {
  const now = textsByName(translations, language);
  const accepted = differences.filter((row) => row.fault === undefined && now.get(textKey(row)) === row.before);
  const texts = accepted
    .filter(({ before, after }) => after !== before)
    .map(({ after, ...difference }) => ({ ...difference, text: after }));
  const reviewed = by === undefined ? [] : accepted.filter(({ isReviewed }) => isReviewed).map(textKey);
  translations.write(language, texts, { reviewed, note: `${by}, ${context.today()}` });
  return accepted.length;
}

const textsByName = (translations: Translations, language: Language) =>
  new Map(translations.read(language).statuses.map((status) => [textKey(status), status.text ?? '']));
