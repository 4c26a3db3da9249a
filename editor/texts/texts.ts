/** The texts of all languages: reading, writing, reviewing, sheets. Changes go into the draft. */
import { parse } from 'yaml';
import { readYaml } from '../../branches/yaml/readYaml.ts';
import { normalText } from '../../diagnostics/normalText.ts';
import { LANGUAGES, type Language, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { flattenTexts } from '../../locales/model/flattenTexts.ts';
import { jsonValue } from '../../locales/model/json/jsonValue.ts';
import { memoizePerObject } from '../../locales/model/memoizePerObject.ts';
import { isBranchFile } from '../../locales/model/namespace.ts';
import { formatRecord, recordPath, textHash, WHOLE_FILE } from '../../locales/model/record.ts';
import { formatSignatures, signaturesPath } from '../../locales/model/signatures.ts';
import type { TextStatus } from '../../locales/model/status.ts';
import { renderRoute } from '../../pages/renderRoute.ts';
import type { RenderTools } from '../../renderer/document/renderPage.tsx';
import { hashOfAdvice, isAdvice, isClinical } from '../../site/pages/clinical.ts';
import type { PageModel } from '../../site/pages/pageModel.ts';
import { approvalOf } from '../../site/translation/approval.ts';
import type { LanguageTerm } from '../../site/translation/glossary/glossary.ts';
import { termsIn } from '../../site/translation/glossary/termsIn.ts';
import { findPagesOfTexts } from '../../site/translation/pagesOfTexts.ts';
import { factPath } from '../../site/translation/sheet/writeFactText.ts';
import { withSignOff } from '../../site/translation/signOff.ts';
import { textRemarks } from '../../site/translation/textRemarks.ts';
import type { EditorContext } from '../content/context.ts';
import { Refusal, withRefusal } from '../content/refusal.ts';
import { factAddress } from '../content/tasks.ts';
import { findEffects } from './effects.ts';
import { orderOf, pathOf, readingPages, routesOf } from './reading.ts';
import type { SheetDifference } from './sheets.ts';
import { type TextPlace, textKey } from './textPlace.ts';
import { createEnglish, createTranslations, wordsPath } from './translations.ts';

/** A text of a language with its state and all that translators need. */
export type Text = Awaited<ReturnType<ReturnType<typeof createTexts>['list']>>[number];

/** Returns the session's methods for texts. @param tools for rendering pages @param pages finds the texts that they show */
export function createTexts(
  context: EditorContext,
  tools: RenderTools,
  pages = async () => {
    const render = (page: PageModel) => renderRoute(page, { withCsp: false, ...tools });
    // Other requests are answered between two pages.
    const pause = () => new Promise((done) => setTimeout(done));
    return findPagesOfTexts(render, await context.site.load(context.today()), pause);
  },
) {
  const translations = createTranslations(context);
  const english = createEnglish(context, translations);
  const sources = { context, translations, pages };
  const statusesOf = (language: Language) =>
    language === SOURCE_LANGUAGE ? english.statuses() : translations.statuses(language);
  const find = (language: Language, place: TextPlace) => {
    const status = statusesOf(language).find((each) => textKey(each) === textKey(place));
    if (!status) throw new Refusal(`English has no text ${textKey(place)}.`, { key: 'refused.noSuchText' });
    return status;
  };
  /** Searches the saved files, then their older versions, newest first. A missing file is empty. */
  const inHistory = async <Found>(paths: readonly string[], find: (files: readonly string[]) => Found | undefined) => {
    const saved = find(paths.map((path) => context.draft.readSaved(path) ?? ''));
    if (saved !== undefined) return saved;
    const histories = await Promise.all(paths.map((path) => context.store.history(path)));
    const versions = histories.flat().toSorted((one, other) => other.time.localeCompare(one.time));
    for (const version of new Set(versions.slice(0, MAX_VERSIONS).map((each) => each.version))) {
      const read = (path: string) => context.store.read(version, path).catch(() => new Uint8Array());
      const files = await Promise.all(paths.map(read));
      const found = find(files.map((bytes) => new TextDecoder().decode(bytes)));
      if (found !== undefined) return found;
    }
    return undefined;
  };
  /** @throws Refusal if a review is not in the name of the person who is signed in */
  const requireOwnName = (by: string | undefined) => {
    const { name = by } = context.reader ?? {};
    const message = `You are signed in as ${name}, so nothing is recorded in the name of ${by}.`;
    if (by !== name) throw new Refusal(message, { key: 'refused.otherName', values: { name, by } });
  };
  const remarksOf = (language: Language, status: TextStatus) => {
    // English may get new numbers, just as a stale text may have old ones.
    const compared = language === SOURCE_LANGUAGE ? ({ ...status, state: 'stale' } as const) : status;
    const typed = translations.read(language).words.get(status.namespace)?.get(status.key);
    return remarksOn(compared, translations.terms(language), translations.noteOf(status).max, typed);
  };
  /** All methods throw a `Refusal` if a file cannot be read, or the site does not have the language. */
  return {
    /** What a change of a text invalidates, and what its pages do then. */
    effects: async (code: string, place: TextPlace) =>
      findEffects(context, translations, languageOf(code), place, await routesOf(context.site, context.today())),
    /** All texts of a language: shared texts, pages in their order, facts. */
    async list(code: string) {
      const language = languageOf(code);
      const { words } = translations.read(language);
      const { titleOf } = context.names();
      const readFacts = memoizePerObject(
        (read: typeof context.draft.read, file: string) => readYaml(read(file) ?? '').value,
      );
      const fieldOf = ({ namespace: file, key }: TextPlace) =>
        factAddress({ file, path: [...factPath(readFacts(context.draft.read, file), key), SOURCE_LANGUAGE.code] });
      const rows = statusesOf(language).map((status) => {
        const { namespace, key, state, reviewed } = status;
        const { note, max } = translations.noteOf(status);
        return {
          namespace,
          key,
          title: titleOf(namespace),
          /** The path of its page, if it has one. */
          path: pathOf(namespace),
          /** The address of its English in a form, if it is a fact. */
          field: isBranchFile(namespace) ? fieldOf(status) : undefined,
          /** The English text in a saved words file; in other languages the current one. */
          english: status.english,
          // Empty if missing. A copy of the English counts as missing, but is shown.
          text: words.get(namespace)?.get(key) ?? '',
          state,
          isAdvice: isAdvice(status),
          ...remarksOf(language, status),
          note,
          max,
          reviewed,
        };
      });
      return rows.toSorted((one, other) => orderOf(one.namespace) - orderOf(other.namespace));
    },
    /** The English that a text was translated from, in the saved file or an older version, if it is found. @throws what the store throws */
    async oldEnglish(code: string, { namespace, key }: TextPlace): Promise<string | undefined> {
      const hash = translations.read(languageOf(code)).record.get(namespace)?.get(key)?.english;
      if (hash === undefined) return undefined;
      const isBranch = isBranchFile(namespace);
      const path = isBranch ? namespace : wordsPath(namespace);
      return inHistory([path], ([file = '']) => textWithHash(hash, () => (isBranch ? parse(file) : JSON.parse(file))));
    },
    /** The texts of a words file as a dentist signed them off, by key, if they are found. @throws what the store throws */
    async signedTexts(code: string, namespace: string): Promise<ReadonlyMap<string, string> | undefined> {
      const signed = context.site.content().signatures[code]?.[namespace]?.texts;
      const paths = [SOURCE_LANGUAGE.code, code].map((each) => `locales/${each}/${namespace}.json`);
      return inHistory(paths, (files) => {
        const [english, own] = files.map((file) => new Map([[namespace, new Map(flattenTexts(jsonValue(file)))]]));
        return english && own && hashOfAdvice(namespace, english, own) === signed ? own.get(namespace) : undefined;
      });
    },
    /** Writes a text; an empty translation deletes it. @returns its state and remarks */
    async write(code: string, place: TextPlace, text: string) {
      const language = languageOf(code);
      find(language, place);
      translations.write(language, [{ ...place, text }]);
      const status = find(language, place);
      const { terms: _, ...remarks } = remarksOf(language, status);
      return { state: status.state, ...remarks };
    },
    /** What there is to review in a language, page by page. */
    reading: (code: string) => readingPages(context, translations, languageOf(code)),
    /** Records that a person has reviewed texts. @throws Refusal if one is missing or broken, or for another person */
    async review(code: string, places: readonly TextPlace[], by: string): Promise<void> {
      requireOwnName(by);
      const language = languageOf(code);
      const read = places.map((place) => find(language, place));
      const reviews = withRefusal(() => approvalOf(read, by, context.today()));
      translations.write(language, [], reviews);
    },
    /** Withdraws the reading of a words file, whoever has read it: its texts wait for a reader again. */
    async withdrawReading(code: string, namespace: string): Promise<void> {
      const { record } = translations.read(languageOf(code));
      const own = [...(record.get(namespace) ?? [])].filter(([key]) => key !== WHOLE_FILE);
      const unread = own.map(([key, { reviewed: _, ...entry }]) => [key, entry] as const);
      context.draft.change(recordPath(code), formatRecord(new Map(record).set(namespace, new Map(unread))));
    },
    /** Records that a dentist signs off the advice of a words file. @throws Refusal for anybody else */
    async signOff(code: string, namespace: string, by: string): Promise<void> {
      requireOwnName(by);
      const formMessage = { key: 'refused.noDentist', values: { by } } as const;
      if (context.reader?.isDentist === false)
        throw new Refusal(`${by} is no dentist, so nothing is signed off.`, formMessage);
      if (!isClinical(namespace)) throw new Refusal(`${namespace} has no advice to sign off.`);
      const signature = { by, day: context.today() };
      const next = withRefusal(() => withSignOff(context.site.content(), languageOf(code), [namespace], signature));
      context.draft.change(signaturesPath(), formatSignatures(next));
    },
    /** Withdraws the sign-off of a words file. @throws Refusal for anybody but a dentist */
    async withdraw(code: string, namespace: string): Promise<void> {
      const { isDentist = true, name: by } = context.reader ?? {};
      if (!isDentist) throw new Refusal(`${by} is no dentist.`, { key: 'refused.noDentist', values: { by } });
      const { [code]: own = {}, ...others } = context.site.content().signatures;
      const { [namespace]: _, ...kept } = own;
      context.draft.change(signaturesPath(), formatSignatures({ ...others, [code]: kept }));
    },
    /** A language's sheet for spreadsheet programs. */
    sheet: async (code: string) => (await loadSheets()).writeSheetOf(sources, languageOf(code)),
    /** The changes by an edited sheet. */
    readSheet: async (code: string, bytes: Uint8Array) =>
      (await loadSheets()).readSheetOf(sources, languageOf(code), bytes),
    /** Applies differences of a sheet. @param by who has reviewed the texts marked as reviewed @returns how many were applied */
    async applySheet(code: string, differences: readonly SheetDifference[], by?: string) {
      if (differences.some(({ isReviewed }) => isReviewed)) requireOwnName(by);
      return (await loadSheets()).applyDifferences(sources, languageOf(code), differences, by);
    },
  };
}

/** The number of older versions to search. */
const MAX_VERSIONS = 200;

/** The text with a hash in a file; undefined if there is none, or the file cannot be read. */
function textWithHash(hash: string, read: () => unknown): string | undefined {
  try {
    const found = flattenTexts(read()).find(([, text]) => textHash(text) === hash);
    return found && normalText(found[1]);
  } catch {
    return undefined;
  }
}

/** Loaded on demand, because few need sheets. */
const loadSheets = () => import('./sheets.ts');

/** Memoized, because searching every text for every term is slow. */
const remarksOn = memoizePerObject(
  (status: TextStatus, terms: readonly LanguageTerm[], max: number | undefined, typed: string | undefined) => ({
    ...textRemarks(status, terms, max, typed),
    terms: termsIn(status.english, terms),
  }),
);

function languageOf(code: string): Language {
  const language = LANGUAGES.find((each) => each.code === code);
  if (!language) throw new Refusal(`The site has no language "${code}".`, { key: 'refused.noLanguage' });
  return language;
}
