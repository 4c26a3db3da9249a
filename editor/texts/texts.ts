/** The texts of every translation: reading, writing, reviewing, sheets. Whatever changes goes into the draft. */
import { parse } from 'yaml';
import { readYaml } from '../../branches/yaml/readYaml.ts';
import { normalText } from '../../diagnostics/normalText.ts';
import type { Path } from '../../diagnostics/place.ts';
import { LANGUAGES, type Language, SOURCE_LANGUAGE, TRANSLATIONS } from '../../locales/languages.ts';
import { flattenTexts } from '../../locales/model/flattenTexts.ts';
import { kept } from '../../locales/model/kept.ts';
import { isBranchFile, isEditorWords } from '../../locales/model/namespace.ts';
import { textHash } from '../../locales/model/record.ts';
import { STATES, type State, type TextStatus } from '../../locales/model/status.ts';
import { renderRoute } from '../../pages/renderRoute.ts';
import type { RenderTools } from '../../renderer/document/renderPage.tsx';
import { newLanguage } from '../../scripts/new/language.ts';
import { approvalOf } from '../../scripts/words/approval.ts';
import type { LanguageTerm } from '../../scripts/words/glossary/glossary.ts';
import { termsIn } from '../../scripts/words/glossary/termsIn.ts';
import { factPath } from '../../scripts/words/sheet/writeFactText.ts';
import { textRemarks } from '../../scripts/words/textRemarks.ts';
import { fileTitle } from '../publish/changes/names.ts';
import { Refusal, type SessionContext } from '../session/context.ts';
import { createEnglish, wordsPath } from './english.ts';
import type { SheetDifference, SheetFormat } from './sheets.ts';
import { findPages, OWN_PAGES } from './textPages.ts';
import { nameOf, type TextPlace } from './textPlace.ts';
import { createTranslations, orRefuse } from './translations.ts';

/** A text of a language, in the state it is in, with all that a translator wants to know about it. */
export type Text = Awaited<ReturnType<ReturnType<typeof createTexts>['list']>>[number];

