import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vike/api';
import type { SiteModel } from '../../branches/model/site-model.ts';
import type { Language } from '../../locales/languages.ts';
import { compressFiles } from './compressFiles.ts';
import { removeUnusedScripts } from './removeUnusedScripts.ts';
import { throwRenderProblems } from './throwRenderProblems.ts';
import { writeMedia } from './writeMedia.ts';
import { writeSiteFiles } from './writeSiteFiles.ts';

/** Vike writes only below the project's root. */
const WORK_DIR = '.cache/build';

export type BuildVariantOptions = Readonly<{
  site: SiteModel;
  outDir: string;
  branchesDir: string;
  /** Their pages are made too, ready or not, for people who review them. */
  addedLanguages: readonly Language[];
}>;

/**
 * Makes the complete static root of one variant.
 * @throws whatever a page throws: a missing text, picture or icon stops the build
 */
export async function buildVariant({ site, outDir, branchesDir, addedLanguages }: BuildVariantOptions): Promise<void> {
  const work = join(WORK_DIR, `${site.variant}-${process.pid}`);
  Object.assign(process.env, {
    NODE_ENV: 'production',
    SITE: site.variant,
    SITE_TODAY: site.today,
    SITE_BRANCHES: branchesDir,
    SITE_LANGUAGES: addedLanguages.map(({ code }) => code).join(','),
  });
  await build({ viteConfig: { logLevel: 'warn', build: { outDir: work, emptyOutDir: true } } });
  throwRenderProblems();
  await rm(join(work, 'client', '.vite'), { recursive: true, force: true });
  await cp(join(work, 'client'), outDir, { recursive: true });
  await rm(work, { recursive: true, force: true });
  if (!existsSync(join(outDir, '404.html'))) throw new Error('The build made no 404.html.');
  await writeSiteFiles(site, outDir);
  await removeUnusedScripts(outDir);
  await writeMedia(outDir);
  await compressFiles(outDir);
}
