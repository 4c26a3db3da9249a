import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import { COMBINED } from '../../branches/model/files/crossChecks.ts';
import type { SiteModel } from '../../branches/model/siteModel.ts';
import { annotations, errorAnnotation } from '../../diagnostics/annotations.ts';
import { InputErrors, type Problem } from '../../diagnostics/inputErrors.ts';
import { plainMarkdown, problemsMarkdown } from '../../diagnostics/markdown.ts';
import { TRANSLATIONS } from '../../locales/languages.ts';
import type { LoadedSite } from '../../renderer/site/loadSite.ts';
import type { Publication } from '../../renderer/site/publication.ts';
import { siteMap } from '../../renderer/site/routes.ts';
import { explainFileError } from '../output/explainFileError.ts';
import { readinessLines } from '../words/waitingPages.ts';
import { outputFiles } from './files/outputFiles.ts';

/* What changed between the last good output and the new one. */

/** What the report says of a site of which no page has changed. */
export const UNCHANGED = 'no page changed since the last build';

/** Up to this many pages are listed by URL. */
const FEW = 5;

/** A built variant: the file of each page by URL, and the total size in bytes. */
type Output = Readonly<{ pages: ReadonlyMap<string, string>; bytes: number }>;

async function readOutput(dir: string): Promise<Output> {
  const files = existsSync(dir) ? await outputFiles(dir, '') : [];
  const pages = new Map<string, string>();
  let bytes = 0;
  for (const file of files) {
    bytes += statSync(file).size;
    const address = `/${relative(dir, file).split(sep).join('/')}`.replace(/(?:index)?\.html$/, '');
    if (file.endsWith('.html')) pages.set(address, file);
  }
  return { pages, bytes };
}

/**
 * Compares a new output with the one that it is about to replace, page by page.
 * @param fresh folder of the new output
 * @param last folder of the old one, which may not exist
 * @returns lines to print; the first one always says how much changed
 */
export async function changeReport(fresh: string, last: string): Promise<readonly string[]> {
  const before = await readOutput(last);
  const after = await readOutput(fresh);
  if (before.pages.size === 0) return [`${count(after.pages.size, 'page')}, ${size(after.bytes)}`];

  const added = [...after.pages.keys()].filter((path) => !before.pages.has(path));
  const removed = [...before.pages.keys()].filter((path) => !after.pages.has(path));
  const changed = await changedPages(before.pages, after.pages);
  if (added.length + removed.length + changed.length === 0) return [UNCHANGED];
  return [
    changeLine(changed, before, after),
    ...(added.length > 0 ? [`pages added: ${listed(added)}`] : []),
    ...(removed.length > 0 ? [`pages removed: ${listed(removed)}`] : []),
  ];
}

/** URLs of the pages that are in both outputs and differ. Reads page by page: a large site would not fit in memory. */
async function changedPages(before: Output['pages'], after: Output['pages']): Promise<readonly string[]> {
  const changed: string[] = [];
  for (const [path, file] of after) {
    const lastFile = before.get(path);
    if (lastFile !== undefined && !(await readFile(lastFile)).equals(await readFile(file))) changed.push(path);
  }
  return changed.sort();
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

/** A number of bytes for people: `1.5 kB`. */
export function size(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/* For a summary in Markdown. */

/** A site and what changed in it, a line each. */
export type SiteReport = Readonly<{ name: string; changes: readonly string[] }>;

/** What a successful build changed, and what it warns about. */
export function changesMarkdown(sites: readonly SiteReport[], warnings: readonly Problem[]): string {
  const changes = sites.map(
    ({ name, changes }) => `- **${plainMarkdown(name)}**: ${changes.map(plainMarkdown).join('; ')}`,
  );
  const warned = warnings.length > 0 ? ['## Is this intended?', problemsMarkdown(warnings)] : [];
  return ['## What changes', changes.join('\n'), ...warned].join('\n\n');
}

/** Why a build failed. */
export function failureMarkdown(error: unknown): string {
  if (error instanceof InputErrors)
    return ['## This has to be changed', `${plainMarkdown(error.heading)}:`, problemsMarkdown(error.problems)].join(
      '\n\n',
    );
  return ['## The site could not be built', plainMarkdown(error instanceof Error ? error.message : String(error))].join(
    '\n\n',
  );
}

/** Why a build failed, for a workflow: each mistake at its line. */
export function failureAnnotations(error: unknown): string {
  if (!(error instanceof InputErrors)) return errorAnnotation(explainFileError(error));
  return `${error.heading}:\n${annotations(error.problems, 'error')}`;
}

/**
 * What to do after a build: the commands that show the site, and one of a branch.
 * @param sites names of the sites that were built
 * @param outDir where they are
 */
export function nextLine(sites: readonly string[], outDir: string): string {
  const [first = COMBINED, second] = sites;
  const one = `Look at ${first}: ${serveCommand(first, outDir)}`;
  return second === undefined ? one : `${one}; at ${second}: ${serveCommand(second, outDir)}`;
}

function serveCommand(site: string, outDir: string): string {
  const words = [...(site === COMBINED ? [] : [site]), ...(outDir === 'dist' ? [] : ['--from', outDir])];
  return ['npm run serve', ...(words.length > 0 ? ['--', ...words] : [])].join(' ');
}

/** For each published translation, how many pages of a site are public. */
export function publishedLines(site: SiteModel, publication: Publication): readonly string[] {
  return TRANSLATIONS.filter(({ status }) => status === 'published').map((language) => {
    const count = siteMap(site).filter((route) => publication.publishedIn(route).includes(language)).length;
    return `${language.nativeName}: ${count} ${count === 1 ? 'page' : 'pages'} published`;
  });
}

/** For each translation, how many pages of these sites are ready for patients. */
export function waitingLines(sites: readonly SiteModel[], { waiting }: Pick<LoadedSite, 'waiting'>): readonly string[] {
  const routes = new Map(sites.flatMap(siteMap).map((route) => [route.path, route]));
  return TRANSLATIONS.flatMap((language) => {
    const [ready, ...waits] = readinessLines([...routes.values()], language, waiting.get(language.code) ?? new Map());
    return waits.length > 0 ? [`${ready}; npm run i18n says what the others wait for`] : [ready ?? ''];
  });
}
