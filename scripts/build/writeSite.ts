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
  /** Its last good output, which may not exist: unchanged files are reused from it. */
  lastDir: string;
}>;

/**
 * Writes the complete static root of a site, and beside it the configurations that hosts need.
 * @returns the pages that cannot be rendered; if there are any, nothing else is written
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
  progress.step(`${site.variant}: ${pages.length} pages rendered`);

  await writeSiteFiles(site, publication, outDir);
  await writeSecurityText(site, outDir);
  await writeHostFiles(toRender, pages, outDir);
  await writeLicenses(bundle.packages, outDir);
  const pictures = await writeMedia(toRender, pages, outDir, run);
  const shared = await writeSharePictures(site.variant, pages, outDir, run);
  progress.step(`${site.variant}: ${pictures + shared} pictures ready`);
  progress.step(`${site.variant}: ${await compressFiles(outDir, lastDir, stopped)} files compressed`);
  await keepTimes(outDir, lastDir);
  return [];
}
