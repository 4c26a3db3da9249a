/** Which pages exist in which language, and which of them patients and search engines are led to. */
import { type Language, SOURCE_LANGUAGE, TRANSLATIONS } from '../../locales/languages.ts';
import type { LanguageWords } from '../../locales/model/readWords.ts';
import type { TranslationRecord } from '../../locales/model/record.ts';
import { languageStatus } from '../../locales/model/status.ts';
import { fileOfPart, findWaiting, type Waiting, type WaitingParts } from '../../locales/model/waiting.ts';
import { namespacesOf, type Route, showsSection } from '../pages/routes.ts';

/** The languages of each page. */
export type Publication = Readonly<{
  /** The languages in which the page is built, English first. */
  languagesOf(route: Route): readonly Language[];
  /** Those of them that are in the sitemap and in `hreflang`; the others are for review only. */
  publishedIn(route: Route): readonly Language[];
}>;

/** What the parts of each translation wait for, by language code. */
export type WaitingTranslations = ReadonlyMap<string, WaitingParts>;

/**
 * A page is published in a published language once patients may see every text on it: all are translated, up to date and reviewed by a
 * named person.
 * @param waiting a translation that is not in it has no public page
 * @param added languages in which every page is built for review
 */
export function createPublication(
  languages: readonly Language[],
  waiting: WaitingTranslations,
  added: readonly Language[],
): Publication {
  const isReady = (route: Route, { code }: Language) => {
    const parts = waiting.get(code);
    return parts !== undefined && waitingParts(route, parts).length === 0;
  };
  const publishedIn = (route: Route) =>
    languages.filter(
      (language) => language === SOURCE_LANGUAGE || (language.status === 'published' && isReady(route, language)),
    );
  return Object.freeze({
    publishedIn,
    languagesOf: (route) => [
      ...publishedIn(route),
      ...added.filter((language) => !publishedIn(route).includes(language)),
    ],
  });
}

/** The parts of a page that are not ready, each with what it waits for: its words files, then sections of branch files. */
export function waitingParts(route: Route, parts: WaitingParts): readonly (readonly [part: string, Waiting])[] {
  const sections = [...parts.keys()].filter((part) => {
    const { section } = fileOfPart(part);
    return section !== undefined && showsSection(route, section);
  });
  return [...namespacesOf(route), ...sections].flatMap((part) => {
    const waiting = parts.get(part);
    return waiting && waiting.texts + waiting.reviews > 0 ? [[part, waiting] as const] : [];
  });
}

/**
 * What keeps texts of the translations from patients.
 * @param textsOf all texts of a language
 */
export function findWaitingTexts(
  textsOf: (code: string) => LanguageWords,
  records: ReadonlyMap<string, TranslationRecord>,
): WaitingTranslations {
  const english = textsOf(SOURCE_LANGUAGE.code);
  return new Map(
    TRANSLATIONS.map(({ code }) => {
      const statuses = languageStatus(code, english, textsOf(code), records.get(code) ?? new Map());
      return [code, findWaiting(statuses)];
    }),
  );
}
