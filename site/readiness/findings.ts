import { buildSite } from '../../branches/model/buildSite.ts';
import { CLINIC_ID, COMBINED } from '../../branches/model/files/branchName.ts';
import type { SiteFiles } from '../../branches/model/files/parseFiles.ts';
import type { SiteModel } from '../../branches/model/siteModel.ts';
import { branchDifferences } from '../../branches/model/warnings/branchDifferences.ts';
import { offerEndings } from '../../branches/model/warnings/dates.ts';
import { differingFigures } from '../../branches/model/warnings/differingFigures.ts';
import { findPlaceholders } from '../../branches/model/warnings/unfilledPlaceholders.ts';
import type { Plain } from '../../diagnostics/factSentences.ts';
import type { Problem } from '../../diagnostics/inputErrors.ts';
import { LANGUAGES, type Language, pathInLanguage, SOURCE_LANGUAGE, TRANSLATIONS } from '../../locales/languages.ts';
import { isBranchFile, isEditorWords } from '../../locales/model/namespace.ts';
import { resourcesOf, textsOf } from '../../locales/model/readWords.ts';
import { isReady } from '../../locales/model/status.ts';
import type { Content } from '../content/readContent.ts';
import { findSignatures, isClinical } from '../pages/clinical.ts';
import { namespacesOf, siteMap } from '../pages/routes.ts';
import { translationOf } from '../translation/translation.ts';
import { findWaiting } from '../translation/waiting.ts';
import { waitingPages } from '../translation/waitingPages.ts';
import { assessReadiness, type Readiness } from './assessReadiness.ts';
import { findAllWarnings } from './findAllWarnings.ts';
import type { Finding, Group } from './finding.ts';
import { missingPhotographs, readPhotographs } from './photographs.ts';
import { illustrations, missingFaces, pictureGaps } from './pictures.ts';
import { advertisingHints, consentDuties, paymentHosts, questionsForAdviser, readRules } from './rules.ts';

/** What is looked through besides the content: the texts of files, and which pictures there are. */
export type ReadinessInputs = Readonly<{
  claims: string;
  photographs: string;
  illustrations: string;
  hasPicture: (name: string) => boolean;
}>;

type Shown = Readonly<{ branches: readonly Readonly<{ id: string }>[] }>;

/** Judges the sites that are about to be published; the parameters are those of `findEverything`. */
export function assessSites(
  content: Content,
  files: SiteFiles,
  today: string,
  inputs: ReadinessInputs,
  sites: readonly Shown[],
): Readiness {
  const findings = findingsAbout(findEverything(content, files, today, inputs), files, sites);
  return assessReadiness(findings, files.clinic.testSite ?? false);
}

/** The findings that concern these sites: all but those in the files of branches that none of them shows. */
export function findingsAbout(
  findings: readonly Finding[],
  { sources }: Pick<SiteFiles, 'sources'>,
  sites: readonly Shown[],
): readonly Finding[] {
  const shown = new Set([CLINIC_ID, ...sites.flatMap(({ branches }) => branches.map(({ id }) => id))]);
  const others = new Set(sources.filter(({ id }) => !shown.has(id)).map(({ path }) => path));
  return findings.filter(({ file }) => !others.has(file));
}

/**
 * All findings, in the order of the files.
 * @param files the facts in it
 * @param today ISO day in Asia/Kolkata
 */
export function findEverything(
  content: Content,
  files: SiteFiles,
  today: string,
  inputs: ReadinessInputs,
): readonly Finding[] {
  const rules = readRules(inputs.claims);
  const photographs = readPhotographs(inputs.photographs);
  const offers = files.sources.flatMap((source) => offerEndings(files, source, today));
  const isOffer = (warning: Problem) => offers.some(({ file, line }) => file === warning.file && line === warning.line);
  const words = resourcesOf(content.words);
  const site = buildSite(COMBINED, files, today);
  return [
    ...files.sources.flatMap((source) => [
      ...as('placeholder', findPlaceholders(source)),
      ...as('picture', pictureGaps(source, inputs.hasPicture)),
      ...as('face', missingFaces(files, source)),
      ...as('photo', missingPhotographs(files, source, photographs)),
      ...as('consent', consentDuties(files, source)),
      ...as('warning', paymentHosts(files, source)),
      ...as('figure', differingFigures(files, source)),
      ...as('branch', branchDifferences(files, source)),
      ...as('adviser', questionsForAdviser(files, source, site, words)),
      ...advertisingHints(source, localTexts(), rules),
    ]),
    ...as('offer', offers),
    ...as(
      'warning',
      findAllWarnings({ content, files, today }).filter((warning) => !isOffer(warning)),
    ),
    ...illustrations(inputs.illustrations),
    // In English and in every published translation.
    ...LANGUAGES.filter(({ status }) => status === 'published').flatMap((language) =>
      unsigned(content, language, site),
    ),
    ...content.words.flatMap(({ code, namespace, source }) => {
      if (isEditorWords(namespace)) return [];
      const samples = code === SOURCE_LANGUAGE.code ? sampleWords(source.path, source.text) : [];
      return [...samples, ...advertisingHints(source, NO_MYTHS, rules)];
    }),
    ...TRANSLATIONS.flatMap((language) => translationGaps(content, language, site)),
  ];
}

