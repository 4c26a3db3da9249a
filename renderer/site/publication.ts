/** Which pages are built in which languages, and which of those are published to patients and search engines. */
import { LANGUAGES, type Language, SOURCE_LANGUAGE, TRANSLATIONS } from '../../locales/languages.ts';
import { readWords } from '../../locales/model/readWords.ts';
import { readRecord } from '../../locales/model/record.ts';
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
  return {
    publishedIn,
    languagesOf: (route) => [
      ...publishedIn(route),
      ...added.filter((language) => !publishedIn(route).includes(language)),
    ],
  };
}

/** The namespaces of a language that are ready, according to its words files and translation record. */
export function readyNamespaces(code: string, dir = 'locales'): ReadonlySet<string> {
  const english = readWords(SOURCE_LANGUAGE.code, dir);
  const statuses = languageStatus(code, english, readWords(code, dir), readRecord(code, dir));
  return freshNamespaces(statuses);
}

/**
 * Reads from the words files which languages each page is built and published in.
 * @param added languages in which every page is built for review
 */
export function readPublication(added: readonly Language[], dir = 'locales'): Publication {
  const published = TRANSLATIONS.filter(({ status }) => status === 'published');
  const ready: Readiness = new Map(published.map(({ code }) => [code, readyNamespaces(code, dir)]));
  return createPublication(LANGUAGES, ready, added);
}
