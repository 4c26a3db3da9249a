/** A first build takes a minute to encode pictures: its pages are served before. */
import { execFile, spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { requestedPicture } from '../../renderer/media/pictureFile.ts';
import { readCatalogue } from '../../renderer/media/readMedia.ts';
import type { Found } from './staticServer.ts';

/** Where the pages of a first build are, without pictures and compressed copies. Nobody shall upload them. */
export const FIRST_DIR = '.cache/first';

const commandOf = (site: string, options: readonly string[]) => [
  ...process.execArgv,
  'scripts/build.ts',
  site,
  '--no-next',
  ...options,
];

/** Builds a site; exits as the build does if it fails. */
export function buildNow(site: string, ...options: readonly string[]): void {
  const { status } = spawnSync(process.execPath, commandOf(site, options), { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * Builds a site while others are served: with less priority, and stopped with this process.
 * @param ended called with what the build said if it failed
 */
export function buildBehind(site: string, outDir: string, ended: (problem?: string) => void): void {
  const build = execFile(process.execPath, commandOf(site, ['--out', outDir]), (error, _said, problems) => {
    process.off('exit', stop);
    ended(error ? problems : undefined);
  });
  const stop = () => build.kill();
  process.on('exit', stop);
  if (build.pid) setPriority(build.pid, constants.priority.PRIORITY_BELOW_NORMAL);
}

/** Finds pictures that are not built yet: they are encoded when they are asked for. */
export function findPictures(): (path: string) => Promise<Found | undefined> {
  const media = readCatalogue();
  return async (path) => {
    const picture = await requestedPicture(path, await media);
    return picture && { type: picture.type, body: await readFile(picture.file) };
  };
}
