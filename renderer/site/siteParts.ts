/** The parts of a site, each read and checked by itself: one that has not changed need not be read again. */
import type { Resource } from 'i18next';
import { loadFiles } from '../../branches/model/files/loadFiles.ts';
import type { SiteFiles } from '../../branches/model/files/parseFiles.ts';
import { deepFreeze } from '../../branches/model/freeze.ts';
import { InputErrors, type Problem } from '../../diagnostics/inputErrors.ts';
import { checkWords } from '../../locales/model/check/checkWords.ts';
import { readResources } from '../../locales/model/resources.ts';
import { type Media, readMedia } from '../media/readMedia.ts';
import { findSignatures, type Signatures } from './pageSignature.ts';
import { findWaitingTexts, type WaitingTranslations, wordsOf } from './publication.ts';
import { readRecords, readSigned, type TranslationRecords } from './readRecords.ts';

/** The branch files, unless they have problems. */
export type Facts = Readonly<{ files?: SiteFiles; problems: readonly Problem[] }>;

/** The words files and their records. */
export type Words = Readonly<{
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
