import { existsSync, statSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteModel } from '../../branches/model/siteModel.ts';
import type { LoadedSite } from '../../site/content/loadSite.ts';
import { pagesOf } from '../../site/pages/everyPage.ts';
import { hostsFolder, writeHostFiles } from '../hosts/writeHostFiles.ts';
import { putInPlace } from '../output/putInPlace.ts';
import { checkPlaces, discardStage, openStage, openWorkFolder, removeWorkFolders } from '../output/stage.ts';
import { cachedLength } from '../pictures/fileCache.ts';
import { type Bundle, bundlePages } from './bundle/bundlePages.ts';
import { isScriptOf } from './bundle/plugins.ts';
import {
  compressFile,
  compressFiles,
  preserveTimes,
  qualityFor,
  type SiteFolders,
  uncompressedFiles,
} from './files/compressFiles.ts';
import { type Dictionary, findDictionaries, writeDeltas } from './files/writeDeltas.ts';
import { writeLicenses } from './files/writeLicenses.ts';
import { writeMedia, writeSharePictures } from './files/writePictures.ts';
import { writeSiteFiles } from './files/writeSiteFiles.ts';
import { writeVersion } from './files/writeVersion.ts';
import { writeWorker } from './files/writeWorker.ts';
import { archiveOf, zipSite } from './files/zipSite.ts';
import {
  type AfterPage,
  type RenderedPages,
  renderPages,
  type SiteToRender,
  throwPageProblems,
} from './renderPages.ts';
import { changeReport, size, UNCHANGED } from './report.ts';
import type { Run } from './run.ts';
import { isUpToDate, recordBuild, siteKey } from './upToDate.ts';

export type BuildPlan = Readonly<{
  loaded: LoadedSite;
  sites: readonly SiteModel[];
  outDir: string;
  /** One that is there already is always renewed: nobody shall upload an old site. */
  zip: boolean;
  /** Whether pages get deltas against each other. */
  deltas?: boolean;
  /** Only to be looked at: without pictures and compressed copies. */
  isQuick: boolean;
  /** A name for everything but facts that goes into the sites now; `key` is the one from before anything was read. */
  readKey: () => string;
  key: string;
}>;

/**
 * Builds the sites beside the old ones, then swaps all of them in at once. Only the process that holds `lockOutput` may do so.
 * @param inPlace called when the new sites have replaced the old ones
 * @returns what has changed, site by site, and sentences about what cannot be removed
 * @throws Error with a sentence, or the abort reason; the old sites are then unchanged
 */
export async function makeSites(plan: BuildPlan, run: Run, inPlace: () => void) {
  const { loaded, outDir, zip, deltas, isQuick } = plan;
  checkPlaces(
    outDir,
    plan.sites.flatMap(({ variant }) => [variant, hostsFolder(variant), archiveOf(variant)]),
  );
  const stage = openStage(outDir);
  const work = openWorkFolder(outDir);
  const keys = new Map<string, string>();
  const reports = new Map(plan.sites.map(({ variant }): [string, readonly string[]] => [variant, []]));
  const sites: SiteInBuild[] = [];
  // A page has one quality, however many others are made with it.
  const count = plan.sites.reduce((sum, site) => sum + pagesOf({ ...loaded, site }).length, 0);
  const quality = isQuick ? undefined : qualityFor(count);
  let unremoved: readonly string[] = [];
  try {
    for (const site of plan.sites) {
      const [name, lastDir] = [site.variant, join(outDir, site.variant)];
      const key = siteKey(plan.key, site);
      const hasArchive = existsSync(archiveOf(lastDir));
      if ((hasArchive || !zip) && isUpToDate(outDir, name, key)) {
        writeVersion(lastDir);
        reports.set(name, [UNCHANGED, ...(hasArchive ? [archiveLine(lastDir, lastDir)] : [])]);
        continue;
      }
      keys.set(name, key);
      sites.push({ toRender: { ...loaded, site }, outDir: join(stage.fresh, name), lastDir });
    }
    if (sites.length > 0) await make();
  } finally {
    discardStage(stage);
    removeWorkFolders(outDir);
  }
  return { reports, unremoved };

  async function make(): Promise<void> {
    const bundle = await run.progress.step('Bundling the pages', () => bundlePages(work, run.stopped));
    // Report pages that cannot be rendered before encoding pictures, which takes a minute.
    let written = await renderSites(bundle, sites, run, quality);
    if (!isQuick) await addPictures(written, run);
    // Pages name the length of each picture, which is known now.
    const isWaiting = written.some(({ pages }) => pages.some((page) => page.isWaiting));
    if (!isQuick && isWaiting) written = await renderSites(bundle, sites, run, quality);
    const known = await Promise.all(written.map((site) => (deltas ? findDictionaries(site) : [])));
    for (const [i, site] of written.entries()) await writeFilesAround(bundle, site, known[i]);
    if (deltas) await writeAllDeltas(written, known, run);
    if (!isQuick) await compressSites(written, run);
    await run.progress.step('Putting everything in place', () => {
      for (const { outDir: fresh, lastDir, toRender } of sites) {
        const lines = [...changeReport(fresh, lastDir)];
        writeVersion(fresh);
        if (zip || existsSync(archiveOf(lastDir))) {
          zipSite(fresh, archiveOf(fresh));
          lines.push(archiveLine(lastDir, fresh));
        }
        reports.set(toRender.site.variant, lines);
      }
      run.stopped.throwIfAborted();
      unremoved = putInPlace(stage);
      inPlace();
      // Somebody may have saved a file after it was read.
      if (plan.readKey() === plan.key) recordBuild(outDir, keys);
    });
  }
}

