import { type Language, TRANSLATIONS } from '../../locales/languages.ts';
import { Refusal } from './refusal.ts';

/** The language of an address. @throws Refusal if the site does not have it */
export function languageOf(code: string): Language {
  const language = TRANSLATIONS.find((each) => each.code === code);
  if (!language) throw new Refusal(`The site has no language "${code}".`, 404);
  return language;
}
