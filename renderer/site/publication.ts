/** Which pages exist in which language, and which of them patients and search engines are led to. */
import { LANGUAGES, type Language, SOURCE_LANGUAGE, TRANSLATIONS } from '../../locales/languages.ts';
import { readWords } from '../../locales/model/readWords.ts';
import { readRecord } from '../../locales/model/record.ts';
import { freshNamespaces, languageStatus } from '../../locales/model/status.ts';
import { namespacesOf, type Route } from './routes.ts';

export type Publication = Readonly<{
  /** The languages that this build makes the page in, English first. */
  languagesOf(route: Route): readonly Language[];
  /** Those of them that are in the sitemap and in `hreflang`; the others are there to be reviewed. */
  publishedIn(route: Route): readonly Language[];
}>;

/** By language code: the namespaces with nothing missing, out of date or broken. */
type Readiness = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * A page is published in a language that is, once every text it may show is there and up to date.
 * @param languages the languages of the site
 * @param ready the namespaces of each language that are ready
 * @param added languages in which this build makes every page, ready or not
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

/** Which namespaces of a language are ready, from the words files and the record beside them. */
function readyNamespaces(code: string, dir = 'locales'): ReadonlySet<string> {
  const english = readWords(SOURCE_LANGUAGE.code, dir);
  const statuses = languageStatus(code, english, readWords(code, dir), readRecord(code, dir));
  return freshNamespaces(statuses);
}

/**
 * What this build makes.
 * @param added languages in which it makes every page, ready or not
 */
export function readPublication(added: readonly Language[], dir = 'locales'): Publication {
  const published = TRANSLATIONS.filter(({ status }) => status === 'published');
  const ready: Readiness = new Map(published.map(({ code }) => [code, readyNamespaces(code, dir)]));
  return createPublication(LANGUAGES, ready, added);
}
