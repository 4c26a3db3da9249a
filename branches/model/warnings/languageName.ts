const NAMES = new Intl.DisplayNames('en', { type: 'language' });

/** The English name of a language: "Tamil" for `ta`. */
export const languageName = (code: string): string => NAMES.of(code) ?? code;
