import { cp } from 'node:fs/promises';
import { hasAdvertising } from '../../renderer/site/advertising.ts';
import { writeHostFiles } from '../hosts/writeHostFiles.ts';
import type { Bundle } from './bundle/bundlePages.ts';
import { isAdvertisingScript } from './bundle/plugins.ts';
import { compressFile, compressFiles, type SharedFiles, uncompressedFiles } from './files/compressFiles.ts';
import { keepTimes } from './files/keepTimes.ts';
import { writeLicenses } from './files/writeLicenses.ts';
import { writeMedia } from './files/writeMedia.ts';
import { writeSecurityText } from './files/writeSecurityText.ts';
import { writeSharePictures } from './files/writeSharePictures.ts';
import { writeSiteFiles } from './files/writeSiteFiles.ts';
import { writeWorker } from './files/writeWorker.ts';
import { type AfterPage, type RenderedPages, renderPages, type SiteToRender, type WrittenPage } from './renderPages.ts';
import type { RunningStep } from './run/run.ts';

export type SiteFolders = Readonly<{
  /** Where the site is written. */
  outDir: string;
  /** Its last good output, which may not exist: unchanged files are reused from it. */
  lastDir: string;
}>;

/**
 * Starts the static root of a site: its scripts and its pages. A site that does not ask about advertising has no script for it.
 * @param effort with which pages are compressed; undefined: they are not
 */
export async function writePages(
  bundle: Bundle,
  toRender: SiteToRender,
  folders: SiteFolders,
  run: RunningStep,
  effort: number | undefined,
): Promise<RenderedPages> {
  const isNeeded = (path: string) => hasAdvertising(toRender.site) || !isAdvertisingScript(path);
  await cp(bundle.client, folders.outDir, { recursive: true, filter: isNeeded });
  // While one page is rendered, others are compressed, which takes longer and uses the other processors.
  const compress: AfterPage | undefined =
    effort === undefined ? undefined : (file, html) => compressFile(file, html, folders, effort);
  return renderPages(bundle, folders.outDir, toRender, run, compress);
}

/** The number of pictures that `writePictures` writes. */
export function countPictures(pages: readonly WrittenPage[]): number {
  const requests = pages.flatMap(({ pictures, sharePicture }) => [...pictures, sharePicture]);
  return new Set(requests.map(({ url }) => url)).size;
}

/** Adds the pictures that its pages show. */
export async function writePictures(
  toRender: SiteToRender,
  pages: readonly WrittenPage[],
  outDir: string,
  run: RunningStep,
): Promise<void> {
  await writeMedia(toRender, pages, outDir, run);
  await writeSharePictures(pages, outDir, run);
}

/** Adds everything else that belongs to its pages, and writes beside it the configurations that hosts need. */
export async function writeFilesAround(
  bundle: Bundle,
  toRender: SiteToRender,
  pages: readonly WrittenPage[],
  outDir: string,
): Promise<void> {
  const { site, publication } = toRender;
  await writeSiteFiles(site, publication, outDir);
  await writeSecurityText(site, outDir);
  await writeHostFiles(toRender, pages, outDir);
  await writeLicenses(bundle.packages, outDir);
  await writeWorker(bundle.worker, toRender, outDir);
}

/** Completes it with a compressed copy of every other text file. */
export async function compressSite(folders: SiteFolders, compressed: SharedFiles, run: RunningStep): Promise<void> {
  await compressFiles(await uncompressedFiles(folders.outDir), folders, compressed, run);
  await keepTimes(folders.outDir, folders.lastDir);
}
