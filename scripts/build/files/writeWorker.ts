import { createHash } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { injectManifest } from 'workbox-build';
import type { Kept } from '../../../renderer/worker/facts.ts';
import { WORKERS } from '../bundle/bundleWorker.ts';
import type { SiteToRender } from '../renderPages.ts';
import { outputFiles } from './outputFiles.ts';
import { type KeptSizes, workerFacts } from './workerFacts.ts';

/** The address of the service worker. It never changes: browsers ask there for the next one. */
const WORKER = 'sw.js';

/** What a patient may see without a connection, besides pictures and scripts. */
const KEPT = '**/*.{html,vcf}';

/**
 * Writes the service worker of a site, after its pages and pictures. It has the digest of each page, so it changes with every change of a
 * page, and browsers then take the new one.
 * @param bundled folder of the bundled workers
 * @throws Error if its pages cannot be read
 */
export async function writeWorker(bundled: string, toRender: SiteToRender, outDir: string): Promise<void> {
  const sw = join(outDir, WORKER);
  if (!toRender.site.clinic.offline) {
    await writeFile(sw, await readFile(join(bundled, WORKERS.removing)));
    return;
  }
  const facts = workerFacts(toRender, await sizesIn(outDir));
  const code = await readFile(join(bundled, WORKERS.keeping), 'utf8');
  await writeFile(sw, `self.__FACTS=${JSON.stringify(facts)};${code}`);
  await addPages(outDir, sw);
}

/** Writes the list of pages into a worker, with the digests that `renderer/worker/keep.ts` compares. */
async function addPages(outDir: string, sw: string): Promise<void> {
  const { warnings } = await injectManifest({
    swSrc: sw,
    swDest: sw,
    globDirectory: outDir,
    globPatterns: [KEPT],
    globIgnores: ['**/404.html'],
    maximumFileSizeToCacheInBytes: Number.MAX_SAFE_INTEGER,
    manifestTransforms: [
      async (entries) => ({ manifest: await Promise.all(entries.map(({ url }) => keptAt(outDir, url))) }),
    ],
  });
  if (warnings.length > 0) throw new Error(`The pages cannot be listed in ${WORKER}: ${warnings.join(' ')}`);
}

async function keptAt(outDir: string, name: string): Promise<Kept & { size: number }> {
  const bytes = await readFile(join(outDir, name));
  const revision = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  return { url: `/${name.replace(/(?:^index)?\.html$/, '')}`, revision, size: bytes.length };
}

async function sizesIn(outDir: string): Promise<KeptSizes> {
  const sizes = async (folder: string, ...endings: readonly string[]) => {
    const files = await outputFiles(join(outDir, folder), ...endings);
    return Promise.all(files.map(async (file) => (await stat(file)).size));
  };
  return {
    pages: await sizes('', '.html'),
    pictures: await sizes('media', '.avif', '.webp', '.jpg'),
    scripts: await sizes('assets', '.js'),
  };
}
