/** Reads everything that people edit: every command that renders pages starts here. Others read the files that they judge. */
import { CLINIC_ID } from '../../branches/model/files/crossChecks.ts';
import type { SiteFiles } from '../../branches/model/files/parseFiles.ts';
import { deepFreeze } from '../../branches/model/freeze.ts';
import { InputErrors, type Problem } from '../../diagnostics/inputErrors.ts';
import { LANGUAGES, type Language } from '../../locales/languages.ts';
import { factTexts } from '../../locales/model/readFactTexts.ts';
import { createStaleFactCheck, withoutStaleTexts } from '../../locales/model/staleFacts.ts';
import { type Catalogue, MEDIA_DIR } from '../media/catalogue.ts';
import { factProblems } from './factProblems.ts';
import { createPublication, findWaitingTexts, type Publication, type WaitingTranslations } from './publication.ts';
import { type CheckedWords, READ_PARTS, type SiteParts, type TranslationRecords } from './siteParts.ts';

/** What to load a site from. */
type SiteOptions = Readonly<{
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
export type LoadedSite = Omit<CheckedWords, 'waiting'> &
  Readonly<{
    /** Where the branch files are. */
    branchesFolder: string;
    /** Where the words files are. */
    localesFolder: string;
    today: string;
    addedLanguages: readonly Language[];
    /** The branch files, without stale translations (their English text has changed since). */
    files: SiteFiles;
    /** What keeps the translations from patients: words and facts. */
    waiting: WaitingTranslations;
    publication: Publication;
    media: Catalogue;
  }>;

/**
 * Reads and checks branch files, words, translation records and pictures.
 * @param parts reads them
 * @throws InputErrors listing all problems in all of them
 */
export async function loadSite(options: SiteOptions, parts: SiteParts = READ_PARTS): Promise<LoadedSite> {
  const { today, addedLanguages = [], branches = 'branches', locales = 'locales', media = MEDIA_DIR } = options;
  const pictures = await parts.pictures(media);
  // Nothing is waited for from here on: a file that is saved meanwhile would get in unchecked.
  const texts = parts.words(locales);
  const facts = parts.facts(branches);
  const problems = {
    'words files': texts.problems,
    'records of translations': texts.recordProblems,
    'branch files': [
      ...facts.problems,
      ...factProblems(facts.files?.sources ?? [], facts.files, { pictures, media, today }),
    ],
    pictures: pictures.problems,
  };
  if (!facts.files || !texts.checked || Object.values(problems).some(({ length }) => length > 0))
    throw inputErrors(problems);
  const waiting = withFacts(texts.checked.waiting, branches, facts.files, texts.records);
  return Object.freeze({
    branchesFolder: branches,
    localesFolder: locales,
    today,
    addedLanguages,
    files: withoutStale(facts.files, texts.records),
    ...texts.checked,
    waiting,
    publication: createPublication(LANGUAGES, waiting, addedLanguages),
    media: pictures.catalogue,
  });
}

/** What the translations wait for, the texts of the branch files among it. */
function withFacts(
  words: WaitingTranslations,
  folder: string,
  { clinic, branches }: SiteFiles,
  records: TranslationRecords,
): WaitingTranslations {
  const name = folder.split(/[\\/]/).findLast(Boolean);
  const files = [{ id: CLINIC_ID, file: clinic }, ...branches].map(
    ({ id, file }) => [`${name}/${id}.yaml`, file] as const,
  );
  const facts = findWaitingTexts(({ code }) => factTexts(code, files), records);
  return new Map([...words].map(([code, parts]) => [code, new Map([...parts, ...(facts.get(code) ?? [])])]));
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
