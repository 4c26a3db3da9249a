import { readFileSync } from 'node:fs';
import { buildSite } from '../../branches/model/buildSite.ts';
import { COMBINED } from '../../branches/model/files/crossChecks.ts';
import type { SiteFiles } from '../../branches/model/files/parseFiles.ts';
import { differingFigures } from '../../branches/model/warnings/differingFigures.ts';
import { offerEndings } from '../../branches/model/warnings/offerEndings.ts';
import { findPlaceholders } from '../../branches/model/warnings/unfilledPlaceholders.ts';
import type { Problem } from '../../diagnostics/inputErrors.ts';
import { LANGUAGES, SOURCE_LANGUAGE, TRANSLATIONS } from '../../locales/languages.ts';
import { listWordsFiles } from '../../locales/model/listWordsFiles.ts';
import { readResources } from '../../locales/model/resources.ts';
import { findAllWarnings } from '../cli/findAllWarnings.ts';
import { advertisingHints } from './advertising.ts';
import { questionsForAdviser } from './adviser.ts';
import { consentDuties } from './consent.ts';
import type { Finding, Group } from './finding.ts';
import { missingFaces } from './missingFaces.ts';
import { illustrations, pictureGaps } from './pictures.ts';
import { sampleWords } from './sampleWords.ts';
import { translationGaps } from './translationGaps.ts';
import { unsigned } from './unsigned.ts';

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
