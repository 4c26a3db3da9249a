/** The languages of the site. English is the source; another language is shown to patients once it is `published`. */
export type Language = Readonly<{
  /** Code of its folder in `locales/` and of its address prefix. */
  code: string;
  nativeName: string;
  hreflang: string;
  /** Locale for `Intl`: numbers, dates, times. */
  intl: string;
  /** `pseudo`: no one's language, made from English by code to try the layout. */
  status: 'published' | 'preview' | 'pseudo';
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
 * English made long and tall by code (`pseudo.ts`), to see where a translation would break the layout. Not in `LANGUAGES`:
 * no one translates it, and no ordinary build shows it.
 */
export const PSEUDO_LANGUAGE: Language = {
  code: 'en-XA',
  nativeName: '[Pseudo]',
  hreflang: 'en-XA',
  intl: 'en-IN',
  status: 'pseudo',
};

/** What a build adds only when it is asked to, for people who review it: `--language <code>`. */
export const ADDABLE_LANGUAGES: readonly Language[] = [
  ...LANGUAGES.filter(({ status }) => status === 'preview'),
  PSEUDO_LANGUAGE,
];

/** What an address may begin with. */
const PREFIXED: readonly Language[] = [
  ...LANGUAGES.filter((language) => language !== SOURCE_LANGUAGE),
  PSEUDO_LANGUAGE,
];

/**
 * The language of an address: `/ta/about` is Tamil's `/about`, an address without a language's prefix is English.
 * @param path absolute path of an address
 */
export function languageOfPath(path: string): { language: Language; path: string } {
  const [, first = ''] = path.split('/');
  const language = PREFIXED.find(({ code }) => code === first);
  if (!language) return { language: SOURCE_LANGUAGE, path };
  return { language, path: path.slice(first.length + 1) || '/' };
}

/** The address of a page in a language: the inverse of `languageOfPath`. */
export function pathInLanguage(path: string, language: Language): string {
  if (language === SOURCE_LANGUAGE) return path;
  return path === '/' ? `/${language.code}` : `/${language.code}${path}`;
}
