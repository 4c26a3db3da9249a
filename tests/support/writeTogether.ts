/**
 * Writes two sites concurrently in one process, from one bundle, as a quick build does: `node -r ./scripts/cli/withTypeScript.cjs tests/support/writeTogether.ts <site>… `, where a
 * site is JSON: `{ "outDir", "variant", "branches", "today", "preview" }`.
 */
import { join } from 'node:path';
import { buildSite } from '../../branches/model/buildSite.ts';
import { TRANSLATIONS } from '../../locales/languages.ts';
import { loadSiteFromDisk } from '../../renderer/site/loadSiteFromDisk.ts';
import { bundlePages } from '../../scripts/build/bundle/bundlePages.ts';
import { renderSites, writeFilesAround } from '../../scripts/build/writeSite.ts';
import { openProgress } from '../../scripts/cli/progress.ts';
import { openWorkFolder, removeWorkFolder } from '../../scripts/output/stage.ts';

export type SiteToWrite = Readonly<{
  outDir: string;
  variant: string;
  branches: string;
  today: string;
  preview: boolean;
}>;

const run = { progress: openProgress(), stopped: new AbortController().signal };
const work = openWorkFolder();
try {
  const bundle = await bundlePages(work, run.stopped);
  const write = async ({ outDir, variant, branches, today, preview }: SiteToWrite) => {
    const loaded = await loadSiteFromDisk({ branches, today, addedLanguages: preview ? TRANSLATIONS : [] });
    const toRender = { ...loaded, site: buildSite(variant, loaded.files, today) };
    const folders = { outDir: join(outDir, variant), lastDir: join(outDir, 'none') };
    const sites = await renderSites(bundle, [{ toRender, ...folders }], run, true);
    for (const site of sites) await writeFilesAround(bundle, site);
  };
  await Promise.all(process.argv.slice(2).map((site) => write(JSON.parse(site) as SiteToWrite)));
} finally {
  removeWorkFolder(work);
}
