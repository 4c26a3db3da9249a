import type { Resource } from 'i18next';
import type { SiteFiles } from '../../branches/model/files/parseFiles.ts';
import { deepFreeze } from '../../branches/model/freeze.ts';
import { LANGUAGES, type Language, SOURCE_LANGUAGE, TRANSLATIONS } from '../../locales/languages.ts';
import { createFactCheck, withoutTexts } from '../../locales/model/factState.ts';
import { factTexts } from '../../locales/model/factTexts.ts';
import { stepsOf } from '../../locales/model/namespace.ts';
import { resourcesOf, textsOf } from '../../locales/model/readWords.ts';
import type { TranslationRecord } from '../../locales/model/record.ts';
import { isReady, type TextStatus } from '../../locales/model/status.ts';
import { findSignatures, type Signatures } from '../pages/clinical.ts';
import { type Catalogue, MEDIA_DIR, type Media } from '../pictures/catalogue.ts';
import { withLabels } from '../pictures/labels.ts';
import {
  createPublication,
  type Publication,
  translationStatuses,
  type WaitingTranslations,
} from '../translation/publication.ts';
import { findWaiting } from '../translation/waiting.ts';
import { factProblems } from './factProblems.ts';
import { type Content, inputErrors, type TranslationRecords } from './readContent.ts';

export type SiteOptions = Readonly<{
  content: Content;
  pictures: Media;
  /** Folder of the picture masters, for messages. */
  media?: string;
  /** ISO day in Asia/Kolkata that the site is built for. */
  today: string;
  /** Languages in which every page is built for review, with its texts as they were typed. */
  addedLanguages?: readonly Language[];
}>;

/** The immutable input of the pages of every variant. */
export type LoadedSite = Readonly<{
  content: Content;
  today: string;
  addedLanguages: readonly Language[];
  /** The facts and words without the translations that patients may not see: pages show the English in their place. */
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
  const statuses = translationStatuses(
    (code) => new Map([...textsOf(words, code), ...factTexts(code, sources)]),
    records,
  );
  const recordOf = (code: string) => records.get(code) ?? new Map();
  const waiting = new Map(Array.from(statuses, ([code, texts]) => [code, findWaiting(texts, recordOf(code))]));
  /** The languages that only patients look at. */
  const strict = TRANSLATIONS.filter(
    (language) => language.status === 'published' && !addedLanguages.includes(language),
  );
  return Object.freeze({
    content,
    today,
    addedLanguages,
    files: readableFacts(facts.files, records, new Set(strict.map(({ code }) => code))),
    words: deepFreeze(strict.reduce((all, { code }) => onlyReady(all, code, statuses.get(code) ?? []), resources)),
    signatures: findSignatures(content.signatures, words),
    waiting,
    publication: createPublication(LANGUAGES, waiting, addedLanguages),
    media: labelled.catalogue,
  });
}

/** Facts without stale translations, which may no longer be true; in strict languages also without those that nobody has read. */
function readableFacts(
  { clinic, branches, sources }: SiteFiles,
  records: TranslationRecords,
  strict: ReadonlySet<string>,
): SiteFiles {
  const isKept = (code: string, english: string, text: string) => {
    const { isStale, isRead } = createFactCheck(records.get(code) ?? NO_RECORD)(english, text);
    return strict.has(code) ? isRead : !isStale;
  };
  return Object.freeze({ ...deepFreeze(withoutTexts({ clinic, branches }, isKept)), sources });
}

const NO_RECORD: TranslationRecord = new Map();

/** Words in which a language has only texts that are ready for patients. */
function onlyReady(words: Resource, code: string, statuses: readonly TextStatus[]): Resource {
  const own = structuredClone(words[code] ?? {});
  for (const status of statuses) {
    if (status.text === undefined || isReady(status)) continue;
    const steps = stepsOf(status.key);
    const group = steps.slice(0, -1).reduce((value: unknown, step) => Object(value)[step], own[status.namespace]);
    delete Object(group)[steps.at(-1) ?? ''];
  }
  return { ...words, [code]: own };
}
