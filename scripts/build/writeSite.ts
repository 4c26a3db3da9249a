/** The steps of a build over all its sites, each with its count. */
import { cp } from 'node:fs/promises';
import { hasAdvertising } from '../../renderer/site/advertising.ts';
import { writeHostFiles } from '../hosts/writeHostFiles.ts';
import type { Bundle } from './bundle/bundlePages.ts';
import { isAdvertisingScript } from './bundle/plugins.ts';
import {
  compressFile,
  compressFiles,
  keepTimes,
  qualityFor,
  type SiteFolders,
  uncompressedFiles,
} from './files/compressFiles.ts';
import { writeLicenses } from './files/writeLicenses.ts';
import { writeMedia, writeSharePictures } from './files/writePictures.ts';
import { writeSiteFiles } from './files/writeSiteFiles.ts';
import { writeWorker } from './files/writeWorker.ts';
import {
  type AfterPage,
  pagesOf,
  type RenderedPages,
  renderPages,
  type SiteToRender,
  throwPageProblems,
} from './renderPages.ts';
import type { Run } from './run.ts';

/** A site that is being built. */
export type SiteInBuild = SiteFolders & Readonly<{ toRender: SiteToRender }>;

/** A site whose pages have been written. */
type SiteWithPages = SiteInBuild & Pick<RenderedPages, 'pages'>;

/**
 * Starts the static roots of all sites: their scripts and pages.
 * @param isQuick without compressed copies
 * @throws Error with all pages that cannot be rendered
 */
export function renderSites(
  bundle: Bundle,
  sites: readonly SiteInBuild[],
  { progress, stopped }: Run,
  isQuick: boolean,
): Promise<readonly SiteWithPages[]> {
  return progress.step('Rendering pages', async (step) => {
    const counts = sites.map(({ toRender }) => pagesOf(toRender).length);
    for (const count of counts) step.expect(count);
    const quality = qualityFor(counts.reduce((sum, count) => sum + count, 0));
    // What all sites share is compressed once.
    if (!isQuick) await compressFiles({ outDir: bundle.client, lastDir: sites[0]?.lastDir ?? '' }, { stopped });
    const rendered: (SiteInBuild & RenderedPages)[] = [];
    for (const site of sites) {
      const isNeeded = (path: string) => hasAdvertising(site.toRender.site) || !isAdvertisingScript(path);
      await cp(bundle.client, site.outDir, { recursive: true, filter: isNeeded });
      // While one page is rendered, others are compressed, which takes longer and uses the other processors.
      const compress: AfterPage = (name, html) => compressFile(name, html, site, quality);
      const run = { step, stopped };
      const pages = await renderPages(bundle, site.outDir, site.toRender, run, isQuick ? undefined : compress);
      rendered.push({ ...site, ...pages });
    }
    throwPageProblems(rendered.flatMap(({ problems }) => problems));
    return rendered;
  });
}

/** Adds the pictures that the pages of all sites show. */
export function addPictures(sites: readonly SiteWithPages[], { progress, stopped }: Run): Promise<void> {
  return progress.step('Preparing pictures', async (step) => {
    for (const { pages } of sites) {
      const requests = pages.flatMap(({ pictures, sharePicture }) => [...pictures, sharePicture]);
      step.expect(new Set(requests.map(({ url }) => url)).size);
    }
    for (const { toRender, pages, outDir } of sites) {
      await writeMedia(toRender, pages, outDir, { step, stopped });
      await writeSharePictures(pages, outDir, { step, stopped });
    }
  });
}

/** Adds everything else that belongs to the pages of a site, and beside it the configurations that hosts need. */
export async function writeFilesAround(bundle: Bundle, { toRender, pages, outDir }: SiteWithPages): Promise<void> {
  await writeSiteFiles(toRender.site, toRender.publication, outDir);
  await writeHostFiles(toRender, pages, outDir);
  await writeLicenses(bundle, outDir);
  writeWorker(bundle.worker, toRender, outDir);
}

/** Completes all sites with a compressed copy of everything but pages. */
export function compressSites(sites: readonly SiteFolders[], { progress, stopped }: Run): Promise<void> {
  return progress.step('Compressing files', async (step) => {
    for (const { outDir } of sites) step.expect(uncompressedFiles(outDir).length);
    for (const folders of sites) {
      await compressFiles(folders, { step, stopped });
      keepTimes(folders);
    }
  });
}
