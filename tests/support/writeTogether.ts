/**
 * Writes two sites concurrently in one process, from one bundle: `npx tsx tests/support/writeTogether.ts <site>… `, where a
 * site is JSON: `{ "outDir", "variant", "branches", "today", "preview" }`.
 */
import { join } from 'node:path';
import { buildSite } from '../../branches/model/buildSite.ts';
import { TRANSLATIONS } from '../../locales/languages.ts';
import { loadSite } from '../../renderer/site/loadSite.ts';
import { bundlePages } from '../../scripts/build/bundle/bundlePages.ts';
import { throwPageProblems } from '../../scripts/build/pageProblems.ts';
import { createProgress } from '../../scripts/build/run/progress.ts';
import { openWorkFolder, removeWorkFolder } from '../../scripts/build/run/workFolder.ts';
import { completeSite, writePages } from '../../scripts/build/writeSite.ts';

export type SiteToWrite = Readonly<{
  outDir: string;
  variant: string;
  branches: string;
  today: string;
  preview: boolean;
}>;

const run = { progress: createProgress((line) => console.log(line)), stopped: new AbortController().signal };
const work = openWorkFolder();
try {
  const bundle = await bundlePages(work, run.stopped);
  const shared = { bundle, compressed: new Map(), pictures: true };
  const write = async ({ outDir, variant, branches, today, preview }: SiteToWrite) => {
    const loaded = await loadSite({ branches, today, addedLanguages: preview ? TRANSLATIONS : [] });
    const toRender = { ...loaded, site: buildSite(variant, loaded.files, today), sharedHeaders: false };
    const folders = { outDir: join(outDir, variant), lastDir: join(outDir, 'none') };
    const { pages, problems } = await writePages(bundle, toRender, folders.outDir, run);
    throwPageProblems(problems);
    await completeSite(shared, toRender, pages, folders, run);
  };
  await Promise.all(process.argv.slice(2).map((site) => write(JSON.parse(site) as SiteToWrite)));
} finally {
  removeWorkFolder(work);
}
