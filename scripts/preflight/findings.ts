import { buildSite } from '../../branches/model/buildSite.ts';
import { COMBINED } from '../../branches/model/files/crossChecks.ts';
import type { SiteFiles } from '../../branches/model/files/parseFiles.ts';
import type { SiteModel } from '../../branches/model/siteModel.ts';
import { differingFigures } from '../../branches/model/warnings/differingFigures.ts';
import { offerEndings } from '../../branches/model/warnings/offerEndings.ts';
import { findPlaceholders } from '../../branches/model/warnings/unfilledPlaceholders.ts';
import type { Problem } from '../../diagnostics/inputErrors.ts';
import { LANGUAGES, type Language, SOURCE_LANGUAGE, TRANSLATIONS } from '../../locales/languages.ts';
import { isBranchFile } from '../../locales/model/namespace.ts';
import { resourcesOf, textsOf } from '../../locales/model/readWords.ts';
import { validSignatures } from '../../locales/model/signatures.ts';
import type { TextStatus } from '../../locales/model/status.ts';
import { findWaiting } from '../../locales/model/waiting.ts';
import { isClinical } from '../../renderer/site/clinical.ts';
import type { Content } from '../../renderer/site/readContent.ts';
import { siteMap } from '../../renderer/site/routes.ts';
import { findAllWarnings } from '../cli/findAllWarnings.ts';
import { translationOf } from '../words/translation.ts';
import { waitingPages, whatFor } from '../words/waitingPages.ts';
import type { Finding, Group } from './finding.ts';
import { illustrations, missingFaces, pictureGaps } from './pictures.ts';
import { advertisingHints, consentDuties, questionsForAdviser } from './rules.ts';

/**
 * All findings, in the order of the files.
 * @param files the facts in it
 * @param today ISO day in Asia/Kolkata, for offers that have ended or are about to
 */
export function findEverything(content: Content, files: SiteFiles, today: string): readonly Finding[] {
  const words = resourcesOf(content.words);
  const offers = files.sources.flatMap((source) => offerEndings(files, source, today));
  const isOffer = (warning: Problem) => offers.some(({ file, line }) => file === warning.file && line === warning.line);
  return [
    ...files.sources.flatMap((source) => [
      ...as('placeholder', findPlaceholders(source)),
      ...as('picture', pictureGaps(source)),
      ...as('face', missingFaces(files, source)),
      ...as('consent', consentDuties(files, source)),
      ...as('figure', differingFigures(files, source)),
      ...as('adviser', questionsForAdviser(files, source, words, today)),
      ...advertisingHints(source, isFactText),
    ]),
    ...as('offer', offers),
    ...as(
      'warning',
      findAllWarnings({ content, files, words, today }).filter((warning) => !isOffer(warning)),
    ),
    ...illustrations(),
    ...unsigned(content),
    // A myth says what is not true.
    ...content.words.flatMap(({ code, source: { path, text } }) => {
      const samples = code === SOURCE_LANGUAGE.code ? sampleWords(path, text) : [];
      return [...samples, ...advertisingHints({ path, text }, (line) => !/^\s*"myth":/.test(line))];
    }),
    ...TRANSLATIONS.flatMap((language) => translationGaps(content, language, buildSite(COMBINED, files, today))),
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
function unsigned(content: Content): readonly Finding[] {
  return LANGUAGES.filter(({ status }) => status === 'published').flatMap((language) => unsignedIn(content, language));
}

function unsignedIn({ words, signatures }: Content, { code }: Language): readonly Finding[] {
  const english = textsOf(words, SOURCE_LANGUAGE.code);
  const own = textsOf(words, code);
  const valid = validSignatures(signatures, code, english, own);
  const option = code === SOURCE_LANGUAGE.code ? '' : ` --language ${code}`;
  const open = [...english.keys()].filter((namespace) => isClinical(namespace) && !valid.has(namespace));
  return open.flatMap((namespace) => {
    // A page without a translation stays English.
    if (!own.has(namespace)) return [];
    const file = `locales/${code}/${namespace}.json`;
    const old = signatures[code]?.[namespace];
    const what = old ? `has changed since ${old.by} read it on ${old.day}` : 'has not been read by a dentist';
    const message = `${what}: npm run reviewed -- ${namespace}${option} --by "Dr. ..."`;
    return [{ group: 'review' as const, file, message }];
  });
}

/** What keeps each page of a translation from patients and, in a published language, which facts they see in English. */
function translationGaps(content: Content, language: Language, site: SiteModel): readonly Finding[] {
  const { statuses } = translationOf(content, language);
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
