import { readFileSync } from 'node:fs';
import { differingFigures } from '../../branches/model/differing-figures.ts';
import type { Problem } from '../../branches/model/input-errors.ts';
import { offerEndings } from '../../branches/model/offer-endings.ts';
import type { SiteFiles } from '../../branches/model/parse-files.ts';
import { findPlaceholders } from '../../branches/model/placeholders.ts';
import { LANGUAGES, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { compareLanguage } from '../words/compareLanguage.ts';
import { readWords } from '../words/readWords.ts';
import { advertisingHints } from './advertising.ts';
import { unreviewed } from './clinicalReview.ts';
import type { Finding, Group } from './Finding.ts';
import { illustrations, pictureGaps } from './pictures.ts';

/**
 * Everything between this configuration and going live, in the order of the files.
 * @param today ISO day in Asia/Kolkata, for offers that have ended or are about to
 */
export function findEverything(files: SiteFiles, today: string): readonly Finding[] {
  const english = readWords(SOURCE_LANGUAGE.code);
  return [
    ...files.sources.flatMap((source) => [
      ...as('placeholder', findPlaceholders(source)),
      ...as('picture', pictureGaps(source)),
      ...as('offer', offerEndings(files, source, today)),
      ...as('figure', differingFigures(files, source)),
      ...advertisingHints(source, (line) => /^\s*(?:- )?en:/.test(line)),
    ]),
    ...illustrations(),
    ...unreviewed(),
    ...[...english.keys()].flatMap((namespace) => {
      const path = `locales/${SOURCE_LANGUAGE.code}/${namespace}.json`;
      return advertisingHints({ path, text: readFileSync(path, 'utf8') }, () => true);
    }),
    ...gaps(english),
  ];
}

const as = (group: Group, problems: readonly Problem[]): readonly Finding[] =>
  problems.map(({ file, line, column, message }) => ({ group, file, line, column, message }));

function gaps(english: ReturnType<typeof readWords>): readonly Finding[] {
  const published = LANGUAGES.filter((language) => language !== SOURCE_LANGUAGE && language.status === 'published');
  return published.flatMap(({ code }) =>
    compareLanguage(english, readWords(code)).flatMap(({ namespace, missing }) => {
      const message = missing.length === 1 ? '1 text is missing' : `${missing.length} texts are missing`;
      return missing.length > 0 ? [{ group: 'gap' as const, file: `locales/${code}/${namespace}.json`, message }] : [];
    }),
  );
}
