/** The parts of a site, each read and checked by itself: one that has not changed need not be read again. */
import type { Resource } from 'i18next';
import { loadFiles } from '../../branches/model/files/loadFiles.ts';
import type { SiteFiles } from '../../branches/model/files/parseFiles.ts';
import { deepFreeze } from '../../branches/model/freeze.ts';
import { InputErrors, type Problem } from '../../diagnostics/inputErrors.ts';
import { TRANSLATIONS } from '../../locales/languages.ts';
import { checkWords } from '../../locales/model/check/checkWords.ts';
import { readRecord, recordPath, type TranslationRecord } from '../../locales/model/record.ts';
import { readResources } from '../../locales/model/resources.ts';
import { readSignatures, type SignatureRecord, signaturesPath } from '../../locales/model/signatures.ts';
import type { Media } from '../media/catalogue.ts';
import { readMedia } from '../media/readMedia.ts';
import { findSignatures, type Signatures } from './clinical.ts';
import { findWaitingTexts, type WaitingTranslations, wordsOf } from './publication.ts';

/** The branch files, unless they have problems. */
type Facts = Readonly<{ files?: SiteFiles; problems: readonly Problem[] }>;

/** The words files and their records. */
type Words = Readonly<{
  problems: readonly Problem[];
  recordProblems: readonly Problem[];
  records: TranslationRecords;
  /** Absent if there are problems. */
  checked?: CheckedWords;
}>;

export type CheckedWords = Readonly<{
  /** The words of all languages. */
  words: Resource;
  /** What the words files of the translations wait for before patients may see them. */
  waiting: WaitingTranslations;
  signatures: Signatures;
}>;

/** Reads the parts of a site, each from its folder. */
export type SiteParts = Readonly<{
  pictures(folder: string): Promise<Media>;
  words(folder: string): Words;
  facts(folder: string): Facts;
}>;

/** Reads each part whenever it is asked for. */
export const READ_PARTS: SiteParts = { pictures: readMedia, words: readAllWords, facts: readFacts };

function readAllWords(folder: string): Words {
  const problems = checkWords(folder);
  const records = readRecords(folder);
  const signed = readSigned(folder);
  const recordProblems = [...records.problems, ...signed.problems];
  const read = { problems, recordProblems, records: records.all };
  if (problems.length > 0 || recordProblems.length > 0) return read;
  const words = deepFreeze(readResources(folder));
  const waiting = findWaitingTexts((language) => wordsOf(language, words), records.all);
  return { ...read, checked: { words, waiting, signatures: findSignatures(signed.record, words) } };
}

function readFacts(folder: string): Facts {
  try {
    return { files: loadFiles(folder), problems: [] };
  } catch (error) {
    if (error instanceof InputErrors) return { problems: error.problems };
    throw error;
  }
}

/** The records of who has translated and reviewed the words, by language code. */
export type TranslationRecords = ReadonlyMap<string, TranslationRecord>;

/** The record of each translation, and the problems of those that cannot be read. */
function readRecords(dir: string): Readonly<{ all: TranslationRecords; problems: readonly Problem[] }> {
  const all = new Map<string, TranslationRecord>();
  const problems: Problem[] = [];
  for (const { code } of TRANSLATIONS) {
    try {
      all.set(code, readRecord(code, dir));
    } catch (error) {
      const { message } = error as Error;
      problems.push({ file: recordPath(code, dir), line: 1, column: 1, message });
    }
  }
  return { all, problems };
}

/** What dentists have signed off, or the problem of a record that cannot be read. */
function readSigned(dir: string): Readonly<{ record: SignatureRecord; problems: readonly Problem[] }> {
  try {
    return { record: readSignatures(dir), problems: [] };
  } catch (error) {
    const { message } = error as Error;
    return { record: {}, problems: [{ file: signaturesPath(dir), line: 1, column: 1, message }] };
  }
}
