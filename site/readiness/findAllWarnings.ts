import { findWarnings } from '../../branches/model/warnings/findWarnings.ts';
import { type Problem, problemList } from '../../diagnostics/inputErrors.ts';
import { LANGUAGES } from '../../locales/languages.ts';
import { lostWords } from '../../locales/model/check/checkWords.ts';
import type { LoadedSite } from '../content/loadSite.ts';

/** What is allowed in branch files and words but probably not intended. */
export function findAllWarnings({
  content,
  files,
  today,
}: Pick<LoadedSite, 'content' | 'files' | 'today'>): readonly Problem[] {
  const codes = LANGUAGES.map(({ code }) => code);
  return [...findWarnings(files, today, codes), ...lostWords(content.words)];
}

export function warningList(warnings: readonly Problem[]): string {
  const counted = (count: number) => (count === 1 ? '1 warning' : `${count.toLocaleString('en')} warnings`);
  return problemList(warnings, (count) => `${counted(count)}; the site is built anyway:`);
}
