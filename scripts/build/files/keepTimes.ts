import { readFile, stat, utimes } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { inParallel } from '../run/inParallel.ts';
import { outputFiles } from './outputFiles.ts';

/**
 * Gives unchanged files the modification time of the last good output. Servers derive ETags from size and time, and sync tools
 * compare both, so an unchanged file stays the same file for them. Times are in whole seconds, as these tools compare them.
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
