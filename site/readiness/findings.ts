import { buildSite } from '../../branches/model/buildSite.ts';
import { CLINIC_ID, COMBINED } from '../../branches/model/files/branchName.ts';
import type { SiteFiles } from '../../branches/model/files/parseFiles.ts';
import type { SiteModel } from '../../branches/model/siteModel.ts';
import { offerEndings } from '../../branches/model/warnings/dates.ts';
import { differingFigures } from '../../branches/model/warnings/differingFigures.ts';
import { findPlaceholders } from '../../branches/model/warnings/unfilledPlaceholders.ts';
import type { Plain } from '../../diagnostics/factSentences.ts';
import type { Problem } from '../../diagnostics/inputErrors.ts';
import { LANGUAGES, type Language, SOURCE_LANGUAGE, TRANSLATIONS } from '../../locales/languages.ts';
import { isBranchFile, isEditorWords } from '../../locales/model/namespace.ts';
import { resourcesOf, textsOf } from '../../locales/model/readWords.ts';
import { validSignatures } from '../../locales/model/signatures.ts';
import { findWaiting } from '../../locales/model/waiting.ts';
import type { Content } from '../content/readContent.ts';
import { isClinical } from '../pages/clinical.ts';
import { siteMap } from '../pages/routes.ts';
import { translationOf } from '../translation/translation.ts';
import { countOf, describeWaiting, waitingPages } from '../translation/waitingPages.ts';
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
      ...as('adviser', questionsForAdviser(files, source, site, words)),
      ...advertisingHints(source, isFactText, rules),
    ]),
    ...as('offer', offers),
    ...as(
      'warning',
      findAllWarnings({ content, files, words, today }).filter((warning) => !isOffer(warning)),
    ),
    ...illustrations(inputs.illustrations),
    // In English and in every published translation.
    ...LANGUAGES.filter(({ status }) => status === 'published').flatMap((language) => unsigned(content, language)),
    ...content.words.flatMap(({ code, namespace, source: { path, text } }) => {
      if (isEditorWords(namespace)) return [];
      const samples = code === SOURCE_LANGUAGE.code ? sampleWords(path, text) : [];
      // A myth says what is not true.
      return [...samples, ...advertisingHints({ path, text }, (line) => !/^\s*"myth":/.test(line), rules)];
    }),
    ...TRANSLATIONS.flatMap((language) => translationGaps(content, language, site)),
  ];
}

const isFactText = (line: string) => LANGUAGES.some(({ code }) => new RegExp(`^\\s*(?:- )?${code}:`).test(line));

const as = (group: Group, problems: readonly Problem[]): readonly Finding[] =>
  problems.map((problem) => {
    const { file, line, column, message, values } = problem;
    return { group, file, line, column, message, problem, ...('plain' in values && { plain: values.plain as Plain }) };
  });

/** A text that begins like those of `npm run new:page` and `npm run new:service`. */
const SAMPLE = /^(\s*(?:"[^"]*": )?)"((?:<p>|<a href=\\"[^"]*\\">)?Sample [^"]*)"/;

function sampleWords(file: string, text: string): readonly Finding[] {
  return text.split('\n').flatMap((line, i) => {
    const [, indent = '', found] = SAMPLE.exec(line) ?? [];
    if (found === undefined) return [];
    const message = `"${found}" is a sample: write the real text`;
    return [{ group: 'placeholder' as const, file, line: i + 1, column: indent.length + 1, message }];
  });
}

/** The words that patients act on and no dentist has signed off as they are now. */
function unsigned({ words, signatures }: Content, { code }: Language): readonly Finding[] {
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
    const plain = old ? (['left.lapsed', { by: old.by, on: old.day }] as const) : '';
    return [{ group: 'review' as const, file, message, plain }];
  });
}

/** What keeps each page of a translation from patients and, in a published language, which facts they see in English. */
function translationGaps(content: Content, language: Language, site: SiteModel): readonly Finding[] {
  const { statuses } = translationOf(content, language);
  const isPublished = language.status === 'published';
  const isUntranslated = (namespace: string) =>
    statuses.filter((status) => status.namespace === namespace).every(({ state }) => state === 'missing');
  const waiting = waitingPages(siteMap(site), language, findWaiting(statuses))
    // A page without any translation stays English.
    .filter(({ route }) => !isUntranslated(route.namespace))
    .map((page) => ({
      group: isPublished ? ('gap' as const) : ('draft' as const),
      file: `locales/${language.code}/${page.route.namespace}.json`,
      message: `${page.address} waits for ${describeWaiting(page)}`,
      plain: ['left.waits', { texts: countOf(page, 'texts'), reviews: countOf(page, 'reviews') }] as const,
    }));
  if (!isPublished) return waiting;
  // No page waits for these: it shows their English.
  const facts = statuses.filter(({ namespace, state }) => isBranchFile(namespace) && /^(?:missing|stale)$/.test(state));
  const inEnglish = [...new Set(facts.map(({ namespace }) => namespace))].map((file): Finding => {
    const { length } = facts.filter(({ namespace }) => namespace === file);
    const texts = length === 1 ? '1 text is' : `${length} texts are`;
    const message = `${texts} missing or out of date, and shown in English: npm run i18n`;
    return { group: 'gap', file, message, plain: ['left.inEnglish', { count: length }] };
  });
  return [...waiting, ...inEnglish];
}
