import { existsSync, readFileSync } from 'node:fs';
import { buildSite } from '../../branches/model/buildSite.ts';
import { COMBINED } from '../../branches/model/files/crossChecks.ts';
import type { SiteFiles } from '../../branches/model/files/parseFiles.ts';
import type { SiteModel } from '../../branches/model/siteModel.ts';
import { offerEndings } from '../../branches/model/warnings/dates.ts';
import { differingFigures } from '../../branches/model/warnings/differingFigures.ts';
import { findPlaceholders } from '../../branches/model/warnings/unfilledPlaceholders.ts';
import type { Problem } from '../../diagnostics/inputErrors.ts';
import { LANGUAGES, type Language, SOURCE_LANGUAGE, TRANSLATIONS } from '../../locales/languages.ts';
import { isBranchFile } from '../../locales/model/isBranchFile.ts';
import { listWordsFiles } from '../../locales/model/listWordsFiles.ts';
import { readWords } from '../../locales/model/readWords.ts';
import { readResources } from '../../locales/model/resources.ts';
import { readSignatures, validSignatures } from '../../locales/model/signatures.ts';
import type { TextStatus } from '../../locales/model/status.ts';
import { findWaiting } from '../../locales/model/waiting.ts';
import { isClinical } from '../../renderer/site/clinical.ts';
import { siteMap } from '../../renderer/site/routes.ts';
import { findAllWarnings } from '../cli/findAllWarnings.ts';
import { readTranslation } from '../words/translation.ts';
import { waitingPages, whatFor } from '../words/waitingPages.ts';
import type { Finding, Group } from './finding.ts';
import { illustrations, missingFaces, pictureGaps } from './pictures.ts';
import { advertisingHints, consentDuties, questionsForAdviser } from './rules.ts';

/**
 * All findings, in the order of the files.
 * @param folder folder of the branch files
 * @param today ISO day in Asia/Kolkata, for offers that have ended or are about to
 */
export function findEverything(folder: string, files: SiteFiles, today: string): readonly Finding[] {
  const offers = files.sources.flatMap((source) => offerEndings(files, source, today));
  const isOffer = (warning: Problem) => offers.some(({ file, line }) => file === warning.file && line === warning.line);
  return [
    ...files.sources.flatMap((source) => [
      ...as('placeholder', findPlaceholders(source)),
      ...as('picture', pictureGaps(source)),
      ...as('face', missingFaces(files, source)),
      ...as('consent', consentDuties(files, source)),
      ...as('figure', differingFigures(files, source)),
      ...as('adviser', questionsForAdviser(files, source, today)),
      ...advertisingHints(source, isFactText),
    ]),
    ...as('offer', offers),
    ...as(
      'warning',
      findAllWarnings({
        branchesFolder: folder,
        localesFolder: 'locales',
        files,
        words: readResources(),
        today,
      }).filter((warning) => !isOffer(warning)),
    ),
    ...illustrations(),
    ...unsigned(),
    // A myth says what is not true.
    ...LANGUAGES.flatMap(({ code }) =>
      listWordsFiles(code).flatMap(({ path }) => {
        const text = readFileSync(path, 'utf8');
        const samples = code === SOURCE_LANGUAGE.code ? sampleWords(path, text) : [];
        return [...samples, ...advertisingHints({ path, text }, (line) => !/^\s*"myth":/.test(line))];
      }),
    ),
    ...TRANSLATIONS.flatMap((language) => translationGaps(language, buildSite(COMBINED, files, today))),
  ];
}

/** A line of a branch file with a text in one of the languages. */
const isFactText = (line: string) => LANGUAGES.some(({ code }) => new RegExp(`^\\s*(?:- )?${code}:`).test(line));

const as = (group: Group, problems: readonly Problem[]): readonly Finding[] =>
  problems.map(({ file, line, column, message }) => ({ group, file, line, column, message }));

/** A text that begins like those of `npm run new:page` and `npm run new:service`. */
const SAMPLE = /^(\s*(?:"[^"]*": )?)"((?:<p>|<a href=\\"[^"]*\\">)?Sample [^"]*)"/;

/**
 * The sample texts that are still in a words file.
 * @param text the file's content, one text per line
 */
function sampleWords(file: string, text: string): readonly Finding[] {
  return text.split('\n').flatMap((line, i) => {
    const [, indent = '', found] = SAMPLE.exec(line) ?? [];
    if (found === undefined) return [];
    const message = `"${found}" is a sample: write the real text`;
    return [{ group: 'placeholder' as const, file, line: i + 1, column: indent.length + 1, message }];
  });
}

/* Words that patients act on and no dentist has signed off as they are now. */

/** In English and in every published translation. */
function unsigned(): readonly Finding[] {
  return LANGUAGES.filter(({ status }) => status === 'published').flatMap(unsignedIn);
}

function unsignedIn({ code }: Language): readonly Finding[] {
  const record = readSignatures();
  const english = readWords(SOURCE_LANGUAGE.code);
  const valid = validSignatures(record, code, english, readWords(code));
  const option = code === SOURCE_LANGUAGE.code ? '' : ` --language ${code}`;
  const open = [...english.keys()].filter((namespace) => isClinical(namespace) && !valid.has(namespace));
  return open.flatMap((namespace) => {
    const file = `locales/${code}/${namespace}.json`;
    // A page without a translation stays English.
    if (!existsSync(file)) return [];
    const old = record[code]?.[namespace];
    const what = old ? `has changed since ${old.by} read it on ${old.day}` : 'has not been read by a dentist';
    const message = `${what}: npm run reviewed -- ${namespace}${option} --by "Dr. ..."`;
    return [{ group: 'review' as const, file, message }];
  });
}

/** What keeps each page of a translation from patients and, in a published language, which facts they see in English. */
function translationGaps(language: Language, site: SiteModel): readonly Finding[] {
  const { statuses } = readTranslation(language);
  const isPublished = language.status === 'published';
  const wordsFile = (namespace: string) => `locales/${language.code}/${namespace}.json`;
  const isUntranslated = (namespace: string) =>
    statuses.filter((status) => status.namespace === namespace).every(({ state }) => state === 'missing');
  const waiting = waitingPages(siteMap(site), language, findWaiting(statuses))
    // A page without any translation stays English.
    .filter(({ route }) => !isUntranslated(route.namespace))
    .map((page) => ({
      group: isPublished ? ('gap' as const) : ('draft' as const),
      file: wordsFile(page.route.namespace),
      message: `${page.address} waits for ${whatFor(page)}`,
    }));
  if (!isPublished) return waiting;
  const facts = [...new Set(statuses.map(({ namespace }) => namespace))].filter(isBranchFile);
  return [...waiting, ...facts.flatMap((file) => shownInEnglish(file, statuses))];
}

/** The texts of a branch file that no page waits for: it shows their English. */
function shownInEnglish(file: string, statuses: readonly TextStatus[]): readonly Finding[] {
  const { length } = statuses.filter(
    ({ namespace, state }) => namespace === file && (state === 'missing' || state === 'stale'),
  );
  if (length === 0) return [];
  const texts = length === 1 ? '1 text is' : `${length} texts are`;
  return [{ group: 'gap', file, message: `${texts} missing or out of date, and shown in English: npm run i18n` }];
}
