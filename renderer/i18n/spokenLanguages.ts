/** Writes the languages that a dentist speaks. */
import { SPOKEN_LANGUAGES, type SpokenLanguage } from '../../branches/model/spokenLanguages.ts';
import { formatList } from './figures.ts';
import type { Translator } from './translator.ts';

/** "Tamil and English", in Tamil "தமிழ், ஆங்கிலம்"; empty for no languages. */
export function formatLanguages(spoken: readonly SpokenLanguage[], words: Translator): string {
  const names = new Intl.DisplayNames(words.language.intl, { type: 'language' });
  const nameOf = (language: SpokenLanguage) => names.of(SPOKEN_LANGUAGES[language]) ?? language;
  return formatList(spoken.map(nameOf), words);
}
