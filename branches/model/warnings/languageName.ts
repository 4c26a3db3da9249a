const NAMES = new Intl.DisplayNames('en', { type: 'language' });

/** What a language is called in English: "Tamil" for `ta`. */
export const languageName = (code: string): string => NAMES.of(code) ?? code;
