import { readFileSync, statSync, utimesSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { IMMUTABLE_FOLDERS } from '../../hosts/sharedHeaders.ts';
import { outputFiles } from './outputFiles.ts';

/**
 * Gives unchanged files the modification time of the last good output. Servers derive ETags from size and time, and sync tools
 * compare both, so an unchanged file stays the same file for them. Times are in whole seconds, as these tools compare them.
 */
export async function keepTimes(outDir: string, lastDir: string): Promise<void> {
  // Thousands of small questions: to wait for each takes longer than to ask it.
  for (const file of await outputFiles(outDir, '')) {
    const path = relative(outDir, file);
    const last = join(lastDir, path);
    const { size, mtimeMs } = statSync(file);
    const before = statSync(last, { throwIfNoEntry: false });
    const isSame = before?.size === size && (hasOwnName(path) || readFileSync(last).equals(readFileSync(file)));
    const seconds = Math.floor((isSame ? before.mtimeMs : mtimeMs) / 1000);
    utimesSync(file, seconds, seconds);
  }
}

/** Whether a file with other content would have another name: pictures and scripts, most of a site. */
const hasOwnName = (path: string) =>
  IMMUTABLE_FOLDERS.some((folder) => path.startsWith(folder + sep)) && !basename(path).startsWith('.');
