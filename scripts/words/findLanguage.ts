import { type Language, TRANSLATIONS } from '../../locales/languages.ts';

/**
 * The language with a code.
 * @throws Error with the codes there are
 */
export function findLanguage(code: string | undefined): Language {
  const language = TRANSLATIONS.find((candidate) => candidate.code === code);
  if (language) return language;
  const codes = TRANSLATIONS.map((candidate) => candidate.code).join(', ');
  if (code === undefined) throw new Error(`Say which language: ${codes}.`);
  throw new Error(`There is no language "${code}". Expected one of: ${codes}. locales/languages.ts has them all.`);
}
