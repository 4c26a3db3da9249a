/** Which pages exist in which language, and which of them patients and search engines are led to. */
import type { Resource } from 'i18next';
import { LANGUAGES, type Language, SOURCE_LANGUAGE, TRANSLATIONS } from '../../locales/languages.ts';
import { flattenTexts } from '../../locales/model/flattenTexts.ts';
import type { LanguageWords } from '../../locales/model/readWords.ts';
import type { TranslationRecord } from '../../locales/model/record.ts';
import { languageStatus } from '../../locales/model/status.ts';
import { findWaiting, readyFiles, type WaitingFiles } from '../../locales/model/waiting.ts';
import { isClinical } from './clinical.ts';
import { namespacesOf, type Route } from './routes.ts';

/** The languages of each page. */
export type Publication = Readonly<{
  /** The languages in which the page is built, English first. */
  languagesOf(route: Route): readonly Language[];
  /** Those of them that are in the sitemap and in `hreflang`; the others are for review only. */
  publishedIn(route: Route): readonly Language[];
}>;

/** By language code: the words files that patients may see. */
type Readiness = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * A page is published in a published language once patients may see every words file of it: all texts are translated and up to
 * date, and those that patients act on are reviewed.
 * @param languages the languages of the site
 * @param ready the words files of each language that patients may see
 * @param added languages in which every page is built for review
 */
export function createPublication(
  languages: readonly Language[],
  ready: Readiness,
  added: readonly Language[],
): Publication {
  const publishedIn = (route: Route) =>
    languages.filter(
      (language) =>
        language === SOURCE_LANGUAGE ||
        (language.status === 'published' &&
          namespacesOf(route).every((namespace) => ready.get(language.code)?.has(namespace))),
    );
  return Object.freeze({
    publishedIn,
    languagesOf: (route) => [
      ...publishedIn(route),
      ...added.filter((language) => !publishedIn(route).includes(language)),
    ],
  });
}

/** What the words files of each translation wait for, by language code. */
export type WaitingTranslations = ReadonlyMap<string, WaitingFiles>;

/**
 * What keeps translations from patients.
 * @param words of all languages
 * @param records by language code
 */
export function findWaitingTranslations(
  words: Resource,
  records: ReadonlyMap<string, TranslationRecord>,
): WaitingTranslations {
  const english = wordsOf(SOURCE_LANGUAGE, words);
  return new Map(
    TRANSLATIONS.map((language) => {
      const { code } = language;
      const statuses = languageStatus(code, english, wordsOf(language, words), records.get(code) ?? new Map());
      return [code, findWaiting(statuses, isClinical)];
    }),
  );
}

/**
 * What this build makes.
 * @param added languages in which it makes every page, ready or not
 */
export function findPublication(added: readonly Language[], waiting: WaitingTranslations): Publication {
  const ready: Readiness = new Map([...waiting].map(([code, files]) => [code, readyFiles(files)]));
  return createPublication(LANGUAGES, ready, added);
}

/** All texts of a language. */
export function wordsOf({ code }: Language, words: Resource): LanguageWords {
  const namespaces = Object.entries(words[code] ?? {});
  return new Map(namespaces.map(([namespace, texts]) => [namespace, new Map(flattenTexts(texts))]));
}
