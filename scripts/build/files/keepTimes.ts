import { readFile, stat, utimes } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { IMMUTABLE_FOLDERS } from '../../hosts/sharedHeaders.ts';
import { inParallel } from '../run/inParallel.ts';
import { outputFiles } from './outputFiles.ts';

/**
 * Gives unchanged files the modification time of the last good output. Servers derive ETags from size and time, and sync tools
 * compare both, so an unchanged file stays the same file for them. Times are in whole seconds, as these tools compare them.
 */
export async function keepTimes(outDir: string, lastDir: string): Promise<void> {
  await inParallel(await outputFiles(outDir, ''), async (file) => {
    const path = relative(outDir, file);
    const last = join(lastDir, path);
    const [{ size, mtimeMs }, before] = await Promise.all([stat(file), stat(last).catch(() => undefined)]);
    const isSame = before?.size === size && (hasOwnName(path) || (await readFile(last)).equals(await readFile(file)));
    const seconds = Math.floor((isSame ? before.mtimeMs : mtimeMs) / 1000);
    await utimes(file, seconds, seconds);
  });
}

/** Whether a file with other content would have another name: pictures and scripts, most of a site. */
const hasOwnName = (path: string) =>
  IMMUTABLE_FOLDERS.some((folder) => path.startsWith(folder + sep)) && !basename(path).startsWith('.');
