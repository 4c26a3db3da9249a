/** The texts of a language with all that a translator wants to know about them. */
import { buildSite } from '../../branches/model/buildSite.ts';
import type { Language } from '../../locales/languages.ts';
import type { State, TextStatus } from '../../locales/model/status.ts';
import { namespacesOf, siteMap, unlistedPages } from '../../renderer/site/routes.ts';
import type { TextRemarks } from '../../scripts/words/textRemarks.ts';
import type { SessionContext } from '../session/context.ts';
import { editorLast } from './editorLast.ts';
import type { KeptRemarks, TextTerm } from './keptRemarks.ts';
import type { OldEnglish } from './oldEnglish.ts';
import type { TextPages } from './textPages.ts';
import type { Translations } from './translations.ts';

export type TextRow = TextRemarks &
  Readonly<{
    namespace: string;
    key: string;
    english: string;
    /** Empty if missing. */
    text: string;
    state: State;
    note: string;
    /** The greatest length, in characters as people count them. */
    max?: number;
    /** Paths of the pages that show it. */
    pages: readonly string[];
    terms: readonly TextTerm[];
    /** As English writes them: `{{price.filling}}`. */
    placeholders: readonly string[];
    /** Opening tags as English writes them: `<a href="/contact">`. */
    tags: readonly string[];
    /** The English text that a stale text was translated from, if the history has it. */
    oldEnglish?: string;
    /** Who has reviewed it, and when. */
    reviewed?: string;
  }>;

export type TextSources = Readonly<{
  context: SessionContext;
  translations: Translations;
  pages: TextPages;
  oldEnglish: OldEnglish;
  remarks: KeptRemarks;
}>;

/** Milliseconds that the history has to find old English texts; what it finds later is there with the next question. */
const TIMEOUT = 1500;

/** @throws Refusal if a file cannot be read */
export async function listTexts(sources: TextSources, language: Language): Promise<readonly TextRow[]> {
  const { translations, oldEnglish } = sources;
  const { statuses, words } = translations.read(language);
  const terms = translations.terms(language);
  const remarksOn = sources.remarks(language, terms);
  const pathsOf = await pathsOfTexts(sources);
  const stale = statuses.filter(({ state }) => state === 'stale');
  const wanted = stale.flatMap((status) => oldHash(status, sources, language));
  const search = oldEnglish.find(wanted).catch(() => undefined);
  await Promise.race([search, new Promise((done) => setTimeout(done, TIMEOUT))]);
  return editorLast(statuses).map((status) => {
    const { namespace, key, english, state, reviewed } = status;
    const { note, max } = translations.noteOf(status);
    const [old] = state === 'stale' ? oldHash(status, sources, language) : [];
    const before = old && oldEnglish.of(old);
    return {
      namespace,
      key,
      english,
      // A copy of the English counts as missing, and is still what was typed.
      text: words.get(namespace)?.get(key) ?? '',
      state,
      ...remarksOn(status, max),
      note,
      ...(max === undefined ? {} : { max }),
      pages: pathsOf(status),
      placeholders: english.match(/\{\{[^}]+\}\}/g) ?? [],
      tags: [...new Set(english.match(/<[a-z][^>]*>/gi) ?? [])],
      ...(before === undefined ? {} : { oldEnglish: before }),
      ...(reviewed === undefined ? {} : { reviewed }),
    };
  });
}

/** The hash of the English text that a text was translated from. */
function oldHash({ namespace, key }: TextStatus, { translations }: TextSources, language: Language) {
  const entry = translations.read(language).record.get(namespace)?.get(key);
  return entry ? [{ namespace, hash: entry.english }] : [];
}

/** Until it is known which pages show a text, it is those that use its file. */
async function pathsOfTexts({ context, pages }: TextSources): Promise<(text: TextStatus) => readonly string[]> {
  const known = pages.known();
  if (known) return known.of;
  try {
    const { files, today } = await context.site.load(context.today());
    const site = buildSite('combined', files, today);
    const routes = [...siteMap(site), ...unlistedPages(site)];
    return ({ namespace }) =>
      routes.filter((route) => namespacesOf(route).some((each) => each === namespace)).map(({ path }) => path);
  } catch {
    // The site of the draft cannot be made at the moment.
    return () => [];
  }
}
