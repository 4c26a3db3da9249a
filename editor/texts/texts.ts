/** The texts of every translation: reading, writing, reviewing, sheets. Whatever changes goes into the draft. */
import { type Language, SOURCE_LANGUAGE, TRANSLATIONS } from '../../locales/languages.ts';
import { renderRoute } from '../../pages/renderRoute.ts';
import type { RenderTools } from '../../renderer/document/renderPage.tsx';
import { newLanguage } from '../../scripts/new/language.ts';
import { approvalOf } from '../../scripts/words/approval.ts';
import { textRemarks } from '../../scripts/words/textRemarks.ts';
import { Refusal, type SessionContext } from '../session/context.ts';
import { createKeptRemarks } from './keptRemarks.ts';
import { listFiles } from './listFiles.ts';
import { listTexts, type TextSources } from './listTexts.ts';
import { createOldEnglish } from './oldEnglish.ts';
import { refused } from './refused.ts';
import { readSheetOf, type SheetDifference, type SheetFormat, takeDifferences, writeSheetOf } from './sheets.ts';
import { createTextPages } from './textPages.ts';
import { isSamePlace, nameOf, type TextPlace } from './textPlace.ts';
import { createTranslations } from './translations.ts';
import { writeTexts } from './writeTexts.ts';

export type Texts = ReturnType<typeof createTexts>;

/**
 * @param tools what pages are rendered with, to see which texts they show
 * @param pages which they are, if that is known
 */
export function createTexts(
  context: SessionContext,
  tools: RenderTools,
  pages = createTextPages(context, (page) => renderRoute(page, { withCsp: false, ...tools })),
) {
  const translations = createTranslations(context);
  const sources: TextSources = {
    context,
    translations,
    pages,
    oldEnglish: createOldEnglish(context),
    remarks: createKeptRemarks(),
  };
  const find = (language: Language, place: TextPlace) => {
    const { statuses } = translations.read(language);
    const status = statuses.find((each) => isSamePlace(each, place));
    if (!status) throw new Refusal(`English has no text ${nameOf(place)}.`);
    return status;
  };
  /** All methods throw a `Refusal` if a file cannot be read, or the site does not have the language. */
  return {
    /** The languages that the site is translated into, with the progress of their files. */
    async languages() {
      const { words: english } = translations.read(SOURCE_LANGUAGE);
      return TRANSLATIONS.map((language) => listFiles(language, translations.read(language), english));
    },
    /** Makes the files of another language. @throws Refusal if there is no such language, or the site has it */
    async addLanguage(code: string): Promise<Language> {
      const { draft } = context;
      const { language, changes } = newFiles(code, draft.read);
      for (const { path, content } of changes) draft.change(path, content);
      return language;
    },
    /** All texts of a language. */
    list: async (code: string) => listTexts(sources, languageOf(code)),
    /** Puts a text into the draft; an empty one deletes what was there. @returns what there is to say about it */
    async write(code: string, place: TextPlace, text: string) {
      const language = languageOf(code);
      find(language, place);
      writeTexts(context, translations, language, [{ ...place, text }]);
      const status = find(language, place);
      const { max } = translations.noteOf(status);
      return { state: status.state, ...textRemarks(status, translations.terms(language), max) };
    },
    /** Records that a person has read texts and approves them. @throws Refusal if one is missing or broken */
    async review(code: string, places: readonly TextPlace[], by: string): Promise<void> {
      const language = languageOf(code);
      const read = places.map((place) => find(language, place));
      try {
        writeTexts(context, translations, language, [], approvalOf(read, by, context.today()));
      } catch (error) {
        refused(error);
      }
    },
    /** A language's sheet for spreadsheet programs. */
    sheet: async (code: string, format: SheetFormat) => writeSheetOf(sources, languageOf(code), format),
    /** What a sheet that came back would change. */
    readSheet: async (code: string, bytes: Uint8Array) => readSheetOf(sources, languageOf(code), bytes),
    /** Takes differences of a sheet. @param by who has read the texts that it calls reviewed @returns how many were taken */
    takeSheet: async (code: string, differences: readonly SheetDifference[], by?: string) =>
      takeDifferences(sources, languageOf(code), differences, by),
  };
}

function newFiles(code: string, read: (path: string) => string | undefined) {
  try {
    return newLanguage(code, read);
  } catch (error) {
    throw new Refusal((error as Error).message);
  }
}

function languageOf(code: string): Language {
  const language = TRANSLATIONS.find((each) => each.code === code);
  if (!language) throw new Refusal(`The site has no language "${code}".`);
  return language;
}
