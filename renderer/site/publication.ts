/** Which pages exist in which language, and which of them patients and search engines are led to. */
import type { Resource } from 'i18next';
import { LANGUAGES, type Language, SOURCE_LANGUAGE, TRANSLATIONS } from '../../locales/languages.ts';
import { flattenTexts } from '../../locales/model/flattenTexts.ts';
import type { LanguageWords } from '../../locales/model/readWords.ts';
import type { TranslationRecord } from '../../locales/model/record.ts';
import { freshNamespaces, languageStatus } from '../../locales/model/status.ts';
import { namespacesOf, type Route } from './routes.ts';

/** The languages of each page. */
export type Publication = Readonly<{
  /** The languages in which the page is built, English first. */
  languagesOf(route: Route): readonly Language[];
  /** Those of them that are in the sitemap and in `hreflang`; the others are for review only. */
  publishedIn(route: Route): readonly Language[];
}>;

/** By language code: the namespaces in which no text is missing, stale or broken. */
type Readiness = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * A page is published in a published language once every text it may show is translated and up to date.
 * @param languages the languages of the site
 * @param ready the namespaces of each language that are ready
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

/**
 * What this build makes.
 * @param added languages in which it makes every page, ready or not
 * @param words of all languages
 * @param records by language code
 */
export function findPublication(
  added: readonly Language[],
  words: Resource,
  records: ReadonlyMap<string, TranslationRecord>,
): Publication {
  const english = wordsOf(SOURCE_LANGUAGE, words);
  const published = TRANSLATIONS.filter(({ status }) => status === 'published');
  const statusesOf = (language: Language) =>
    languageStatus(language.code, english, wordsOf(language, words), records.get(language.code) ?? new Map());
  const ready: Readiness = new Map(published.map((language) => [language.code, freshNamespaces(statusesOf(language))]));
  return createPublication(LANGUAGES, ready, added);
}

function wordsOf({ code }: Language, words: Resource): LanguageWords {
  const namespaces = Object.entries(words[code] ?? {});
  return new Map(namespaces.map(([namespace, texts]) => [namespace, new Map(flattenTexts(texts))]));
}