/** @param now where the site is now, and its archive beside it */
const archiveLine = (site: string, now: string) =>
  `${archiveOf(site)} (${size(statSync(archiveOf(now)).size)}) is the same, to upload and unpack: deploy/README.md says how`;

/* The steps over all sites, each with its count. */

/** A site that is being built. */
type SiteInBuild = SiteFolders & Readonly<{ toRender: SiteToRender }>;

/** A site whose pages have been written. */
type SiteWithPages = SiteInBuild & Pick<RenderedPages, 'pages'>;

/**
 * Starts the static roots of all sites: their scripts and pages.
 * @param quality of the compressed copies; undefined: without them
 * @throws Error with all pages that cannot be rendered
 */
function renderSites(
  bundle: Bundle,
  sites: readonly SiteInBuild[],
  { progress, stopped }: Run,
  quality: number | undefined,
): Promise<readonly SiteWithPages[]> {
  return progress.step('Rendering pages', async (step) => {
    for (const { toRender } of sites) step.expect(pagesOf(toRender).length);
    // What all sites share is compressed once.
    if (quality !== undefined)
      await compressFiles({ outDir: bundle.client, lastDir: sites[0]?.lastDir ?? '' }, { stopped });
    const rendered: (SiteInBuild & RenderedPages)[] = [];
    for (const site of sites) {
      await cp(bundle.client, site.outDir, { recursive: true, filter: (path) => isScriptOf(site.toRender.site, path) });
      // While one page is rendered, others are compressed, which takes longer and uses the other processors.
      const compress: AfterPage = (name, html) => compressFile(name, html, site, quality);
      const run = { step, stopped };
      const pages =
        quality === undefined
          ? await renderPages(bundle, site.outDir, site.toRender, run)
          : await renderPages(bundle, site.outDir, site.toRender, run, compress, cachedLength);
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
export async function writeFilesAround(
  bundle: Bundle,
  { toRender, pages, outDir }: SiteWithPages,
  dictionaries: readonly Dictionary[] = [],
): Promise<void> {
  await writeSiteFiles(toRender.site, toRender.publication, outDir);
  await writeHostFiles(toRender, pages, outDir, dictionaries);
  await writeLicenses(bundle, outDir, toRender.site);
  writeWorker(bundle.worker, toRender, pages, outDir);
}

/** Adds the deltas of the pages of all sites. */
function writeAllDeltas(
  sites: readonly SiteWithPages[],
  dictionaries: readonly (readonly Dictionary[])[],
  { progress, stopped }: Run,
): Promise<void> {
  return progress.step('Comparing pages', async (step) => {
    for (const { pages } of sites) step.expect(pages.length);
    for (const [i, site] of sites.entries()) await writeDeltas(site, dictionaries[i] ?? [], { step, stopped });
  });
}

/** Completes all sites with a compressed copy of everything but pages. */
function compressSites(sites: readonly SiteFolders[], { progress, stopped }: Run): Promise<void> {
  return progress.step('Compressing files', async (step) => {
    for (const { outDir } of sites) step.expect(uncompressedFiles(outDir).length);
    for (const folders of sites) {
      await compressFiles(folders, { step, stopped });
      preserveTimes(folders);
    }
  });
}
