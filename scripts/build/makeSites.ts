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
import {
  addPictures,
  compressSites,
  renderSites,
  type SiteFolders,
  type SiteInBuild,
  writeFilesAround,
} from './writeSite.ts';

/** What to build, and where. */
export type BuildPlan = Readonly<{
  loaded: LoadedSite;
  sites: readonly SiteModel[];
  outDir: string;
  /** An archive of each site, too. One that is there already is always renewed: nobody shall upload an old site. */
  zip: boolean;
  /** Whether the sites are only to be looked at: without pictures and compressed copies. */
  isQuick: boolean;
  /** Returns a name for everything but facts that goes into the sites, now; `key` is the one from before anything was read. */
  readKey: () => string;
  key: string;
}>;

/**
 * Builds the sites beside the old ones, then swaps all of them in at once. Only one process at a time may do so in an
 * output folder: see `lockOutput`.
 * @param inPlace called when the new sites have replaced the old ones
 * @returns what has changed, site by site, and sentences about what cannot be removed. A site that would be the same is not built.
 * @throws Error with a sentence, or the abort reason; the old sites are then unchanged
 */
export async function makeSites(plan: BuildPlan, run: Run, inPlace: () => void) {
  const { loaded, outDir } = plan;
  checkPlaces(
    outDir,
    plan.sites.flatMap(({ variant }) => [variant, hostsFolder(variant), archiveOf(variant)]),
  );
  const stage = openStage(outDir);
  const work = openWorkFolder();
  const keys = new Map(plan.sites.map((site) => [site.variant, siteKey(plan.key, site)]));
  const reports = new Map<string, readonly string[]>();
  const sites: SiteInBuild[] = [];
  const ended = (unremoved: readonly string[]) => ({
    reports: plan.sites.map(({ variant }) => reports.get(variant) ?? []),
    unremoved,
  });
  try {
    for (const site of plan.sites) {
      const [name, lastDir] = [site.variant, join(outDir, site.variant)];
      const isArchived = !plan.zip || existsSync(archiveOf(lastDir));
      if (isArchived && isUpToDate(outDir, name, keys.get(name) ?? '')) {
        reports.set(name, [UNCHANGED, ...keptArchive(lastDir)]);
        keys.delete(name);
      } else sites.push({ toRender: { ...loaded, site }, outDir: join(stage.fresh, name), lastDir });
    }
    if (sites.length === 0) return ended([]);
    const bundle = await run.progress.step('Bundling the pages', () => bundlePages(work, run.stopped));
    // Report pages that cannot be rendered before encoding pictures, which takes a minute.
    const written = await renderSites(bundle, sites, run, plan.isQuick);
    if (!plan.isQuick) await addPictures(written, run);
    for (const site of written) await writeFilesAround(bundle, site);
    if (!plan.isQuick) await compressSites(written, run);
    return await run.progress.step('Putting everything in place', async () => {
      for (const site of sites) {
        const changes = await changeReport(site.outDir, site.lastDir);
        reports.set(site.toRender.site.variant, [...changes, ...(await archive(site, plan.zip))]);
      }
      run.stopped.throwIfAborted();
      const unremoved = putInPlace(stage);
      inPlace();
      // Somebody may have saved a file after it was read.
      if (plan.readKey() === plan.key) recordBuild(outDir, keys);
      return ended(unremoved);
    });
  } finally {
    discardStage(stage);
    removeWorkFolder(work);
  }
}

/** Writes the archive of a site, on request or to renew it. @returns a line about it */
async function archive({ outDir, lastDir }: SiteFolders, isWanted: boolean): Promise<readonly string[]> {
  const kept = archiveOf(lastDir);
  if (!isWanted && !existsSync(kept)) return [];
  return [archiveLine(kept, await zipSite(outDir, archiveOf(outDir)))];
}

/** A line about the archive of a site that is not built again. */
function keptArchive(lastDir: string): readonly string[] {
  const kept = archiveOf(lastDir);
  return existsSync(kept) ? [archiveLine(kept, statSync(kept).size)] : [];
}

const archiveLine = (archive: string, bytes: number) =>
  `${archive} (${size(bytes)}) is the same, to upload and unpack: deploy/README.md says how`;
