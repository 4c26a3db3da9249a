/** Reads everything that people edit, once: facts, words and their records. What judges, translates or shows it starts here. */
import {
  type CheckedFiles,
  checkTogether,
  type FileReading,
  readFile,
  readFolder,
} from '../../branches/model/files/parseFiles.ts';
import { type ContentFiles, onceForEachText, readInput } from '../../diagnostics/contentFiles.ts';
import { InputErrors, type Problem } from '../../diagnostics/inputErrors.ts';
import { TRANSLATIONS } from '../../locales/languages.ts';
import { checkWords } from '../../locales/model/check/checkWords.ts';
import type { JsonReading } from '../../locales/model/json/readJson.ts';
import { readWords, type WordsFile } from '../../locales/model/readWords.ts';
import { readRecord, recordPath, type TranslationRecord } from '../../locales/model/record.ts';
import { readSignatures, type SignatureRecord, signaturesPath } from '../../locales/model/signatures.ts';

/** Where facts and words are. */
export type Folders = Readonly<{ branches: string; locales: string }>;

export const PROJECT: Folders = { branches: 'branches', locales: 'locales' };

/** The records of who has translated and reviewed the words, by language code. */
export type TranslationRecords = ReadonlyMap<string, TranslationRecord>;

/** What people have written, and what is wrong with it. */
export type Content = Readonly<{
  folders: Folders;
  readings: readonly FileReading[];
  facts: CheckedFiles;
  words: readonly WordsFile[];
  records: TranslationRecords;
  signatures: SignatureRecord;
  /** By the kind of file they are in. */
  problems: Readonly<Record<'words files' | 'records of translations' | 'branch files', readonly Problem[]>> &
    Readonly<{ 'table of languages'?: readonly Problem[] }>;
}>;

const recordOf = onceForEachText(readRecord);
const signaturesOf = onceForEachText(readSignatures);

/** @throws InputErrors if one of the folders does not exist */
export function readContent(files: ContentFiles, folders = PROJECT): Content {
  const { branches, locales } = folders;
  const readings = readFolder(files, branches).map(readFile);
  const facts = checkTogether(readings);
  const words = readWords(files, locales);
  const paths = files.list(locales);
  const damaged: Problem[] = [];
  const parsed = <T>(path: string, readingOf: (file: ReturnType<typeof readInput>) => JsonReading<T>, none: T): T => {
    if (!paths.includes(path)) return none;
    const { value, problems } = readingOf(readInput(files, path));
    damaged.push(...problems);
    return value ?? none;
  };
  const records = new Map(
    TRANSLATIONS.map(({ code }) => [code, parsed(recordPath(code, locales), recordOf, new Map())]),
  );
  const signatures = parsed(signaturesPath(locales), signaturesOf, {});
  const problems = {
    'words files': checkWords(words),
    'records of translations': damaged,
    'branch files': facts.problems,
  };
  return { folders, readings, facts, words, records, signatures, problems };
}

/** All problems in one list; undefined if there are none. @param problems by the kind of file they are in */
export function inputErrors(problems: Readonly<Record<string, readonly Problem[]>>): InputErrors | undefined {
  const names = Object.keys(problems).filter((name) => problems[name]?.length);
  if (names.length === 0) return undefined;
  const list = new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names);
  return new InputErrors(Object.values(problems).flat(), `the ${list}`);
}
