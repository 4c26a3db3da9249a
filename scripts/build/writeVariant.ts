import { cp } from 'node:fs/promises';
import { writeHostFiles } from '../hosts/writeHostFiles.ts';
import type { Bundle } from './bundlePages.ts';
import { compressFiles } from './compressFiles.ts';
import { keepTimes } from './keepTimes.ts';
import { removeUnusedScripts } from './removeUnusedScripts.ts';
import { renderPages, type SiteToRender } from './renderPages.ts';
import { writeLicenses } from './writeLicenses.ts';
import { writeMedia } from './writeMedia.ts';
import { writeSecurityText } from './writeSecurityText.ts';
import { writeSharePictures } from './writeSharePictures.ts';
import { writeSiteFiles } from './writeSiteFiles.ts';

export type VariantFolders = Readonly<{
  /** Where the variant is written. */
  outDir: string;
  /** Its last good output, which may not exist: what has not changed is taken from there. */
  lastDir: string;
}>;

/**
 * Makes the complete static root of one variant, and beside it what hosts need to serve it.
 * @throws whatever a page throws: a missing text, picture or icon stops the build
 */
export async function writeVariant(
  bundle: Bundle,
  { outDir, lastDir }: VariantFolders,
  toRender: SiteToRender,
): Promise<void> {
  await cp(bundle.client, outDir, { recursive: true });
  await renderPages(bundle, outDir, toRender);
  await writeSiteFiles(toRender.site, toRender.publication, outDir);
  await writeSecurityText(toRender.site, outDir);
  await writeHostFiles(toRender, outDir);
  await removeUnusedScripts(outDir);
  await writeLicenses(bundle.packages, outDir);
  await writeMedia(outDir);
  await writeSharePictures(outDir);
  await compressFiles(outDir, lastDir);
  await keepTimes(outDir, lastDir);
}
