import type { Resource } from 'i18next';
import { buildSite } from '../../branches/model/buildSite.ts';
import { COMBINED } from '../../branches/model/files/branchName.ts';
import type { SiteModel } from '../../branches/model/siteModel.ts';
import { findWarnings } from '../../branches/model/warnings/findWarnings.ts';
import { unreadFiles } from '../../branches/model/warnings/unreadFiles.ts';
import { type Problem, problemList } from '../../diagnostics/inputErrors.ts';
import type { Values } from '../../diagnostics/sentences.ts';
import type { YamlSource } from '../../diagnostics/yamlSource.ts';
import { LANGUAGES, type Language } from '../../locales/languages.ts';
import { lostWords } from '../../locales/model/check/checkWords.ts';
import type { WordsFile } from '../../locales/model/readWords.ts';
import type { LoadedSite } from '../content/loadSite.ts';
import { createSiteTranslator } from '../language/placeholders.ts';
import { findPageName } from '../pages/pageMeta.ts';
import { type Route, siteMap } from '../pages/routes.ts';

/** What is allowed in branch files and words but probably not intended. */
export function findAllWarnings({
  content,
  files,
  words,
  today,
}: Pick<LoadedSite, 'content' | 'files' | 'words' | 'today'>): readonly Problem[] {
  const codes = LANGUAGES.map(({ code }) => code);
  return [
    ...unreadFiles(content.folders.branches, content.branchPaths),
    ...findWarnings(files, today, codes),
    ...lostWords(content.words),
    ...duplicateTitles(buildSite(COMBINED, files, today), words, files.sources, content.words),
  ];
}

export function warningList(warnings: readonly Problem[]): string {
  const counted = (count: number) => (count === 1 ? '1 warning' : `${count.toLocaleString('en')} warnings`);
  return problemList(warnings, (count) => `${counted(count)}; the site is built anyway:`);
}

/**
 * Warns about pages with the title of another page in the same language: people cannot tell them apart in search results, bookmarks or
 * tabs. Reports each page once, in the first language where it occurs.
 * @param sources the branch files, which name the booking pages
 */
export function duplicateTitles(
  site: SiteModel,
  words: Resource,
  sources: readonly YamlSource[],
  wordsFiles: readonly WordsFile[],
): readonly Problem[] {
  const routes = siteMap(site);
  const reported = new Set<Route>();
  /** Where a person edits the title of a page; that of a booking page contains the branch's name. */
  const problemOf = ({ branch, namespace }: Route, { code }: Language, values: Values<'sameTitle'>) => {
    const own = sources.find(({ id }) => id === branch?.id);
    if (own) return own.problemAt(['name', code], 'sameTitle', values);
    const file = wordsFiles.find((each) => each.code === code && each.namespace === namespace);
    return file?.source.problemAt(['meta', 'title'], 'sameTitle', values);
  };
  return LANGUAGES.flatMap((language) => {
    const first = new Map<string, Route>();
    return titlesIn(language, site, words, routes).flatMap(({ route, title }) => {
      const other = first.get(title);
      if (!other) first.set(title, route);
      const values = { title, other: other?.path ?? '', place: '', what: route.branch ? 'name' : 'title' };
      const there = other && problemOf(other, language, values);
      if (!there || reported.has(route)) return [];
      reported.add(route);
      return problemOf(route, language, { ...values, place: `${there.file}:${there.line}` }) ?? [];
    });
  });
}

function titlesIn(language: Language, site: SiteModel, words: Resource, routes: readonly Route[]) {
  try {
    const translator = createSiteTranslator(site, words, language);
    return routes.flatMap((route) => {
      const { text, language: of } = findPageName({ route, translator, language });
      return of === language.code ? [{ route, title: text }] : [];
    });
  } catch {
    // A text is missing or broken: the build reports that for each page that uses it.
    return [];
  }
}
