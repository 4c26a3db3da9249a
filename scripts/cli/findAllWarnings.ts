import { buildSite } from '../../branches/model/buildSite.ts';
import { COMBINED } from '../../branches/model/files/crossChecks.ts';
import { findWarnings } from '../../branches/model/warnings/findWarnings.ts';
import { unreadFiles } from '../../branches/model/warnings/unreadFiles.ts';
import { type Problem, problemList } from '../../diagnostics/inputErrors.ts';
import { LANGUAGES } from '../../locales/languages.ts';
import { lostWords } from '../../locales/model/check/lostWords.ts';
import { duplicateTitles } from '../../renderer/site/duplicateTitles.ts';
import type { LoadedSite } from '../../renderer/site/loadSite.ts';

type WarningInputs = Pick<LoadedSite, 'branchesFolder' | 'localesFolder' | 'files' | 'words' | 'today'>;

/** Warnings about branch files and words: what is allowed but probably not intended. */
export function findAllWarnings({
  branchesFolder,
  localesFolder,
  files,
  words,
  today,
}: WarningInputs): readonly Problem[] {
  const codes = LANGUAGES.map(({ code }) => code);
  return [
    ...unreadFiles(branchesFolder),
    ...findWarnings(files, today, codes),
    ...lostWords(localesFolder),
    ...duplicateTitles(buildSite(COMBINED, files, today), words, files.sources, localesFolder),
  ];
}

/** The warnings as printed in a terminal. */
export function warningList(warnings: readonly Problem[]): string {
  const counted = (count: number) => (count === 1 ? '1 warning' : `${count.toLocaleString('en')} warnings`);
  return problemList(warnings, (count) => `${counted(count)}; the site is built anyway:`);
}
