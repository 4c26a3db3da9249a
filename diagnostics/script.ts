export type Script = 'Latin' | 'other';

const scripts = new Map<string, Script>();

/** Kept: it is asked for each text. */
export function scriptOf(language: string): Script {
  const script = scripts.get(language) ?? (new Intl.Locale(language).maximize().script === 'Latn' ? 'Latin' : 'other');
  scripts.set(language, script);
  return script;
}

export const LATIN_LETTER = /\p{Script=Latin}/u;

export const OTHER_LETTER = /(?!\p{Script=Latin})\p{L}/u;
