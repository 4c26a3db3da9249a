import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BRAND_ICONS, drawBrandIcon } from '../../pictures/brandIcons.ts';
import { bundleKey, keepBundle, restoreBundle, runBundler } from './bundleCache.ts';

const VIKE_BUILD = fileURLToPath(new URL('vikeBuild.ts', import.meta.url));

/** The code of all pages, the same for every variant, day and language. */
export type Bundle = Readonly<{
  /** What browsers load: scripts, and the icons made from the logo. */
  client: string;
  /** Holds the folders `client` and `server`. */
  folder: string;
  worker: string;
}>;

/**
 * Bundles the pages and their scripts, unless an earlier build has bundled the same code. Facts and words are read when pages are rendered.
 * @throws Error if the code cannot be bundled, or the clinic's logo cannot be drawn
 */
export async function bundlePages(folder: string, stopped: AbortSignal): Promise<Bundle> {
  const key = bundleKey();
  if (!(await restoreBundle(key, folder))) {
    await runBundler(VIKE_BUILD, folder, 'The pages cannot be bundled:', stopped);
    await keepBundle(key, folder);
  }
  const client = join(folder, 'client');
  await drawBrandIcons(client);
  return { folder, client, worker: join(folder, 'worker') };
}

export async function drawBrandIcons(client: string): Promise<void> {
  for (const name of BRAND_ICONS) await writeFile(join(client, name), await drawBrandIcon(name));
}
