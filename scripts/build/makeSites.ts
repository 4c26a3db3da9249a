import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteModel } from '../../branches/model/siteModel.ts';
import type { LoadedSite } from '../../renderer/site/loadSite.ts';
import { hostsFolder } from '../hosts/writeHostFiles.ts';
import { putInPlace } from '../output/putInPlace.ts';
import { checkPlaces, discardStage, openStage, openWorkFolder, removeWorkFolder } from '../output/stage.ts';
import { bundlePages } from './bundle/bundlePages.ts';
import { archiveOf, zipSite } from './files/zipSite.ts';
import { changeReport, size, UNCHANGED } from './report.ts';
import type { Run } from './run.ts';
import { isUpToDate, recordBuild, siteKey } from './upToDate.ts';
import { addPictures, compressSites, renderSites, type SiteInBuild, writeFilesAround } from './writeSite.ts';

/** What to build, and where. */
export type BuildPlan = Readonly<{
  loaded: LoadedSite;
  sites: readonly SiteModel[];
  outDir: string;
  /** One that is there already is always renewed: nobody shall upload an old site. */
  zip: boolean;
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
  const { loaded, outDir, zip, isQuick } = plan;
  checkPlaces(
    outDir,
    plan.sites.flatMap(({ variant }) => [variant, hostsFolder(variant), archiveOf(variant)]),
  );
  const stage = openStage(outDir);
  const work = openWorkFolder();
  /** Of the sites that are made. */
  const keys = new Map<string, string>();
  const reports = new Map<string, readonly string[]>();
  const sites: SiteInBuild[] = [];
  let unremoved: readonly string[] = [];
  try {
    for (const site of plan.sites) {
      const [name, lastDir] = [site.variant, join(outDir, site.variant)];
      const key = siteKey(plan.key, site);
      const hasArchive = existsSync(archiveOf(lastDir));
      if ((hasArchive || !zip) && isUpToDate(outDir, name, key)) {
        reports.set(name, [UNCHANGED, ...(hasArchive ? [archiveLine(lastDir, lastDir)] : [])]);
        continue;
      }
      keys.set(name, key);
      sites.push({ toRender: { ...loaded, site }, outDir: join(stage.fresh, name), lastDir });
    }
    if (sites.length > 0) await make();
  } finally {
    discardStage(stage);
    removeWorkFolder(work);
  }
  return { reports: plan.sites.map(({ variant }) => reports.get(variant) ?? []), unremoved };

  async function make(): Promise<void> {
    const bundle = await run.progress.step('Bundling the pages', () => bundlePages(work, run.stopped));
    // Report pages that cannot be rendered before encoding pictures, which takes a minute.
    const written = await renderSites(bundle, sites, run, isQuick);
    if (!isQuick) await addPictures(written, run);
    for (const site of written) await writeFilesAround(bundle, site);
    if (!isQuick) await compressSites(written, run);
    await run.progress.step('Putting everything in place', () => {
      for (const { outDir: fresh, lastDir, toRender } of sites) {
        const lines = [...changeReport(fresh, lastDir)];
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
