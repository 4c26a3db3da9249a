import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteModel } from '../../branches/model/siteModel.ts';
import type { LoadedSite } from '../../renderer/site/loadSite.ts';
import { hostsFolder } from '../hosts/writeHostFiles.ts';
import { checkPlaces } from '../output/checkPlaces.ts';
import { putInPlace } from '../output/putInPlace.ts';
import { discardStage, namesIn, openStage } from '../output/stage.ts';
import { bundlePages } from './bundle/bundlePages.ts';
import { archiveOf, zipSite } from './files/zipSite.ts';
import { throwPageProblems } from './pageProblems.ts';
import type { RenderedPages } from './renderPages.ts';
import { changeReport, size } from './report/changeReport.ts';
import type { Run } from './run/progress.ts';
import { openWorkFolder, removeWorkFolder } from './run/workFolder.ts';
import { completeSite, writePages } from './writeSite.ts';

/** What to build, and where. */
export type BuildPlan = Readonly<{
  loaded: LoadedSite;
  sites: readonly SiteModel[];
  outDir: string;
  /** For sites with more pages than a host accepts header rules: `_headers` is then the same for all pages. */
  sharedHeaders: boolean;
  /** An archive of each site, too. One that is there already is always renewed: nobody shall upload an old site. */
  zip: boolean;
  /** Whether pictures are part of the sites. */
  pictures: boolean;
}>;

/**
 * Builds the sites beside the old ones, then swaps all of them in at once. Only one process at a time may do so in an
 * output folder: see `lockOutput`.
 * @param inPlace called when the new sites have replaced the old ones
 * @returns what has changed, site by site, and sentences about what cannot be removed
 * @throws Error with a sentence, or the abort reason; the old sites are then unchanged
 */
export async function makeSites(plan: BuildPlan, run: Run, inPlace: () => void) {
  const { loaded, sites, outDir, sharedHeaders } = plan;
  checkPlaces(
    outDir,
    sites.flatMap(({ variant }) => [variant, hostsFolder(variant), archiveOf(variant)]),
  );
  const stage = openStage(outDir);
  const work = openWorkFolder();
  try {
    run.progress.step('Bundling the pages');
    const bundle = await bundlePages(work, run.stopped);
    // Report pages that cannot be rendered before encoding pictures, which takes a minute.
    const rendered: RenderedPages[] = [];
    for (const site of sites) {
      rendered.push(await writePages(bundle, { ...loaded, site, sharedHeaders }, join(stage.fresh, site.variant), run));
    }
    throwPageProblems(rendered.flatMap(({ problems }) => problems));
    const shared = { bundle, compressed: new Map(), pictures: plan.pictures };
    for (const [i, site] of sites.entries()) {
      const folders = { outDir: join(stage.fresh, site.variant), lastDir: join(outDir, site.variant) };
      await completeSite(shared, { ...loaded, site, sharedHeaders }, rendered[i]?.pages ?? [], folders, run);
    }
    const reports: (readonly string[])[] = [];
    for (const site of sites) {
      const [fresh, last] = [join(stage.fresh, site.variant), join(outDir, site.variant)];
      const archived = plan.zip || existsSync(archiveOf(last));
      const archive = archived ? [archiveLine(last, await zipSite(fresh, archiveOf(fresh)))] : [];
      reports.push([...(await changeReport(fresh, last)), ...archive]);
    }
    run.stopped.throwIfAborted();
    const unremoved = putInPlace(stage, namesIn(stage.fresh));
    inPlace();
    return { reports, unremoved };
  } finally {
    discardStage(stage);
    removeWorkFolder(work);
  }
}

/** @param bytes size of the archive */
function archiveLine(outDir: string, bytes: number): string {
  return `${archiveOf(outDir)} (${size(bytes)}) is the same, to upload and unpack: deploy/README.md says how`;
}
