import { cp } from 'node:fs/promises';
import { writeHostFiles } from '../hosts/writeHostFiles.ts';
import type { Bundle } from './bundle/bundlePages.ts';
import { compressFiles } from './files/compressFiles.ts';
import { keepTimes } from './files/keepTimes.ts';
import { writeLicenses } from './files/writeLicenses.ts';
import { writeMedia } from './files/writeMedia.ts';
import { writeSecurityText } from './files/writeSecurityText.ts';
import { takeSharePictures, writeSharePictures } from './files/writeSharePictures.ts';
import { writeSiteFiles } from './files/writeSiteFiles.ts';
import { renderPages, type SiteToRender } from './renderPages.ts';
import { allEnded } from './run/inParallel.ts';
import type { Run } from './run/progress.ts';

export type VariantFolders = Readonly<{
  /** Where the variant is written. */
  outDir: string;
  /** Its last good output, which may not exist: what has not changed is taken from there. */
  lastDir: string;
}>;

export type VariantToWrite = Readonly<{ folders: VariantFolders; toRender: SiteToRender }>;

/**
 * Makes the complete static root of each variant, and beside it what hosts need to serve it. Pages are made on Node's main
 * thread and compressed on its others, so the pages of one site are made while the one before is compressed.
 * @throws whatever a page throws: a missing text, picture or icon stops the build
 */
export async function writeVariants(bundle: Bundle, variants: readonly VariantToWrite[], run: Run): Promise<void> {
  let finishing = Promise.resolve();
  for (const variant of variants) {
    const [finish] = await allEnded([makePages(bundle, variant, run), finishing]);
    finishing = finish();
  }
  await finishing;
}

/** @returns what is left to do for the variant, which needs nothing of what makes pages */
async function makePages(
  bundle: Bundle,
  { folders, toRender }: VariantToWrite,
  run: Run,
): Promise<() => Promise<void>> {
  const { outDir, lastDir } = folders;
  const { variant } = toRender.site;
  const { progress, stopped } = run;
  await cp(bundle.client, outDir, { recursive: true });
  const pages = await renderPages(bundle, outDir, toRender, stopped);
  progress.step(`${variant}: ${pages} pages made`);
  const sharePictures = takeSharePictures();
  return async () => {
    await writeSiteFiles(toRender.site, toRender.publication, outDir);
    await writeSecurityText(toRender.site, outDir);
    await writeHostFiles(toRender, outDir);
    await writeLicenses(bundle.packages, outDir);
    const pictures = await writeMedia(variant, outDir, run);
    await writeSharePictures(variant, sharePictures, outDir, run);
    progress.step(`${variant}: ${pictures + sharePictures.size} pictures there`);
    progress.step(`${variant}: ${await compressFiles(outDir, lastDir, stopped)} files compressed`);
    await keepTimes(outDir, lastDir);
  };
}
