import type { LocalText } from '../../branches/model/siteModel.ts';
import { type Language, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import type { ResolvedText } from './translator.ts';

/** A text of the branch files in a language, or in English if it is not translated. */
export function localText(text: LocalText, language: Language): ResolvedText {
  const own = text[language.code];
  return own === undefined ? { text: text.en, language: SOURCE_LANGUAGE.code } : { text: own, language: language.code };
}
