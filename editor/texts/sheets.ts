/** Sheets for spreadsheet programs: out, and in with the differences shown before they are taken. */

import { shortened } from '../../diagnostics/excerpt.ts';
import { type Language, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { languageName } from '../../locales/model/languageName.ts';
import { withoutPluralSuffix } from '../../locales/model/neededTexts.ts';
import { isShown, type RenderPage, renderEnglish } from '../../site/translation/pagesOfTexts.ts';
import { compareSheet, type Taken } from '../../site/translation/sheet/compareSheet.ts';
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

/** What a row of a sheet would change. One with a fault is never taken, one with another row's text only if somebody says so. */
export type SheetDifference = Awaited<ReturnType<typeof readSheetOf>>[number];

export type SheetFormat = 'csv' | 'xlsx';

const MAX_BYTES = 20_000_000;

/** The sheet of a language. @throws Refusal if there can be no site of the draft: a sheet says which pages show a text */
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
    translations.read(language).statuses,
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

/** What a sheet that came back would change. @throws Refusal if it is not a sheet of the language */
export async function readSheetOf({ translations }: Sources, language: Language, bytes: Uint8Array) {
  if (bytes.length > MAX_BYTES) throw toRefusal('The file is too large to be a sheet of this site.', 'sheet');
  const rows = await readSheet(bytes, language).catch((error) => {
    throw toRefusal(error, 'sheet');
  });
  const texts = textsByName(translations, language);
  const { taken, refused } = withRefusal(() => compareSheet(rows, translations.read(language).statuses), 'sheet');
  const difference = (row: TextPlace & Partial<Taken> & { reason?: string }) => {
    const { namespace, key, text, by, reviewed = false, from, place, reason } = row;
    const before = texts.get(textKey(row)) ?? '';
    const fault = reason && `${place}: ${reason}.`;
    const origin = from && { origin: { place: from.places.text, english: shortened(from.english) } };
    return { namespace, key, before, after: text ?? before, ...(by && { by }), isReviewed: reviewed, ...origin, fault };
  };
  // What is asked about is in sight.
  return [...taken.filter(({ from }) => from), ...taken.filter(({ from }) => !from), ...refused].map(difference);
}

/**
 * Takes differences of a sheet into the draft, but for texts that were changed meanwhile. @returns how many were taken
 * @param by who has read the texts that the sheet calls reviewed; without a name they are not recorded as reviewed
 */
export function applyDifferences(
  { context, translations }: Sources,
  language: Language,
  differences: readonly SheetDifference[],
  by: string | undefined,
): number {
  const now = textsByName(translations, language);
  const taken = differences.filter((row) => row.fault === undefined && now.get(textKey(row)) === row.before);
  const texts = taken
    .filter(({ before, after }) => after !== before)
    .map(({ after, ...difference }) => ({ ...difference, text: after }));
  const reviewed = by === undefined ? [] : taken.filter(({ isReviewed }) => isReviewed).map(textKey);
  translations.write(language, texts, { reviewed, note: `${by}, ${context.today()}` });
  return taken.length;
}

const textsByName = (translations: Translations, language: Language) =>
  new Map(translations.read(language).statuses.map((status) => [textKey(status), status.text ?? '']));

/** Renders every English page to see which texts it shows. @throws InputErrors if there can be no site of the draft */
export async function findPages(context: EditorContext, render: RenderPage) {
  const loaded = await context.site.load(context.today());
  const { statuses } = translationOf(loaded.content, SOURCE_LANGUAGE);
  const paths = new Set<string>();
  const shown = new Map(statuses.map((status) => [textKey(status), new Set<string>()]));
  for (const page of renderEnglish(render, loaded).pages) {
    paths.add(page.path);
    for (const status of statuses) if (isShown(status, page)) shown.get(textKey(status))?.add(page.path);
    // What is typed meanwhile is answered between two pages.
    await new Promise((done) => setTimeout(done));
  }
  return {
    /** The paths of all pages of the sites. */
    paths: [...paths] as readonly string[],
    /** The paths of the pages that show a text. */
    of({ namespace, key }: TextPlace): readonly string[] {
      // A plural form that English lacks is shown where its `_other` is.
      const found =
        shown.get(textKey({ namespace, key })) ?? shown.get(`${namespace}: ${withoutPluralSuffix(key)}_other`);
      return [...(found ?? [])];
    },
  };
}
