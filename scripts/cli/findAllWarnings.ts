import type { Resource } from 'i18next';
import { buildSite } from '../../branches/model/buildSite.ts';
import { COMBINED } from '../../branches/model/files/crossChecks.ts';
import type { SiteModel } from '../../branches/model/siteModel.ts';
import { findWarnings } from '../../branches/model/warnings/findWarnings.ts';
import { unreadFiles } from '../../branches/model/warnings/unreadFiles.ts';
import { type Problem, problemList } from '../../diagnostics/inputErrors.ts';
import type { JsonSource } from '../../diagnostics/jsonSource.ts';
import type { Path } from '../../diagnostics/place.ts';
import type { YamlSource } from '../../diagnostics/yamlSource.ts';
import { LANGUAGES, type Language } from '../../locales/languages.ts';
import { lostWords } from '../../locales/model/check/checkWords.ts';
import type { WordsFile } from '../../locales/model/readWords.ts';
import { createSiteTranslator } from '../../renderer/i18n/placeholders.ts';
import type { LoadedSite } from '../../renderer/site/loadSite.ts';
import { findPageName } from '../../renderer/site/pageMeta.ts';
import { type Route, siteMap } from '../../renderer/site/routes.ts';

type WarningInputs = Pick<LoadedSite, 'content' | 'files' | 'words' | 'today'>;

/** Warnings about branch files and words: what is allowed but probably not intended. */
export function findAllWarnings({ content, files, words, today }: WarningInputs): readonly Problem[] {
  const codes = LANGUAGES.map(({ code }) => code);
  return [
    ...unreadFiles(content.folders.branches, content.branchPaths),
    ...findWarnings(files, today, codes),
    ...lostWords(content.words),
    ...duplicateTitles(buildSite(COMBINED, files, today), words, files.sources, content.words),
  ];
}

/** The warnings as printed in a terminal. */
export function warningList(warnings: readonly Problem[]): string {
  const counted = (count: number) => (count === 1 ? '1 warning' : `${count.toLocaleString('en')} warnings`);
  return problemList(warnings, (count) => `${counted(count)}; the site is built anyway:`);
}

/**
 * Warns about pages that have the same title as another page in the same language: people cannot tell them apart in search
 * results, bookmarks or tabs. Reports each page once, in the first language where it occurs.
 * @param words of all languages
 * @param sources the branch files, which name the booking pages
 * @param wordsFiles where the titles of the other pages are
 */
export function duplicateTitles(
  site: SiteModel,
  words: Resource,
  sources: readonly YamlSource[],
  wordsFiles: readonly WordsFile[],
): readonly Problem[] {
  const reported = new Set<Route>();
  const routes = siteMap(site);
  return LANGUAGES.flatMap((language) => {
    const place = (route: Route) => locationOf(route, language, sources, wordsFiles);
    const first = new Map<string, Route>();
    return titlesIn(language, site, words, routes).flatMap(({ route, title }) => {
      const other = first.get(title);
      if (!other) first.set(title, route);
      const [here, there] = [place(route), other && place(other)];
      if (!other || !here || !there || reported.has(route)) return [];
      reported.add(route);
      return [warning(title, here, { ...there, route: other })];
    });
  });
}

type Location = Readonly<{ source: YamlSource | JsonSource; path: Path }>;

function warning(title: string, { source, path }: Location, other: Location & Readonly<{ route: Route }>): Problem {
  const { file, line } = other.source.problemAt(other.path, '');
  const message =
    `"${title}" is the title of ${other.route.path} too (${file}:${line}). ` +
    `Type a different ${path[0] === 'name' ? 'name' : 'title'}: people cannot tell the two pages apart in search results.`;
  return source.problemAt(path, message);
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

/** Where a person edits the title of a page; that of a booking page contains the branch's name. */
function locationOf(
  { branch, namespace }: Route,
  { code }: Language,
  sources: readonly YamlSource[],
  wordsFiles: readonly WordsFile[],
): Location | undefined {
  const own = sources.find(({ id }) => id === branch?.id);
  if (own) return { source: own, path: ['name', code] };
  const file = wordsFiles.find((each) => each.code === code && each.namespace === namespace);
  return file && { source: file.source, path: ['meta', 'title'] };
}
