import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pageModelsOf } from '../../site/pages/everyPage.ts';
import { openProgress } from '../cli/progress.ts';
import { loadCombinedSite } from '../content/loadSiteFromDisk.ts';
import { openWorkFolder, removeWorkFolders } from '../output/stage.ts';
import { cachedLength } from '../pictures/fileCache.ts';
import { drawBrandIcons } from './bundle/bundlePages.ts';
import { bundleWorker } from './bundle/bundleWorker.ts';
import { isScriptOf } from './bundle/plugins.ts';
import { filesIn } from './files/filesIn.ts';
import { writeVersion } from './files/writeVersion.ts';
import { addPictures, writeFilesAround } from './makeSites.ts';
import type { PrerenderedPage } from './prerenderPages.ts';
import { sortOutcomes, throwPageProblems, type WrittenPage, writePage } from './renderPages.ts';

/**
 * Completes the combined site that `npx vike build` has prerendered: all that `npm run build` writes but compressed copies.
 * @param folder has the folder `client`, which becomes the site
 * @throws Error with all pages that cannot be rendered
 */
export async function completeSite(folder: string, prerendered: readonly PrerenderedPage[]): Promise<void> {
  const outDir = join(folder, 'client');
  const toRender = await loadCombinedSite();
  const run = { progress: openProgress(), stopped: new AbortController().signal };
  const worker = openWorkFolder(folder);
  try {
    await bundleWorker(worker);
    await drawBrandIcons(outDir);
    for (const name of filesIn(outDir)) if (!isScriptOf(toRender.site, join(outDir, name))) rmSync(join(outDir, name));
    const write = async () => {
      const outcomes = new Map<string, WrittenPage | Error>();
      for (const page of prerendered) outcomes.set(page.address, await writePage(page, outDir, cachedLength));
      const { pages, problems } = sortOutcomes(pageModelsOf(toRender), outcomes);
      throwPageProblems(problems);
      return { toRender, outDir, lastDir: outDir, pages };
    };
    await addPictures([await write()], run);
    // Now with the lengths of all pictures.
    await writeFilesAround({ folder, client: outDir, worker }, await write());
    writeVersion(outDir);
  } finally {
    removeWorkFolders(folder);
  }
}
