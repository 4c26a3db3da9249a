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

/** The file of the table. */
export const LANGUAGE_TABLE = 'locales/languages.json';

const [source, ...translations] = readTable(table);

export const SOURCE_LANGUAGE: Language = source;

const languages = [source, ...translations];

/** All languages of the site, English first. */
export const LANGUAGES: readonly Language[] = languages;

/** The languages that are translated into. */
export const TRANSLATIONS: readonly Language[] = translations;

/** Takes another table of languages for this process, such as a newer one. @param rows with English first */
export function replaceLanguages([, ...others]: readonly Language[]): void {
  translations.splice(0, translations.length, ...others);
  languages.splice(1, languages.length, ...others);
}

/** @throws Error naming a row that is no language */
function readTable(rows: unknown): [Language, ...Language[]] {
  const wrong = [rows].flat().find((row) => !isLanguage(row));
  if (wrong !== undefined) throw new Error(`${LANGUAGE_TABLE}: ${JSON.stringify(wrong)} is no language.`);
  return rows as [Language, ...Language[]];
}

function isLanguage(row: unknown): row is Language {
  const { status, ...others } = Object(row);
  const hasNames = ['code', 'nativeName', 'hreflang', 'intl'].every((key) => typeof others[key] === 'string');
  return hasNames && (status === 'published' || status === 'preview');
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
