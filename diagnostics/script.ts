export type Script = 'Latin' | 'other';

export const scriptOf = (language: string): Script =>
  new Intl.Locale(language).maximize().script === 'Latn' ? 'Latin' : 'other';

export const LATIN_LETTER = /\p{Script=Latin}/u;

export const OTHER_LETTER = /(?!\p{Script=Latin})\p{L}/u;
