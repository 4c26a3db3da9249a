/**
 * The languages of the site. English is the source. A page of another language is shown to patients once the language is
 * `published` and all texts of the page are there and up to date (`npm run i18n`).
 */
export type Language = Readonly<{
  /** Code of its folder in `locales/` and of its address prefix. */
  code: string;
  nativeName: string;
  hreflang: string;
  /** Locale for `Intl`: numbers, dates, times. */
  intl: string;
  /** Its letters reach higher and are wider than Latin ones: more line height, smaller headings, no spacing of letters. */
  tallLetters?: boolean;
  /**
   * Times are said with the part of the day ("காலை 10:30") rather than with AM and PM. Where `Intl` has a word that
   * nobody says with an hour, the hour whose word is used: 20 like 21.
   */
  dayPeriods?: Readonly<Record<number, number>>;
  status: 'published' | 'preview';
}>;

export const SOURCE_LANGUAGE: Language = {
  code: 'en',
  nativeName: 'English',
  hreflang: 'en-IN',
  intl: 'en-IN',
  status: 'published',
};

export const LANGUAGES: readonly Language[] = [
  SOURCE_LANGUAGE,
  {
    code: 'ta',
    nativeName: 'தமிழ்',
    hreflang: 'ta-IN',
    intl: 'ta-IN',
    tallLetters: true,
    dayPeriods: { 18: 17, 19: 21, 20: 21 },
    status: 'preview',
  },
];

/** The languages that people translate into. */
export const TRANSLATIONS: readonly Language[] = LANGUAGES.filter((language) => language !== SOURCE_LANGUAGE);

/**
 * The language of an address: `/ta/about` is Tamil's `/about`, an address without a language's prefix is English.
 * @param path absolute path of an address
 */
export function languageOfPath(path: string): { language: Language; path: string } {
  const [, first = ''] = path.split('/');
  const language = TRANSLATIONS.find(({ code }) => code === first);
  if (!language) return { language: SOURCE_LANGUAGE, path };
  return { language, path: path.slice(first.length + 1) || '/' };
}

/** The address of a page in a language: the inverse of `languageOfPath`. */
export function pathInLanguage(path: string, language: Language): string {
  if (language.code === SOURCE_LANGUAGE.code) return path;
  return path === '/' ? `/${language.code}` : `/${language.code}${path}`;
}
