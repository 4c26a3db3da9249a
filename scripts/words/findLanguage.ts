import { InvalidArgumentError } from '@commander-js/extra-typings';
import { type Language, TRANSLATIONS } from '../../locales/languages.ts';

const CODES = TRANSLATIONS.map(({ code }) => code).join(', ');

/** What the help of a command says of its language. */
export const LANGUAGE_CODE = `its code: ${CODES}`;

/**
 * The language with a code that was typed.
 * @throws InvalidArgumentError with the codes there are
 */
export function findLanguage(code: string): Language {
  const language = TRANSLATIONS.find((candidate) => candidate.code === code);
  if (language) return language;
  throw new InvalidArgumentError(
    `There is no language "${code}". Expected one of: ${CODES}. locales/languages.ts has them all.`,
  );
}
