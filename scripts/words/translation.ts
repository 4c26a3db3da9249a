import { type Language, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { type UnknownKey, unknownKeys } from '../../locales/model/neededTexts.ts';
import { readFactTexts } from '../../locales/model/readFactTexts.ts';
import { type LanguageWords, readWords } from '../../locales/model/readWords.ts';
import { readRecord, type TranslationRecord } from '../../locales/model/record.ts';
import { languageStatus, type TextStatus } from '../../locales/model/status.ts';

/** The state of a translation: every text of the words files and branch files. */
export type Translation = Readonly<{
  language: Language;
  /** Every text that the language needs. */
  statuses: readonly TextStatus[];
  /** Its texts as they are in the files, those in English too. */
  words: LanguageWords;
  unknown: readonly UnknownKey[];
  record: TranslationRecord;
}>;

/** Where words and facts are read from: the project, or a copy of it with unsaved changes. */
export type Folders = Readonly<{ branches: string; locales: string }>;

/** The project's own. */
export const PROJECT: Folders = { branches: 'branches', locales: 'locales' };

/** Reads a translation with its record. */
export function readTranslation(language: Language, { branches, locales }: Folders = PROJECT): Translation {
  const english = readWords(SOURCE_LANGUAGE.code, locales);
  const own = readWords(language.code, locales);
  const record = readRecord(language.code, locales);
  const withFacts = (of: LanguageWords, code: string): LanguageWords =>
    new Map([...of, ...readFactTexts(code, branches)]);
  const words = withFacts(own, language.code);
  return {
    language,
    statuses: languageStatus(language.code, withFacts(english, SOURCE_LANGUAGE.code), words, record),
    words,
    unknown: unknownKeys(language.code, english, own),
    record,
  };
}
