import { cp } from 'node:fs/promises';
import { hasAdvertising } from '../../renderer/site/advertising.ts';
import { isAdvertisingScript } from '../../vite/build/advertisingScript.ts';
import { writeHostFiles } from '../hosts/writeHostFiles.ts';
import type { Bundle } from './bundle/bundlePages.ts';
import { compressFiles, type SharedFiles } from './files/compressFiles.ts';
import { keepTimes } from './files/keepTimes.ts';
import { writeLicenses } from './files/writeLicenses.ts';
import { writeMedia } from './files/writeMedia.ts';
import { writeSecurityText } from './files/writeSecurityText.ts';
import { writeSharePictures } from './files/writeSharePictures.ts';
import { writeSiteFiles } from './files/writeSiteFiles.ts';
import { writeWorker } from './files/writeWorker.ts';
import { type RenderedPages, renderPages, type SiteToRender, type WrittenPage } from './renderPages.ts';
import type { Run } from './run/progress.ts';

export type SiteFolders = Readonly<{
  /** Where the site is written. */
  outDir: string;
  /** Its last good output, which may not exist: unchanged files are reused from it. */
  lastDir: string;
}>;

/** What the sites of a build share, and whether pictures are part of them. */
export type SharedParts = Readonly<{ bundle: Bundle; compressed: SharedFiles; pictures: boolean }>;

/** Starts the static root of a site: its scripts and its pages. A site that does not ask about advertising has no script for it. */
export async function writePages(
  bundle: Bundle,
  toRender: SiteToRender,
  outDir: string,
  { progress, stopped }: Run,
): Promise<RenderedPages> {
  const isNeeded = (path: string) => hasAdvertising(toRender.site) || !isAdvertisingScript(path);
  await cp(bundle.client, outDir, { recursive: true, filter: isNeeded });
  const rendered = await renderPages(bundle, outDir, toRender, stopped);
  progress.step(`${toRender.site.variant}: ${rendered.pages.length} pages rendered`);
  return rendered;
}

/** Completes it with everything that belongs to its pages, and writes beside it the configurations that hosts need. */
export async function completeSite(
  { bundle, compressed, pictures }: SharedParts,
  toRender: SiteToRender,
  pages: readonly WrittenPage[],
  { outDir, lastDir }: SiteFolders,
  run: Run,
): Promise<void> {
  const { site, publication } = toRender;
  const { progress, stopped } = run;
  await writeSiteFiles(site, publication, outDir);
  await writeSecurityText(site, outDir);
  await writeHostFiles(toRender, pages, outDir);
  await writeLicenses(bundle.packages, outDir);
  if (pictures) {
    const onPages = await writeMedia(toRender, pages, outDir, run);
    const shared = await writeSharePictures(site.variant, pages, outDir, run);
    progress.step(`${site.variant}: ${onPages + shared} pictures ready`);
  } else {
    progress.step(`${site.variant}: pictures left out`);
  }
  await writeWorker(bundle.worker, toRender, outDir);
  progress.step(`${site.variant}: ${await compressFiles(outDir, lastDir, compressed, stopped)} files compressed`);
  await keepTimes(outDir, lastDir);
}
