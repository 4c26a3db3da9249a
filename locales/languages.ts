/** The languages of the site. English is the source; another language is shown to patients once it is `published`. */
export type Language = Readonly<{
  /** Code of its folder in `locales/` and of its address prefix. */
  code: string;
  nativeName: string;
  hreflang: string;
  /** Locale for `Intl`: numbers, dates, times. */
  intl: string;
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
  { code: 'ta', nativeName: 'தமிழ்', hreflang: 'ta-IN', intl: 'ta-IN', status: 'preview' },
];

/**
 * The language of an address: `/ta/about` is Tamil's `/about`, an address without a language's prefix is English.
 * @param path absolute path of an address
 */
export function languageOfPath(path: string): { language: Language; path: string } {
  const [, first = ''] = path.split('/');
  const language = LANGUAGES.find((candidate) => candidate !== SOURCE_LANGUAGE && candidate.code === first);
  if (!language) return { language: SOURCE_LANGUAGE, path };
  return { language, path: path.slice(first.length + 1) || '/' };
}

/** The address of a page in a language: the inverse of `languageOfPath`. */
export function pathInLanguage(path: string, language: Language): string {
  if (language === SOURCE_LANGUAGE) return path;
  return path === '/' ? `/${language.code}` : `/${language.code}${path}`;
}
