import { createHash } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import type { WorkerFacts } from '../../../renderer/worker/facts.ts';
import { WORKERS } from '../bundle/workers.ts';
import type { SiteToRender } from '../renderPages.ts';
import { outputFiles } from './outputFiles.ts';
import { type KeptSizes, workerFacts } from './workerFacts.ts';

/** The address of the service worker. It never changes: browsers ask there for the next one. */
const WORKER = 'sw.js';

const DIGEST_LENGTH = 16;

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
  const facts: WorkerFacts = { ...workerFacts(toRender, await sizesIn(outDir)), revisions: await revisionsIn(outDir) };
  const code = await readFile(join(bundled, WORKERS.keeping), 'utf8');
  await writeFile(sw, `self.__FACTS=${JSON.stringify(facts)};${code}`);
}

/** The digests of what a patient may see without a connection, besides pictures and scripts; `renderer/worker/keep.ts` compares them. */
async function revisionsIn(outDir: string): Promise<WorkerFacts['revisions']> {
  const files = (await outputFiles(outDir, '.html', '.vcf')).filter((file) => basename(file) !== '404.html');
  return Object.fromEntries(
    await Promise.all(
      files.map(async (file) => {
        const name = relative(outDir, file).split(sep).join('/');
        const digest = createHash('sha256')
          .update(await readFile(file))
          .digest('hex');
        return [`/${name.replace(/(?:^index)?\.html$/, '')}`, digest.slice(0, DIGEST_LENGTH)] as const;
      }),
    ),
  );
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
