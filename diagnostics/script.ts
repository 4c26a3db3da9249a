/** The scripts that languages are written in. */

export type Script = 'Latin' | 'other';

/** The script of a language code. */
export const scriptOf = (language: string): Script =>
  new Intl.Locale(language).maximize().script === 'Latn' ? 'Latin' : 'other';

export const LATIN_LETTER = /\p{Script=Latin}/u;

/** A letter of any other script. */
export const OTHER_LETTER = /(?!\p{Script=Latin})\p{L}/u;
