import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { COMBINED } from '../../branches/model/files/branchName.ts';
import type { SiteModel } from '../../branches/model/siteModel.ts';
import { annotations, errorAnnotation } from '../../diagnostics/annotations.ts';
import { InputErrors } from '../../diagnostics/inputErrors.ts';
import { TRANSLATIONS } from '../../locales/languages.ts';
import type { LoadedSite } from '../../site/content/loadSite.ts';
import { siteMap } from '../../site/pages/routes.ts';
import type { Publication } from '../../site/translation/publication.ts';
import { readinessLines } from '../../site/translation/waitingPages.ts';
import { explainFileError } from '../output/explainFileError.ts';
import { filesIn, pathOfFile } from './files/filesIn.ts';

/* What changed between the last good output and the new one. */

/** What the report says of a site of which no page has changed. */
export const UNCHANGED = 'no page changed since the last build';

/** Up to this many pages are listed by URL. */
const FEW = 5;

/** The file of each page by URL, and the total size in bytes. */
type Output = Readonly<{ pages: ReadonlyMap<string, string>; bytes: number }>;

function readOutput(dir: string): Output {
  const names = filesIn(dir);
  const pages = names.filter((name) => name.endsWith('.html'));
  return {
    pages: new Map(pages.map((name) => [pathOfFile(name), join(dir, name)])),
    bytes: names.reduce((sum, name) => sum + statSync(join(dir, name)).size, 0),
  };
}

/**
 * Compares a new output with the one that it replaces, which may not exist.
 * @returns lines to print; the first one always says how much changed
 */
export function changeReport(fresh: string, last: string): readonly string[] {
  const [before, after] = [readOutput(last), readOutput(fresh)];
  if (before.pages.size === 0) return [`${count(after.pages.size, 'page')}, ${size(after.bytes)}`];

  const added = [...after.pages.keys()].filter((path) => !before.pages.has(path));
  const removed = [...before.pages.keys()].filter((path) => !after.pages.has(path));
  // Page by page: a large site would not fit in memory.
  const changed = [...after.pages].flatMap(([path, file]) => {
    const lastFile = before.pages.get(path);
    return lastFile === undefined || readFileSync(lastFile).equals(readFileSync(file)) ? [] : [path];
  });
  if (added.length + removed.length + changed.length === 0) return [UNCHANGED];
  return [
    changeLine(changed.sort(), before, after),
    ...(added.length > 0 ? [`pages added: ${listed(added)}`] : []),
    ...(removed.length > 0 ? [`pages removed: ${listed(removed)}`] : []),
  ];
}

function changeLine(changed: readonly string[], before: Output, after: Output): string {
  const difference = after.bytes - before.bytes;
  const growth = difference === 0 ? 'same size' : `${difference > 0 ? '+' : '−'}${size(Math.abs(difference))}`;
  const all = after.pages.size;
  if (changed.length === all) return `every page changed since the last build (${count(all, 'page')}), ${growth}`;
  const few = changed.length > 0 && changed.length <= FEW ? `: ${changed.join(', ')}` : '';
  return `${count(changed.length, 'page')} of ${all} changed since the last build, ${growth}${few}`;
}

const listed = (pages: readonly string[]) =>
  pages.length <= FEW ? pages.join(', ') : `${pages.length}, among them ${pages.slice(0, 3).join(', ')}`;

const count = (amount: number, noun: string) => `${amount} ${noun}${amount === 1 ? '' : 's'}`;

export function size(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Why a build failed, for a workflow: each mistake at its line. */
export function failureAnnotations(error: unknown): string {
  if (!(error instanceof InputErrors)) return errorAnnotation(explainFileError(error));
  return `${error.heading}:\n${annotations(error.problems, 'error')}`;
}

/** What to do after a build: the commands that show the site, and one of a branch. */
export function nextLine(sites: readonly string[], outDir: string): string {
  const [one, other] = sites.map((site) => {
    const words = [...(site === COMBINED ? [] : [site]), ...(outDir === 'dist' ? [] : ['--from', outDir])];
    return `${site}: ${['npm run serve', ...(words.length > 0 ? ['--', ...words] : [])].join(' ')}`;
  });
  return `Look at ${one}${other === undefined ? '' : `; at ${other}`}`;
}

/** For each published translation, how many pages of a site are public. */
export function publishedLines(site: SiteModel, publication: Publication): readonly string[] {
  return TRANSLATIONS.filter(({ status }) => status === 'published').map((language) => {
    const pages = siteMap(site).filter((route) => publication.publishedIn(route).includes(language)).length;
    return `${language.nativeName}: ${count(pages, 'page')} published`;
  });
}

/** For each translation, how many pages of these sites are ready for patients. */
export function waitingLines(sites: readonly SiteModel[], { waiting }: Pick<LoadedSite, 'waiting'>): readonly string[] {
  const routes = new Map(sites.flatMap(siteMap).map((route) => [route.path, route]));
  return TRANSLATIONS.map((language) => {
    const [ready, ...waits] = readinessLines([...routes.values()], language, waiting.get(language.code) ?? new Map());
    return `${ready}${waits.length > 0 ? '; npm run i18n says what the others wait for' : ''}`;
  });
}
