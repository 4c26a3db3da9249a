import { readFile, stat, utimes } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { inParallel } from '../run/inParallel.ts';
import { outputFiles } from './outputFiles.ts';

/**
 * Gives files that have not changed the time of the last good output. Servers make ETags of size and time, and copying tools
 * look at both: a file with the same bytes stays the same file for them. Times are whole seconds, as they compare them.
 */
export async function keepTimes(outDir: string, lastDir: string): Promise<void> {
  await inParallel(await outputFiles(outDir, ''), async (file) => {
    const last = join(lastDir, relative(outDir, file));
    const isSame = await readFile(last).then(
      async (bytes) => bytes.equals(await readFile(file)),
      () => false,
    );
    const { mtimeMs } = await stat(isSame ? last : file);
    const seconds = Math.floor(mtimeMs / 1000);
    await utimes(file, seconds, seconds);
  });
}
