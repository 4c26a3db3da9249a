/** Knows which sites a build need not make: they are in the output folder already. */
import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { SiteModel } from '../../branches/model/siteModel.ts';
import { hostsFolder } from '../hosts/writeHostFiles.ts';
import { BUNDLE_INPUTS, bundleKey, fingerprint } from './bundle/bundleCache.ts';
import { VERSION_FILE } from './files/writeVersion.ts';
import { archiveOf } from './files/zipSite.ts';

/** What sites are made of, except facts, which may be anywhere, and pictures. */
export const BUILD_INPUTS: readonly string[] = [
  ...BUNDLE_INPUTS,
  'deploy',
  'locales',
  'package.json',
  ...['build', 'build.ts', 'cli', 'hosts', 'output'].map((name) => `scripts/${name}`),
];

/** By site: what it was built from, and a digest of its files. */
type Records = Record<string, Readonly<{ key: string; files: string }>>;

/** A name for everything but facts that goes into the sites of a build with these options. */
export function buildKey(options: Readonly<Record<string, unknown>>): string {
  return createHash('sha256')
    .update(bundleKey(BUILD_INPUTS))
    .update(fingerprint(['media'], sizeAndTime))
    .update(JSON.stringify(options))
    .digest('hex');
}

/** A name for everything that goes into a site: the facts of a branch that it does not show are not among it. */
export const siteKey = (key: string, site: SiteModel): string =>
  createHash('sha256').update(key).update(JSON.stringify(site)).digest('hex');

export function isUpToDate(outDir: string, site: string, key: string): boolean {
  const record = readRecords(outDir)[site];
  return record?.key === key && record.files === filesOf(join(outDir, site));
}

/** @param keys by the names of the sites */
export function recordBuild(outDir: string, keys: ReadonlyMap<string, string>): void {
  const known = readRecords(outDir);
  for (const [site, key] of keys) known[site] = { key, files: filesOf(join(outDir, site)) };
  try {
    writeFileSync(recordFile(outDir), JSON.stringify(known));
  } catch {
    // Without a record the next build makes the sites again: no reason for this one to fail.
  }
}

/** Beside the sites, so it goes where they go. */
const recordFile = (outDir: string) => join(outDir, '.built.json');

function readRecords(outDir: string): Records {
  try {
    return JSON.parse(readFileSync(recordFile(outDir), 'utf8'));
  } catch {
    // Nothing was built yet, or a build was killed while it wrote.
    return {};
  }
}

const filesOf = (site: string) => fingerprint([site, hostsFolder(site), archiveOf(site)], sizeAndTime);

function sizeAndTime(file: string): string {
  if (basename(file) === VERSION_FILE) return '';
  const { size, mtimeMs } = statSync(file);
  return `${size} ${mtimeMs}`;
}
