import { type Language, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { factTexts } from '../../locales/model/factTexts.ts';
import { unknownKeys } from '../../locales/model/neededTexts.ts';
import { type LanguageWords, textsOf } from '../../locales/model/readWords.ts';
import type { TranslationRecord } from '../../locales/model/record.ts';
import { languageStatus, type TextStatus } from '../../locales/model/status.ts';
import { type Content, inputErrors } from '../content/readContent.ts';

/** The state of a translation: every text of the words files and branch files. */
export type Translation = Readonly<{
  language: Language;
  statuses: readonly TextStatus[];
  /** Its texts as they are in the files, those in English too. */
  words: LanguageWords;
  unknown: ReturnType<typeof unknownKeys>;
  record: TranslationRecord;
}>;

/**
 * The translation of content into a language, with its record.
 * @throws InputErrors if the words, the record or a branch file cannot be read: unreadable texts would count as deleted, and the record
 *   would lose who wrote and reviewed them
 */
export function translationOf(content: Content, language: Language): Translation {
  const { words: files, readings, problems } = content;
  const errors = inputErrors({
    ...problems,
    'words files': files.filter(({ isReadable }) => !isReadable).flatMap((file) => file.problems),
    'branch files': readings.filter(({ reading }) => !reading.isReadable).flatMap(({ reading }) => reading.problems),
  });
  if (errors) throw errors;
  const sources = readings.map(({ source }) => source);
  const { code } = language;
  const [english, own] = [textsOf(files, SOURCE_LANGUAGE.code), textsOf(files, code)];
  const words = new Map([...own, ...factTexts(code, sources)]);
  const source = new Map([...english, ...factTexts(SOURCE_LANGUAGE.code, sources)]);
  const record = content.records.get(code) ?? new Map();
  return {
    language,
    statuses: languageStatus(code, source, words, record),
    words,
    unknown: unknownKeys(code, english, own),
    record,
  };
}
