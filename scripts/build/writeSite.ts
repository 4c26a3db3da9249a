import { cp } from 'node:fs/promises';
import { writeHostFiles } from '../hosts/writeHostFiles.ts';
import type { Bundle } from './bundle/bundlePages.ts';
import { compressFiles } from './files/compressFiles.ts';
import { keepTimes } from './files/keepTimes.ts';
import { writeLicenses } from './files/writeLicenses.ts';
import { writeMedia } from './files/writeMedia.ts';
import { writeSecurityText } from './files/writeSecurityText.ts';
import { writeSharePictures } from './files/writeSharePictures.ts';
import { writeSiteFiles } from './files/writeSiteFiles.ts';
import type { PageProblem } from './pageProblems.ts';
import { renderPages, type SiteToRender } from './renderPages.ts';
import type { Run } from './run/progress.ts';

export type SiteFolders = Readonly<{
  /** Where the site is written. */
  outDir: string;
  /** Its last good output, which may not exist: what has not changed is taken from there. */
  lastDir: string;
}>;

/**
 * Makes the complete static root of a site, and beside it what hosts need to serve it.
 * @returns the pages that cannot be made: if there are any, no other file is
 */
export async function writeSite(
  bundle: Bundle,
  toRender: SiteToRender,
  { outDir, lastDir }: SiteFolders,
  run: Run,
): Promise<readonly PageProblem[]> {
  const { site, publication } = toRender;
  const { progress, stopped } = run;
  await cp(bundle.client, outDir, { recursive: true });
  const { pages, problems } = await renderPages(bundle, outDir, toRender, stopped);
  if (problems.length > 0) return problems;
  progress.step(`${site.variant}: ${pages.length} pages made`);

  await writeSiteFiles(site, publication, outDir);
  await writeSecurityText(site, outDir);
  await writeHostFiles(toRender, pages, outDir);
  await writeLicenses(bundle.packages, outDir);
  const pictures = await writeMedia(toRender, pages, outDir, run);
  const shared = await writeSharePictures(site.variant, pages, outDir, run);
  progress.step(`${site.variant}: ${pictures + shared} pictures there`);
  progress.step(`${site.variant}: ${await compressFiles(outDir, lastDir, stopped)} files compressed`);
  await keepTimes(outDir, lastDir);
  return [];
}
