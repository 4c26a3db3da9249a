import { InvalidArgumentError } from '@commander-js/extra-typings';
import { normalText } from '../../diagnostics/normalText.ts';
import { type Language, TRANSLATIONS } from '../../locales/languages.ts';

/** The message if English is the only language. */
export const NO_TRANSLATION =
  'The site has no language but English. locales/README.md says how to add one, under "A new language".';

const codesOf = (languages: readonly Language[]) => languages.map(({ code }) => code).join(', ');

/** Help text for a command's language argument. */
export const LANGUAGE_CODE = `its code: ${codesOf(TRANSLATIONS) || 'there is none yet'}`;

/**
 * The language with the given code.
 * @throws InvalidArgumentError with the available codes
 */
export function findLanguage(code: string, translations: readonly Language[] = TRANSLATIONS): Language {
  const language = translations.find((candidate) => candidate.code === normalText(code).toLowerCase());
  if (language) return language;
  if (translations.length === 0) throw new InvalidArgumentError(NO_TRANSLATION);
  throw new InvalidArgumentError(
    `There is no language "${code}". Expected one of: ${codesOf(translations)}. locales/languages.json has them all.`,
  );
}
