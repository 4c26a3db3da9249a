/** What an edit changed: the new output against the last good one, in a few lines. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { SiteModel } from '../../../branches/model/siteModel.ts';
import { outputFiles } from '../files/outputFiles.ts';
import { changedFacts } from './changedFacts.ts';
import { factLine } from './factLine.ts';
import { factsOf, readFacts } from './keptFacts.ts';

/** So many pages are told by their addresses. */
const FEW = 5;

/** So many facts are told; the others are counted. */
const MOST_FACTS = 20;

/** A built variant: the file of each page by its address, and the size of everything in it. */
type Output = Readonly<{ pages: ReadonlyMap<string, string>; bytes: number }>;

async function readOutput(dir: string): Promise<Output> {
  const files = existsSync(dir) ? await outputFiles(dir, '') : [];
  const pages = new Map<string, string>();
  let bytes = 0;
  for (const file of files) {
    bytes += (await stat(file)).size;
    const address = `/${relative(dir, file).split(sep).join('/')}`.replace(/(?:index)?\.html$/, '');
    if (file.endsWith('.html')) pages.set(address, file);
  }
  return { pages, bytes };
}

/** Where the facts of the last good build of a variant are kept, beside its output. */
const factsFile = (outDir: string, variant: string) => join(outDir, '.facts', `${variant}.json`);

/** Keeps the facts that an output was made from, for the next report. */
export async function keepFacts(outDir: string, site: SiteModel): Promise<void> {
  const file = factsFile(outDir, site.variant);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(site));
}

/**
 * Compares a fresh output with the one that it is about to replace. What it says of pages and of facts is each compared;
 * which fact is on which page is not, so nothing is said of it.
 * @param fresh folder of the new output
 * @param outDir folder that holds the old one under the variant's name
 * @returns lines for the person who ran the build; the first one always says how much changed
 */
export async function changeReport(fresh: string, outDir: string, site: SiteModel): Promise<readonly string[]> {
  const before = await readOutput(join(outDir, site.variant));
  const after = await readOutput(fresh);
  if (before.pages.size === 0) return [`${count(after.pages.size, 'page')}, ${size(after.bytes)}`];

  const added = [...after.pages.keys()].filter((path) => !before.pages.has(path));
  const removed = [...before.pages.keys()].filter((path) => !after.pages.has(path));
  const changed = await changedPages(before.pages, after.pages);
  const isSame = added.length + removed.length + changed.length === 0;
  const facts = await factLines(factsFile(outDir, site.variant), site);
  return [
    isSame ? 'no page changed since the last build' : changeLine(changed, before, after),
    ...(facts.length > 0 || isSame ? facts : ['the facts are the same as in the last build']),
    ...(added.length > 0 ? [`pages added: ${listed(added)}`] : []),
    ...(removed.length > 0 ? [`pages removed: ${listed(removed)}`] : []),
  ];
}

/** Addresses of the pages that are in both outputs and differ. Page by page: all of a large site at once would fill the memory. */
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

/** A line for each fact that differs from those that the last build has kept. */
async function factLines(file: string, site: SiteModel): Promise<readonly string[]> {
  const before = existsSync(file) ? readFacts(await readFile(file, 'utf8')) : undefined;
  if (!before) return ['the facts were not compared: the last build left none that can be read'];
  const lines = changedFacts(before, factsOf(site)).map(factLine);
  const rest = lines.length - MOST_FACTS;
  return rest > 0 ? [...lines.slice(0, MOST_FACTS), `and ${rest} more`] : lines;
}

const listed = (pages: readonly string[]) =>
  pages.length <= FEW ? pages.join(', ') : `${pages.length}, among them ${pages.slice(0, 3).join(', ')}`;

const count = (amount: number, noun: string) => `${amount} ${noun}${amount === 1 ? '' : 's'}`;

function size(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
