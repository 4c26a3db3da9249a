import { join } from 'node:path';
import type { SiteModel } from '../../branches/model/site-model.ts';
import { hostsFolder } from '../hosts/writeHostFiles.ts';
import { checkPlaces } from '../output/checkPlaces.ts';
import { putInPlace } from '../output/putInPlace.ts';
import { discardStage, namesIn, openStage } from '../output/stage.ts';
import { bundlePages } from './bundlePages.ts';
import { changeReport, keepFacts } from './changeReport.ts';
import { onStop } from './onStop.ts';
import type { Progress } from './progress.ts';
import type { SiteToRender } from './renderPages.ts';
import { openWorkFolder, removeWorkFolder } from './workFolder.ts';
import { writeVariants } from './writeVariants.ts';

/** What to build, and where. */
export type BuildPlan = Omit<SiteToRender, 'site'> & Readonly<{ sites: readonly SiteModel[]; outDir: string }>;

export type BuildEvents = Readonly<{
  /** The new sites have taken the place of the old ones. */
  inPlace(): void;
  /** A signal ends the process, and everything is cleaned up. */
  stopped(): void;
}>;

/**
 * Makes the sites beside the old ones, then puts all of them in place at once. Only one process at a time may do so in an
 * output folder: `lockOutput`.
 * @returns what has changed, site by site, and sentences about what cannot be removed
 * @throws Error with a sentence: then the old sites are as they were
 */
export async function makeSites({ sites, outDir, ...shared }: BuildPlan, progress: Progress, events: BuildEvents) {
  checkPlaces(
    outDir,
    sites.flatMap(({ variant }) => [variant, hostsFolder(variant)]),
  );
  const stage = openStage(outDir);
  const work = openWorkFolder();
  const stopped = new AbortController();
  const cleanUp = () => {
    discardStage(stage);
    removeWorkFolder(work);
  };
  onStop(() => {
    stopped.abort();
    cleanUp();
    events.stopped();
  });
  try {
    progress.step('Bundling the pages');
    const bundle = await bundlePages(work, stopped.signal);
    const variants = sites.map((site) => ({
      folders: { outDir: join(stage.fresh, site.variant), lastDir: join(outDir, site.variant) },
      toRender: { site, ...shared },
    }));
    await writeVariants(bundle, variants, progress);
    const reports: (readonly string[])[] = [];
    for (const site of sites) {
      reports.push(await changeReport(join(stage.fresh, site.variant), outDir, site));
      await keepFacts(stage.fresh, site);
    }
    const unremoved = putInPlace(stage, namesIn(stage));
    events.inPlace();
    return { reports, unremoved };
  } finally {
    cleanUp();
  }
}
