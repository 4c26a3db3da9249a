/** Exports sheets for spreadsheet programs, and imports them after showing the differences. */
import { shortened } from '../../diagnostics/excerpt.ts';
import { type Language, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { languageName } from '../../locales/model/languageName.ts';
import { withoutPluralSuffix } from '../../locales/model/neededTexts.ts';
import { isShown, type RenderPage, renderEnglish } from '../../site/translation/pagesOfTexts.ts';
import { type AcceptedRow, compareSheet } from '../../site/translation/sheet/compareSheet.ts';
import { readSheet, sheetCells, writeSheet } from '../../site/translation/sheet/sheet.ts';
import { writeWorkbook } from '../../site/translation/sheet/workbook.ts';
import { translationOf } from '../../site/translation/translation.ts';
import type { EditorContext } from '../content/context.ts';
import { toRefusal, withRefusal } from '../content/refusal.ts';
import { type TextPlace, textKey } from './textPlace.ts';
import type { Translations } from './translations.ts';

type Sources = Readonly<{
  context: EditorContext;
  translations: Translations;
  pages: () => ReturnType<typeof findPages>;
}>;

/** A change by a row of a sheet. Rows with a fault are never applied, rows with another row's text only on request. */
export type SheetDifference = Awaited<ReturnType<typeof readSheetOf>>[number];

export type SheetFormat = 'csv' | 'xlsx';

const MAX_BYTES = 20_000_000;

/** The sheet of a language. @throws Refusal if the draft has mistakes: a sheet lists the pages of each text */
export async function writeSheetOf(
  { translations, pages }: Sources,
  language: Language,
  format: SheetFormat,
): Promise<Uint8Array<ArrayBuffer>> {
  const found = await pages().catch((error) => {
    throw toRefusal(error);
  });
  const cells = sheetCells(
    language,
    translations.statuses(language),
    (status) => {
      const paths = found.of(status);
      return { ...translations.noteOf(status), pages: paths, isEverywhere: paths.length === found.paths.length };
    },
    translations.terms(language),
  );
  const name = languageName(language);
  if (format === 'csv') return new TextEncoder().encode(writeSheet(cells));
  return new Uint8Array(await writeWorkbook(cells, name, name));
}

/** The changes by an edited sheet. @throws Refusal if it is not a sheet of the language */
export async function readSheetOf({ translations }: Sources, language: Language, bytes: Uint8Array) {
  if (bytes.length > MAX_BYTES) throw toRefusal('The file is too large to be a sheet of this site.', 'sheet');
  const rows = await readSheet(bytes, language).catch((error) => {
    throw toRefusal(error, 'sheet');
  });
  const texts = textsByName(translations, language);
  const { taken, refused } = withRefusal(() => compareSheet(rows, translations.read(language).statuses), 'sheet');
  const difference = (row: TextPlace & Partial<AcceptedRow> & { reason?: string }) => {
    const { namespace, key, text, by, reviewed = false, from, place, reason } = row;
    const before = texts.get(textKey(row)) ?? '';
    const fault = reason && `${place}: ${reason}.`;
    const origin = from && { origin: { place: from.places.text, english: shortened(from.english) } };
    return { namespace, key, before, after: text ?? before, ...(by && { by }), isReviewed: reviewed, ...origin, fault };
  };
  // Doubtful rows come first.
  return [...taken.filter(({ from }) => from), ...taken.filter(({ from }) => !from), ...refused].map(difference);
}

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

/** Renders every English page to find the texts on it. @throws InputErrors if the draft has mistakes */
export async function findPages(context: EditorContext, render: RenderPage) {
  const loaded = await context.site.load(context.today());
  const { statuses } = translationOf(loaded.content, SOURCE_LANGUAGE);
  const paths = new Set<string>();
  const shown = new Map(statuses.map((status) => [textKey(status), new Set<string>()]));
  for (const page of renderEnglish(render, loaded).pages) {
    paths.add(page.path);
    for (const status of statuses) if (isShown(status, page)) shown.get(textKey(status))?.add(page.path);
    // Other requests are answered between two pages.
    await new Promise((done) => setTimeout(done));
  }
  return {
    /** The paths of all pages of the sites. */
    paths: [...paths] as readonly string[],
    /** The paths of the pages that show a text. */
    of({ namespace, key }: TextPlace): readonly string[] {
      // Plural forms that English lacks are shown with `_other`.
      const found =
        shown.get(textKey({ namespace, key })) ?? shown.get(`${namespace}: ${withoutPluralSuffix(key)}_other`);
      return [...(found ?? [])];
    },
  };
}
