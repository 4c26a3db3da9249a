import { z } from 'zod';
import table from './languages.json' with { type: 'json' };

/**
 * A language of the site. English is the source. A page in another language is shown to patients once the language is
 * `published` and all texts of the page are present and up to date (`npm run i18n`).
 */
export type Language = Readonly<{
  /** Name of its folder in `locales/` and prefix of its addresses. */
  code: string;
  nativeName: string;
  hreflang: string;
  /** Locale for `Intl`: numbers, dates, times. */
  intl: string;
  /** Fonts of devices for its script, as CSS lists them. Without them: those for Latin letters, or for Tamil if the script is tall. */
  fonts?: string;
  /** Its glyphs are taller and wider than Latin ones: needs more line height, smaller headings, no letter spacing. */
  tallScript?: boolean;
  /**
   * Times are written with the part of the day ("காலை 10:30") rather than AM and PM. If the word that `Intl` uses for an
   * hour is unusual, the hour whose word to use instead: 20 like 21.
   */
  dayPeriods?: Readonly<Record<number, number>>;
  /** "சென்னை, காவல்கிணறு": lists have commas only, without the word for "and" that `Intl` adds. */
  commaLists?: boolean;
  status: 'published' | 'preview';
}>;

const language: z.ZodType<Language> = z.strictObject({
  code: z.string(),
  nativeName: z.string(),
  hreflang: z.string(),
  intl: z.string(),
  fonts: z.string().exactOptional(),
  tallScript: z.boolean().exactOptional(),
  dayPeriods: z.record(z.string(), z.number()).exactOptional(),
  commaLists: z.boolean().exactOptional(),
  status: z.enum(['published', 'preview']),
});

/** The file of the table. */
export const LANGUAGE_TABLE = 'locales/languages.json';

const languageTable = z.tuple([language], language);

const [source, ...translations] = languageTable.parse(table);

export const SOURCE_LANGUAGE: Language = source;

const languages = [source, ...translations];

/** All languages of the site, English first. */
export const LANGUAGES: readonly Language[] = languages;

/** The languages that are translated into. */
export const TRANSLATIONS: readonly Language[] = translations;

/**
 * Takes another table of languages for this process: that of a draft, which may have a new one.
 * @param text of that file
 * @throws Error if it is no such table
 */
export function knowLanguages(text: string): void {
  const [, ...others] = languageTable.parse(JSON.parse(text));
  translations.splice(0, translations.length, ...others);
  languages.splice(1, languages.length, ...others);
}

/**
 * Splits a path into language and page: `/ta/about` is `/about` in Tamil; a path without a prefix is English.
 * @param path absolute path
 */
export function languageOfPath(path: string): { language: Language; path: string } {
  const [, first = ''] = path.split('/');
  const language = TRANSLATIONS.find(({ code }) => code === first);
  if (!language) return { language: SOURCE_LANGUAGE, path };
  return { language, path: path.slice(first.length + 1) || '/' };
}

/** The path of a page in a language: the inverse of `languageOfPath`. */
export function pathInLanguage(path: string, language: Language): string {
  if (language.code === SOURCE_LANGUAGE.code) return path;
  return path === '/' ? `/${language.code}` : `/${language.code}${path}`;
}
