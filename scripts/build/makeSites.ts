import { existsSync } from 'node:fs';
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
import { changeReport, size } from './report/changeReport.ts';
import type { Run } from './run/run.ts';
import { openWorkFolder, removeWorkFolder } from './run/workFolder.ts';
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
}>;

/**
 * Builds the sites beside the old ones, then swaps all of them in at once. Only one process at a time may do so in an
 * output folder: see `lockOutput`.
 * @param inPlace called when the new sites have replaced the old ones
 * @returns what has changed, site by site, and sentences about what cannot be removed
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
  try {
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
  const bytes = await zipSite(outDir, archiveOf(outDir));
  return [`${kept} (${size(bytes)}) is the same, to upload and unpack: deploy/README.md says how`];
}