/** @param tools what pages are rendered with @param pages finds which texts they show */
export function createTexts(
  context: SessionContext,
  tools: RenderTools,
  pages = () => findPages(context, (page) => renderRoute(page, { withCsp: false, ...tools })),
) {
  const translations = createTranslations(context);
  const english = createEnglish(context, translations);
  const sources = { context, translations, pages };
  const statusesOf = (language: Language) =>
    language === SOURCE_LANGUAGE ? english.statuses() : translations.read(language).statuses;
  const find = (language: Language, place: TextPlace) => {
    const status = statusesOf(language).find((each) => nameOf(each) === nameOf(place));
    if (!status) throw new Refusal(`English has no text ${nameOf(place)}.`);
    return status;
  };
  const remarksOf = (language: Language, status: TextStatus) => {
    // Numbers of English may be others than before, as those of a stale text may be others than in English.
    const compared = language === SOURCE_LANGUAGE ? ({ ...status, state: 'stale' } as const) : status;
    const typed = translations.read(language).words.get(status.namespace)?.get(status.key);
    return remarksOn(compared, translations.terms(language), translations.noteOf(status).max, typed);
  };
  /** All methods throw a `Refusal` if a file cannot be read, or the site does not have the language. */
  return {
    /** The languages that the site is translated into, each with how many of its texts are in each state. */
    async languages() {
      return TRANSLATIONS.map((language) => {
        const { statuses } = translations.read(language);
        const counts = STATES.map((state) => [state, statuses.filter((text) => text.state === state).length]);
        const byState: Readonly<Record<State, number>> = Object.fromEntries(counts);
        return { code: language.code, name: language.nativeName, counts: byState };
      });
    },
    /** Makes the files of another language. @throws Refusal if there is no such language, or the site has it */
    async addLanguage(code: string): Promise<Language> {
      const { language, changes } = orRefuse(() => newLanguage(code, context.draft.read));
      for (const { path, content } of changes) context.draft.change(path, content);
      return language;
    },
    /** What changing an English text ends. */
    effects: async (place: TextPlace) => english.effects(place),
    /** The path of the field that has an English text of a branch file. */
    fieldOf: async ({ namespace, key }: TextPlace): Promise<Path> =>
      orRefuse(() => [...factPath(readYaml(context.draft.read(namespace) ?? '').value, key), SOURCE_LANGUAGE.code]),
    /** All texts of a language: what pages share, the pages of the site in their order, the clinic's facts, the editor's own words. */
    async list(code: string) {
      const language = languageOf(code);
      const { words } = translations.read(language);
      const source = translations.read(SOURCE_LANGUAGE).words;
      const rows = statusesOf(language).map((status) => {
        const { namespace, key, state, reviewed } = status;
        const { note, max } = translations.noteOf(status);
        return {
          namespace,
          key,
          /** What people call its file. */
          title: fileTitle(namespace, source),
          /** The address of its page; undefined for what is not of one page. */
          path: OWN_PAGES.find((page) => page.namespace === namespace)?.path,
          /** The English text in a saved words file; in other languages the current one. */
          english: status.english,
          // Empty if missing. A copy of the English counts as missing, and is still what was typed.
          text: words.get(namespace)?.get(key) ?? '',
          state,
          ...remarksOf(language, status),
          note,
          /** The greatest length, in characters as people count them. */
          max,
          /** Who has reviewed it, and when. */
          reviewed,
        };
      });
      return rows.toSorted((one, other) => orderOf(one.namespace) - orderOf(other.namespace));
    },
    /**
     * The English that a text was translated from: in the saved file or in its older versions, the newest first.
     * @returns undefined if neither has it
     * @throws what the store throws if it cannot be asked
     */
    async oldEnglish(code: string, { namespace, key }: TextPlace): Promise<string | undefined> {
      const hash = translations.read(languageOf(code)).record.get(namespace)?.get(key)?.english;
      if (hash === undefined) return undefined;
      const isBranch = isBranchFile(namespace);
      const path = isBranch ? namespace : wordsPath(namespace);
      const textIn = (file: string) => textWithHash(hash, () => (isBranch ? parse(file) : JSON.parse(file)));
      const saved = textIn(context.draft.readSaved(path) ?? '');
      if (saved !== undefined) return saved;
      for (const { version } of (await context.store.history(path)).slice(0, MOST_VERSIONS)) {
        // A version may have no such file.
        const bytes = await context.store.read(version, path).catch(() => new Uint8Array());
        const found = textIn(new TextDecoder().decode(bytes));
        if (found !== undefined) return found;
      }
      return undefined;
    },
    /** Puts a text into the draft; an empty translation deletes what was there. @returns what there is to say about it */
    async write(code: string, place: TextPlace, text: string) {
      const language = languageOf(code);
      find(language, place);
      translations.write(language, [{ ...place, text }]);
      const status = find(language, place);
      const { terms: _, ...remarks } = remarksOf(language, status);
      return { state: status.state, ...remarks };
    },
    /** Records that a person has read texts and approves them. @throws Refusal if one is missing or broken */
    async review(code: string, places: readonly TextPlace[], by: string): Promise<void> {
      const language = languageOf(code);
      const read = places.map((place) => find(language, place));
      const reviews = orRefuse(() => approvalOf(read, by, context.today()));
      translations.write(language, [], reviews);
    },
    /** A language's sheet for spreadsheet programs. */
    sheet: async (code: string, format: SheetFormat) =>
      (await sheets()).writeSheetOf(sources, languageOf(code), format),
    /** What a sheet that came back would change. */
    readSheet: async (code: string, bytes: Uint8Array) =>
      (await sheets()).readSheetOf(sources, languageOf(code), bytes),
    /** Takes differences of a sheet. @param by who has read the texts that it calls reviewed @returns how many were taken */
    takeSheet: async (code: string, differences: readonly SheetDifference[], by?: string) =>
      (await sheets()).takeDifferences(sources, languageOf(code), differences, by),
  };
}

/** Older versions than these are not searched for old English. */
const MOST_VERSIONS = 200;

/** The text of a file that has a hash; a version that cannot be read has no texts. */
function textWithHash(hash: string, read: () => unknown): string | undefined {
  try {
    const found = flattenTexts(read()).find(([, text]) => textHash(text) === hash);
    return found && normalText(found[1]);
  } catch {
    return undefined;
  }
}

/** What reads and writes files of spreadsheet programs is loaded when there is one. */
const sheets = () => import('./sheets.ts');

/** Looking for every term in every text takes most of the time: what was said about a text is kept until it changes. */
const remarksOn = kept(
  (status: TextStatus, terms: readonly LanguageTerm[], max: number | undefined, typed: string | undefined) => ({
    ...textRemarks(status, terms, max, typed),
    terms: termsIn(status.english, terms),
  }),
);

/** What pages share comes first, then the pages of menus; facts and the editor's own words come last. */
function orderOf(namespace: string): number {
  const place = OWN_PAGES.findIndex((page) => page.namespace === namespace);
  if (place >= 0 || namespace === 'common') return place;
  return OWN_PAGES.length + Number(isBranchFile(namespace)) + 2 * Number(isEditorWords(namespace));
}

function languageOf(code: string): Language {
  const language = LANGUAGES.find((each) => each.code === code);
  if (!language) throw new Refusal(`The site has no language "${code}".`);
  return language;
}
