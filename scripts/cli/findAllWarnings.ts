import { buildSite } from '../../branches/model/buildSite.ts';
import { COMBINED } from '../../branches/model/files/crossChecks.ts';
import { findWarnings } from '../../branches/model/warnings/findWarnings.ts';
import { unreadFiles } from '../../branches/model/warnings/unreadFiles.ts';
import { type Problem, problemList } from '../../diagnostics/inputErrors.ts';
import { LANGUAGES } from '../../locales/languages.ts';
import { lostWords } from '../../locales/model/check/lostWords.ts';
import type { LoadedSite } from '../../renderer/site/loadSite.ts';
import { sameTitles } from '../../renderer/site/sameTitles.ts';

type WarnedOf = Pick<LoadedSite, 'branchesFolder' | 'localesFolder' | 'files' | 'words' | 'today'>;

/** What is allowed but probably not intended, in branch files and in words. */
export function findAllWarnings({ branchesFolder, localesFolder, files, words, today }: WarnedOf): readonly Problem[] {
  const codes = LANGUAGES.map(({ code }) => code);
  return [
    ...unreadFiles(branchesFolder),
    ...findWarnings(files, today, codes),
    ...lostWords(localesFolder),
    ...sameTitles(buildSite(COMBINED, files, today), words, files.sources, localesFolder),
  ];
}

/** The warnings as a terminal shows them. */
export function warningList(warnings: readonly Problem[]): string {
  const things = (count: number) => (count === 1 ? '1 thing' : `${count.toLocaleString('en')} things`);
  return problemList(warnings, (count) => `${things(count)} to look at; the site is built anyway:`);
}
