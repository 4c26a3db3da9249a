import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { compressFiles } from '../scripts/build/files/compressFiles.ts';
import { outputFiles } from '../scripts/build/files/outputFiles.ts';
import { SITE } from './servers.ts';

/**
 * Copies the built combined site with every page changed in the same way.
 * @param root the folder of the copy; what it held is lost
 */
export async function copySite(root: string, change: (html: string) => string): Promise<void> {
  await rm(root, { recursive: true, force: true });
  await cp(SITE, root, { recursive: true });
  for (const file of await outputFiles(root, '.html')) await writeFile(file, change(await readFile(file, 'utf8')));
  await compressFiles(root, SITE);
}
