import type { Resource } from 'i18next';
import type { SiteFiles } from '../../branches/model/files/parseFiles.ts';
import { deepFreeze } from '../../branches/model/freeze.ts';
import { LANGUAGES, type Language, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { factTexts } from '../../locales/model/factTexts.ts';
import { resourcesOf, textsOf } from '../../locales/model/readWords.ts';
import { createStaleFactCheck, withoutStaleTexts } from '../../locales/model/staleFacts.ts';
import { findSignatures, type Signatures } from '../pages/clinical.ts';
import { type Catalogue, MEDIA_DIR, type Media } from '../pictures/catalogue.ts';
import { withLabels } from '../pictures/labels.ts';
import {
  createPublication,
  findWaitingTexts,
  type Publication,
  type WaitingTranslations,
} from '../translation/publication.ts';
import { factProblems } from './factProblems.ts';
import { type Content, inputErrors, type TranslationRecords } from './readContent.ts';

export type SiteOptions = Readonly<{
  content: Content;
  pictures: Media;
  /** Folder of the picture masters, for messages. */
  media?: string;
  /** ISO day in Asia/Kolkata that the site is built for. */
  today: string;
  /** Languages in which every page is built for review, even if its translation is not ready. */
  addedLanguages?: readonly Language[];
}>;

/** The immutable input of the pages of every variant. */
export type LoadedSite = Readonly<{
  content: Content;
  today: string;
  addedLanguages: readonly Language[];
  /** The branch files, without stale translations (their English text has changed since). */
  files: SiteFiles;
  words: Resource;
  signatures: Signatures;
  waiting: WaitingTranslations;
  publication: Publication;
  media: Catalogue;
}>;

/**
 * The site that its content describes. It reads nothing by itself, and runs wherever JavaScript does.
 * @throws InputErrors listing all problems in facts, words, records and pictures
 */
export function loadSite({
  content,
  pictures,
  media = MEDIA_DIR,
  today,
  addedLanguages = [],
}: SiteOptions): LoadedSite {
  const { facts, words, records, readings } = content;
  const sources = readings.filter(({ reading }) => reading.isReadable).map(({ source }) => source);
  const resources = resourcesOf(words);
  const labelled = withLabels(pictures, Object(resources[SOURCE_LANGUAGE.code]?.services).picture?.parts);
  const errors = inputErrors({
    ...content.problems,
    'branch files': [...facts.problems, ...factProblems(sources, facts.files, { pictures, media })],
    pictures: labelled.problems,
  });
  if (errors || !facts.files) throw errors;
  const waiting = findWaitingTexts((code) => new Map([...textsOf(words, code), ...factTexts(code, sources)]), records);
  return Object.freeze({
    content,
    today,
    addedLanguages,
    files: withoutStale(facts.files, records),
    words: deepFreeze(resources),
    signatures: findSignatures(content.signatures, words),
    waiting,
    publication: createPublication(LANGUAGES, waiting, addedLanguages),
    media: labelled.catalogue,
  });
}

function withoutStale({ clinic, branches, sources }: SiteFiles, records: TranslationRecords): SiteFiles {
  const isStale = (code: string, english: string, text: string) => {
    const record = records.get(code);
    return record !== undefined && createStaleFactCheck(record)(english, text);
  };
  return Object.freeze({ ...deepFreeze(withoutStaleTexts({ clinic, branches }, isStale)), sources });
}