/** Of the branch files. The editor replaces the languages. */
const localTexts = () => `^\\s*(?:- )?(?:${LANGUAGES.map(({ code }) => code).join('|')}):`;

/** A myth says what is not true. */
const NO_MYTHS = '^(?!\\s*"myth":)';

const as = (group: Group, problems: readonly Problem[]): readonly Finding[] =>
  problems.map((problem) => {
    const { file, line, column, message, values } = problem;
    return { group, file, line, column, message, problem, ...('plain' in values && { plain: values.plain as Plain }) };
  });

/** A text that somebody has marked as a sample by its first word. */
const SAMPLE = /^(\s*(?:"[^"]*": )?)"((?:<p>|<a href=\\"[^"]*\\">)?Sample [^"]*)"/;

function sampleWords(file: string, text: string): readonly Finding[] {
  return text.split('\n').flatMap((line, i) => {
    const [, indent = '', found] = SAMPLE.exec(line) ?? [];
    if (found === undefined) return [];
    const message = `"${found}" is a sample: write the real text`;
    return [{ group: 'placeholder' as const, file, line: i + 1, column: indent.length + 1, message }];
  });
}

/** The advice that patients read and no dentist has signed off as it is now. */
function unsigned(content: Content, language: Language, site: SiteModel): readonly Finding[] {
  const isSource = language === SOURCE_LANGUAGE;
  const read = isSource ? [...textsOf(content.words, language.code).keys()] : publicFiles(content, language, site);
  return unsignedAdvice(content, language, read);
}

/** Those of some words files whose advice no dentist has signed off as it is now. */
export function unsignedAdvice(
  content: Content,
  language: Language,
  namespaces: readonly string[],
): readonly Finding[] {
  const { code } = language;
  const isSource = language === SOURCE_LANGUAGE;
  const valid = findSignatures(content.signatures, content.words).get(code);
  const open = namespaces.filter((namespace) => isClinical(namespace) && !valid?.has(namespace));
  return open.map((namespace) => {
    const file = `locales/${code}/${namespace}.json`;
    const old = content.signatures[code]?.[namespace];
    const what = old ? `has changed since ${old.by} read it on ${old.day}` : 'has not been read by a dentist';
    const option = isSource ? '' : ` --language ${code}`;
    const message = `${what}: npm run reviewed -- ${namespace}${option} --by "Dr. ..."`;
    const plain = old ? (['left.lapsed', { by: old.by, on: old.day }] as const) : '';
    return { group: 'review' as const, file, message, plain };
  });
}

/** The words files that patients read in a translation. */
function publicFiles(content: Content, language: Language, site: SiteModel): readonly string[] {
  const { statuses, record } = translationOf(content, language);
  const routes = siteMap(site);
  const kept = new Set(waitingPages(routes, language, findWaiting(statuses, record)).waiting.map(({ route }) => route));
  return [...new Set(routes.filter((route) => !kept.has(route)).flatMap(namespacesOf))];
}

/** What keeps pages of a translation from patients and, in a published language, what they see in English. Each text counts once. */
function translationGaps(content: Content, language: Language, site: SiteModel): readonly Finding[] {
  const { statuses, record } = translationOf(content, language);
  const isPublished = language.status === 'published';
  const isUntranslated = (namespace: string) =>
    statuses.filter((status) => status.namespace === namespace).every(({ state }) => state === 'missing');
  const files = findWaiting(statuses, record);
  const finding = (file: string, message: string, plain: Plain): Finding => {
    const group = isPublished ? 'gap' : 'draft';
    return { group, file: isBranchFile(file) ? file : `locales/${language.code}/${file}.json`, message, plain };
  };
  const pagesWith = (namespace: string) => {
    const pages = siteMap(site).filter((route) => namespacesOf(route).some((own) => own === namespace));
    return pages.map(({ path }) => pathInLanguage(path, language));
  };
  const ofWords = [...files].flatMap(([namespace, { texts, reviews, inEnglish = 0 }]) => {
    const pages = pagesWith(namespace);
    // A page without any translation stays English.
    if (pages.length === 0 || isUntranslated(namespace)) return [];
    const where = pages.length > 3 ? `${pages.length} pages` : pages.join(', ');
    const waits = `keeps ${where} in English: texts to translate: ${texts}, to read: ${reviews}`;
    const shown = `${shownInEnglish(inEnglish)} on ${where}`;
    return [
      ...(texts + reviews > 0 ? [finding(namespace, waits, ['left.waits', { texts, reviews }])] : []),
      ...(inEnglish > 0 ? [finding(namespace, shown, ['left.inEnglish', { count: inEnglish }])] : []),
    ];
  });
  if (!isPublished) return ofWords;
  const late = statuses.filter((status) => isBranchFile(status.namespace) && !isReady(status));
  const ofFacts = [...new Set(late.map(({ namespace }) => namespace))].map((file) => {
    const count = late.filter(({ namespace }) => namespace === file).length;
    return finding(file, `${shownInEnglish(count)}: npm run i18n`, ['left.inEnglish', { count }]);
  });
  return [...ofWords, ...ofFacts];
}

const shownInEnglish = (count: number) =>
  `${count === 1 ? '1 text is' : `${count} texts are`} missing, out of date or unread, and shown in English`;
