/** Knows which sites a build need not make: they are in the output folder already. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { z } from 'zod';
import type { SiteModel } from '../../branches/model/siteModel.ts';
import { hostsFolder } from '../hosts/writeHostFiles.ts';
import { BUNDLE_INPUTS, bundleKey } from './bundle/bundleCache.ts';
import { outputFiles } from './files/outputFiles.ts';
import { archiveOf } from './files/zipSite.ts';

/** Whatever sites are made of, except facts, which may be anywhere, and pictures. */
export const BUILD_INPUTS: readonly string[] = [...BUNDLE_INPUTS, 'deploy', 'locales', 'package.json', 'scripts'];

/** What was built last in a folder: by site, from what, and a digest of the files that it left. */
const records = z.record(z.string(), z.object({ key: z.string(), files: z.string() }));

/**
 * A name for everything that goes into all sites of a build: anything but facts.
 * @param options of the build, such as its day
 */
export async function buildKey(options: Readonly<Record<string, unknown>>): Promise<string> {
  const hash = createHash('sha256').update(bundleKey(BUILD_INPUTS));
  return hash
    .update(await digestOf('media'))
    .update(JSON.stringify(options))
    .digest('hex');
}

/**
 * A name for everything that goes into a site. The facts of a branch that it does not show are not among it.
 * @param key of the build
 */
export const siteKey = (key: string, site: SiteModel): string =>
  createHash('sha256').update(key).update(JSON.stringify(site)).digest('hex');

/** Whether a site was built from the same, and nobody has changed its files since. */
export async function isUpToDate(outDir: string, site: string, key: string): Promise<boolean> {
  const record = readRecords(outDir)[site];
  return record?.key === key && record.files === (await filesOf(join(outDir, site)));
}

/** Notes from what sites were built. @param keys by the names of the sites */
export async function recordBuild(outDir: string, keys: ReadonlyMap<string, string>): Promise<void> {
  const known: z.infer<typeof records> = { ...readRecords(outDir) };
  for (const [site, key] of keys) known[site] = { key, files: await filesOf(join(outDir, site)) };
  // Without a record the next build makes the sites again: no reason for this one to fail.
  await writeFile(recordFile(outDir), JSON.stringify(known)).catch(() => undefined);
}

/** Beside the sites, so it goes where they go. */
const recordFile = (outDir: string) => join(outDir, '.built.json');

function readRecords(outDir: string): z.infer<typeof records> {
  const file = recordFile(outDir);
  if (!existsSync(file)) return {};
  try {
    return records.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // A build was killed while it wrote.
    return {};
  }
}

/** A digest of all files that belong to a site. */
async function filesOf(site: string): Promise<string> {
  const archive = archiveOf(site);
  const parts = [site, hostsFolder(site)].map(digestOf);
  const { size = 0, mtimeMs = 0 } = existsSync(archive) ? statSync(archive) : {};
  return JSON.stringify([...(await Promise.all(parts)), size, mtimeMs]);
}

/** A digest of the names, sizes and times of all files in a folder. To ask for them one after the other, at once, takes a fraction of the time. */
async function digestOf(folder: string): Promise<string> {
  const hash = createHash('sha256');
  if (!existsSync(folder)) return '';
  for (const file of await outputFiles(folder, '')) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${relative(folder, file).split(sep).join('/')}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}
