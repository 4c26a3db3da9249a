/** The steps of a build over all its sites, each with its count. */
import type { Bundle } from './bundle/bundlePages.ts';
import { effortFor, type SharedFiles, uncompressedFiles } from './files/compressFiles.ts';
import { throwPageProblems } from './pageProblems.ts';
import { pagesOf, type RenderedPages, type SiteToRender, type WrittenPage } from './renderPages.ts';
import type { Run } from './run/run.ts';
import { compressSite, countPictures, type SiteFolders, writePages, writePictures } from './writeSite.ts';

/** A site that is being built. */
export type SiteInBuild = SiteFolders & Readonly<{ toRender: SiteToRender }>;

/** A site whose pages have been written. */
export type SiteWithPages = SiteInBuild & Readonly<{ pages: readonly WrittenPage[] }>;

/**
 * Writes the pages of all sites.
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
    const effort = isQuick ? undefined : effortFor(counts.reduce((sum, count) => sum + count, 0));
    const rendered: (SiteInBuild & RenderedPages)[] = [];
    for (const site of sites) {
      rendered.push({ ...site, ...(await writePages(bundle, site.toRender, site, { step, stopped }, effort)) });
    }
    throwPageProblems(rendered.flatMap(({ problems }) => problems));
    return rendered;
  });
}

/** Adds the pictures of all sites. */
export function addPictures(sites: readonly SiteWithPages[], { progress, stopped }: Run): Promise<void> {
  return progress.step('Preparing pictures', async (step) => {
    for (const { pages } of sites) step.expect(countPictures(pages));
    for (const { toRender, pages, outDir } of sites) await writePictures(toRender, pages, outDir, { step, stopped });
  });
}

/** Adds the compressed copies of everything but pages. What the sites share is compressed once. */
export function compressSites(sites: readonly SiteFolders[], { progress, stopped }: Run): Promise<void> {
  return progress.step('Compressing files', async (step) => {
    for (const { outDir } of sites) step.expect((await uncompressedFiles(outDir)).length);
    const shared: SharedFiles = new Map();
    for (const folders of sites) await compressSite(folders, shared, { step, stopped });
  });
}
