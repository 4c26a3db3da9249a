import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteModel } from '../../branches/model/siteModel.ts';
import type { LoadedSite } from '../../renderer/site/loadSite.ts';
import { hostsFolder } from '../hosts/writeHostFiles.ts';
import { checkPlaces } from '../output/checkPlaces.ts';
import { putInPlace } from '../output/putInPlace.ts';
import { discardStage, namesIn, openStage } from '../output/stage.ts';
import { addPictures, compressSites, renderSites } from './buildSteps.ts';
import { bundlePages } from './bundle/bundlePages.ts';
import { archiveOf, zipSite } from './files/zipSite.ts';
import { changeReport, size, UNCHANGED } from './report/changeReport.ts';
import type { Run } from './run/run.ts';
import { openWorkFolder, removeWorkFolder } from './run/workFolder.ts';
import { areUpToDate, recordBuild } from './upToDate.ts';
import { type SiteFolders, writeFilesAround } from './writeSite.ts';

/** What to build, and where. */
export type BuildPlan = Readonly<{
  loaded: LoadedSite;
  sites: readonly SiteModel[];
  outDir: string;
  /** For sites with more pages than a host accepts header rules: `_headers` is then the same for all pages. */
  sharedHeaders: boolean;
  /** An archive of each site, too. One that is there already is always renewed: nobody shall upload an old site. */
  zip: boolean;
  /** Whether the sites are only to be looked at: without pictures and compressed copies. */
  isQuick: boolean;
  /** Returns a name for everything that goes into the sites, now; `key` is the one from before anything was read. */
  readKey: () => Promise<string>;
  key: string;
}>;

/**
 * Builds the sites beside the old ones, then swaps all of them in at once. Only one process at a time may do so in an
 * output folder: see `lockOutput`.
 * @param inPlace called when the new sites have replaced the old ones
 * @returns what has changed, site by site, and sentences about what cannot be removed. Sites that would be the same are not built.
 * @throws Error with a sentence, or the abort reason; the old sites are then unchanged
 */
export async function makeSites(plan: BuildPlan, run: Run, inPlace: () => void) {
  const { loaded, outDir, sharedHeaders } = plan;
  checkPlaces(
    outDir,
    plan.sites.flatMap(({ variant }) => [variant, hostsFolder(variant), archiveOf(variant)]),
  );
  const stage = openStage(outDir);
  const work = openWorkFolder();
  const sites = plan.sites.map((site) => ({
    toRender: { ...loaded, site, sharedHeaders },
    outDir: join(stage.fresh, site.variant),
    lastDir: join(outDir, site.variant),
  }));
  const names = plan.sites.map(({ variant }) => variant);
  const isArchived = !plan.zip || names.every((name) => existsSync(archiveOf(join(outDir, name))));
  try {
    if (isArchived && (await areUpToDate(outDir, names, plan.key))) {
      return { reports: sites.map(({ lastDir }) => [UNCHANGED, ...keptArchive(lastDir)]), unremoved: [] };
    }
    const bundle = await run.progress.step('Bundling the pages', () => bundlePages(work, run.stopped));
    // Report pages that cannot be rendered before encoding pictures, which takes a minute.
    const written = await renderSites(bundle, sites, run);
    if (!plan.isQuick) await addPictures(written, run);
    for (const site of written) await writeFilesAround(bundle, site.toRender, site.pages, site.outDir);
    if (!plan.isQuick) await compressSites(written, run);
    return await run.progress.step('Putting everything in place', async () => {
      const reports: (readonly string[])[] = [];
      for (const site of sites) {
        reports.push([...(await changeReport(site.outDir, site.lastDir)), ...(await archive(site, plan.zip))]);
      }
      run.stopped.throwIfAborted();
      const unremoved = putInPlace(stage, namesIn(stage.fresh));
      inPlace();
      // Somebody may have saved a file after it was read.
      if ((await plan.readKey()) === plan.key) await recordBuild(outDir, names, plan.key);
      return { reports, unremoved };
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
