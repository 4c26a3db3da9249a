/** Summarises what changed between the last good output and the new one. */
import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import { outputFiles } from '../files/outputFiles.ts';

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
