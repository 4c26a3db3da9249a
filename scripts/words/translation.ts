import { type Language, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { type UnknownKey, unknownKeys } from '../../locales/model/neededTexts.ts';
import { readFactTexts } from '../../locales/model/readFactTexts.ts';
import { type LanguageWords, readWords } from '../../locales/model/readWords.ts';
import { readRecord, type TranslationRecord } from '../../locales/model/record.ts';
import { languageStatus, type TextStatus } from '../../locales/model/status.ts';

/** The state of a translation: every text of the words files and branch files. */
export type Translation = Readonly<{
  language: Language;
  statuses: readonly TextStatus[];
  unknown: readonly UnknownKey[];
  record: TranslationRecord;
}>;

/** Reads a translation with its record. */
export function readTranslation(language: Language): Translation {
  const english = readWords(SOURCE_LANGUAGE.code);
  const words = readWords(language.code);
  const record = readRecord(language.code);
  const withFacts = (of: LanguageWords, code: string): LanguageWords => new Map([...of, ...readFactTexts(code)]);
  return {
    language,
    statuses: languageStatus(
      language.code,
      withFacts(english, SOURCE_LANGUAGE.code),
      withFacts(words, language.code),
      record,
    ),
    unknown: unknownKeys(language.code, english, words),
    record,
  };
}
