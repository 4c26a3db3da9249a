/** Which pages exist in which language, and which of them patients and search engines are led to. */
import { type Language, SOURCE_LANGUAGE, TRANSLATIONS } from '../../locales/languages.ts';
import type { LanguageWords } from '../../locales/model/readWords.ts';
import type { TranslationRecord } from '../../locales/model/record.ts';
import { languageStatus, type TextStatus } from '../../locales/model/status.ts';
import { namespacesOf, type Route } from '../pages/routes.ts';
import type { Waiting, WaitingFiles } from './waiting.ts';

/** The languages of each page. */
export type Publication = Readonly<{
  /** The languages in which the page is built, English first. */
  languagesOf(route: Route): readonly Language[];
  /** Those of them that are in the sitemap and in `hreflang`; the others are for review only. */
  publishedIn(route: Route): readonly Language[];
}>;

/** What each translation waits for, by language code. */
export type WaitingTranslations = ReadonlyMap<string, WaitingFiles>;

/**
 * A page is published in a published language as long as nothing on it waits. What it shows in English meanwhile keeps it back nowhere but
 * among languages for review, whose pages show texts as they were typed.
 * @param waiting a translation that is not in it has no public page
 * @param added languages in which every page is built for review @param isStrict whether their pages have to be ready as a whole
 */
export function createPublication(
  languages: readonly Language[],
  waiting: WaitingTranslations,
  added: readonly Language[],
  isStrict = true,
): Publication {
  const isReady = (route: Route, language: Language) => {
    const files = waiting.get(language.code);
    if (!files) return false;
    return waitingFiles(route, files, isStrict && added.includes(language)).length === 0;
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

/** The words files that keep a page from patients. @param withEnglish also those of which it shows texts in English */
export function waitingFiles(
  route: Route,
  files: WaitingFiles,
  withEnglish = false,
): readonly (readonly [namespace: string, Waiting])[] {
  return namespacesOf(route).flatMap((namespace) => {
    const waiting = files.get(namespace);
    const { texts = 0, reviews = 0, inEnglish = 0 } = waiting ?? {};
    return waiting && texts + reviews + (withEnglish ? inEnglish : 0) > 0 ? [[namespace, waiting] as const] : [];
  });
}

/** The texts of each translation with their states, by language code. */
export function translationStatuses(
  textsOf: (code: string) => LanguageWords,
  records: ReadonlyMap<string, TranslationRecord>,
): ReadonlyMap<string, readonly TextStatus[]> {
  const english = textsOf(SOURCE_LANGUAGE.code);
  return new Map(
    TRANSLATIONS.map(({ code }) => [
      code,
      languageStatus(code, english, textsOf(code), records.get(code) ?? new Map()),
    ]),
  );
}
