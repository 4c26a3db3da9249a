/** What an edit changed: the new output against the last good one, in a few lines. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { SiteModel } from '../../branches/model/site-model.ts';
import { changedFacts, type FactChange } from './changedFacts.ts';
import { outputFiles } from './outputFiles.ts';

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
 * Compares a fresh output with the one that it is about to replace.
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
  const facts = await readFactChanges(outDir, site);
  const pagesWith = new Map(facts.map((fact) => [fact, 0]));
  let changed = 0;
  // Page by page: all of a large site at once would fill the memory.
  for (const [path, file] of after.pages) {
    const lastFile = before.pages.get(path);
    if (lastFile === undefined) continue;
    const [last, html] = [await readFile(lastFile, 'utf8'), await readFile(file, 'utf8')];
    if (last === html) continue;
    changed += 1;
    for (const fact of facts) {
      if (says(last, fact.before) || says(html, fact.after)) pagesWith.set(fact, (pagesWith.get(fact) ?? 0) + 1);
    }
  }
  if (added.length + removed.length + changed === 0) return ['no page changed since the last build'];
  const difference = after.bytes - before.bytes;
  const growth = difference === 0 ? 'same size' : `${difference > 0 ? '+' : '−'}${size(Math.abs(difference))}`;
  return [
    `${count(changed, 'page')} of ${after.pages.size} changed since the last build, ${growth}`,
    ...factLines(pagesWith),
    ...(added.length > 0 ? [`pages added: ${added.join(', ')}`] : []),
    ...(removed.length > 0 ? [`pages removed: ${removed.join(', ')}`] : []),
  ];
}

const says = (html: string, texts: readonly string[]) => texts.some((text) => html.includes(text));

async function readFactChanges(outDir: string, site: SiteModel): Promise<readonly FactChange[]> {
  const file = factsFile(outDir, site.variant);
  return existsSync(file) ? changedFacts(JSON.parse(await readFile(file, 'utf8')) as SiteModel, site) : [];
}

/** "chennai: phone on 27 pages, hours on 3 pages", a line for each file. */
function factLines(pagesWith: ReadonlyMap<FactChange, number>): readonly string[] {
  const byOwner = new Map<string, string[]>();
  for (const [{ owner, name }, pages] of pagesWith) {
    const lines = byOwner.get(owner) ?? [];
    byOwner.set(owner, [...lines, `${name} on ${count(pages, 'page')}`]);
  }
  return [...byOwner].map(([owner, facts]) => `${owner}: ${facts.join(', ')}`);
}

const count = (amount: number, noun: string) => `${amount} ${noun}${amount === 1 ? '' : 's'}`;

function size(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
