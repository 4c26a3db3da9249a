import { readFileSync } from 'node:fs';
import type { SiteFiles } from '../../branches/model/files/parseFiles.ts';
import { differingFigures } from '../../branches/model/warnings/differingFigures.ts';
import { offerEndings } from '../../branches/model/warnings/offerEndings.ts';
import { findPlaceholders } from '../../branches/model/warnings/unfilledPlaceholders.ts';
import type { Problem } from '../../diagnostics/inputErrors.ts';
import { LANGUAGES, type Language, SOURCE_LANGUAGE, TRANSLATIONS } from '../../locales/languages.ts';
import { isBranchFile } from '../../locales/model/isBranchFile.ts';
import { listWordsFiles } from '../../locales/model/listWordsFiles.ts';
import { readResources } from '../../locales/model/resources.ts';
import { isFresh } from '../../locales/model/status.ts';
import { findAllWarnings } from '../cli/findAllWarnings.ts';
import { readTranslation } from '../words/translation.ts';
import { advertisingHints } from './advertising.ts';
import { unreviewed } from './clinicalReview.ts';
import type { Finding, Group } from './finding.ts';
import { illustrations, pictureGaps } from './pictures.ts';
import { sampleWords } from './sampleWords.ts';

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
      ...as('figure', differingFigures(files, source)),
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
    ...unreviewed(),
    // A myth says what is not true.
    ...LANGUAGES.flatMap(({ code }) =>
      listWordsFiles(code).flatMap(({ path }) => {
        const text = readFileSync(path, 'utf8');
        const samples = code === SOURCE_LANGUAGE.code ? sampleWords(path, text) : [];
        return [...samples, ...advertisingHints({ path, text }, (line) => !/^\s*"myth":/.test(line))];
      }),
    ),
    ...TRANSLATIONS.filter(({ status }) => status === 'published').flatMap(gaps),
  ];
}

/** A line of a branch file with a text in one of the languages. */
const isFactText = (line: string) => LANGUAGES.some(({ code }) => new RegExp(`^\\s*(?:- )?${code}:`).test(line));

const as = (group: Group, problems: readonly Problem[]): readonly Finding[] =>
  problems.map(({ file, line, column, message }) => ({ group, file, line, column, message }));

/** What keeps pages of a published language from being public, and what no person has reviewed. */
function gaps(language: Language): readonly Finding[] {
  const { statuses } = readTranslation(language);
  const names = [...new Set(statuses.map(({ namespace }) => namespace))];
  return names.flatMap((namespace) => {
    const file = isBranchFile(namespace) ? namespace : `locales/${language.code}/${namespace}.json`;
    const texts = statuses.filter((status) => status.namespace === namespace);
    // A page without any translation stays English, and is no blocker.
    if (texts.every(({ state }) => state === 'missing')) return [];
    const count = (number: number, verb: string, be: readonly [string, string]) =>
      number === 0 ? [] : [`${number} ${number === 1 ? `text ${be[0]}` : `texts ${be[1]}`} ${verb}`];
    const messages = [
      ...count(texts.filter((text) => !isFresh(text)).length, 'missing, out of date or broken', ['is', 'are']),
      ...count(texts.filter(({ state }) => state === 'machine').length, 'not been read by a person', ['has', 'have']),
    ];
    return messages.map((message) => ({ group: 'gap' as const, file, message: `${message}: npm run i18n` }));
  });
}
