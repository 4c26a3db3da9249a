/** Reads everything that people edit: every command that renders pages starts here. Others read the files that they judge. */
import type { Resource } from 'i18next';
import { loadFiles } from '../../branches/model/files/loadFiles.ts';
import type { SiteFiles } from '../../branches/model/files/parseFiles.ts';
import { deepFreeze } from '../../branches/model/freeze.ts';
import { InputErrors, type Problem } from '../../diagnostics/inputErrors.ts';
import type { Language } from '../../locales/languages.ts';
import { checkWords } from '../../locales/model/check/checkWords.ts';
import { readResources } from '../../locales/model/resources.ts';
import { createStaleFactCheck, withoutStaleTexts } from '../../locales/model/staleFacts.ts';
import { type Catalogue, MEDIA_DIR } from '../media/catalogue.ts';
import { readMedia } from '../media/readMedia.ts';
import { factProblems } from './factProblems.ts';
import { findSignatures, type Signatures } from './pageSignature.ts';
import { findPublication, findWaitingTranslations, type Publication, type WaitingTranslations } from './publication.ts';
import { readRecords, readSigned, type TranslationRecords } from './readRecords.ts';

/** What to load a site from. */
export type SiteOptions = Readonly<{
  /** ISO day in Asia/Kolkata that the site is built for. */
  today: string;
  /** Languages in which every page is built for review, even if its translation is not ready. */
  addedLanguages?: readonly Language[];
  /** Folder of the branch files. */
  branches?: string;
  /** Folder of the words files. */
  locales?: string;
  /** Folder of the picture masters. */
  media?: string;
}>;

/** The immutable input of the pages of every variant. */
export type LoadedSite = Readonly<{
  /** Where the branch files are. */
  branchesFolder: string;
  /** Where the words files are. */
  localesFolder: string;
  today: string;
  addedLanguages: readonly Language[];
  /** The branch files, without stale translations (their English text has changed since). */
  files: SiteFiles;
  /** The words of all languages. */
  words: Resource;
  publication: Publication;
  /** What keeps the translations from patients. */
  waiting: WaitingTranslations;
  signatures: Signatures;
  media: Catalogue;
}>;

/**
 * Reads and checks branch files, words, translation records and pictures.
 * @throws InputErrors listing all problems in all of them
 */
export async function loadSite(options: SiteOptions): Promise<LoadedSite> {
  const { today, addedLanguages = [], branches = 'branches', locales = 'locales', media = MEDIA_DIR } = options;
  const pictures = await readMedia(media);
  // Nothing is waited for from here on: a file that is saved meanwhile would get in unchecked.
  const wordProblems = checkWords(locales);
  const records = readRecords(locales);
  const signed = readSigned(locales);
  const facts = readFacts(branches);
  const problems = {
    'words files': wordProblems,
    'records of translations': [...records.problems, ...signed.problems],
    'branch files': [
      ...facts.problems,
      ...factProblems(facts.files?.sources ?? [], facts.files, { pictures, media, today }),
    ],
    pictures: pictures.problems,
  };
  if (!facts.files || Object.values(problems).some(({ length }) => length > 0)) throw inputErrors(problems);
  const words = deepFreeze(readResources(locales));
  const waiting = findWaitingTranslations(words, records.all);
  return Object.freeze({
    branchesFolder: branches,
    localesFolder: locales,
    today,
    addedLanguages,
    files: withoutStale(facts.files, records.all),
    words,
    publication: findPublication(addedLanguages, waiting),
    waiting,
    signatures: findSignatures(signed.record, words),
    media: pictures.catalogue,
  });
}

type Facts = Readonly<{ files?: SiteFiles; problems: readonly Problem[] }>;

function readFacts(folder: string): Facts {
  try {
    return { files: loadFiles(folder), problems: [] };
  } catch (error) {
    if (error instanceof InputErrors) return { problems: error.problems };
    throw error;
  }
}

function withoutStale({ clinic, branches, sources }: SiteFiles, records: TranslationRecords): SiteFiles {
  const checks = new Map([...records].map(([code, record]) => [code, createStaleFactCheck(record)]));
  const isStale = (code: string, english: string, text: string) => checks.get(code)?.(english, text) ?? false;
  return Object.freeze({ ...deepFreeze(withoutStaleTexts({ clinic, branches }, isStale)), sources });
}

/** @param problems keyed by the kind of file they are in */
function inputErrors(problems: Readonly<Record<string, readonly Problem[]>>): InputErrors {
  const names = Object.keys(problems).filter((name) => problems[name]?.length);
  const list = new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names);
  return new InputErrors(Object.values(problems).flat(), `the ${list}`);
}
