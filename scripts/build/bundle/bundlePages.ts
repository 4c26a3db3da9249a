import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BRAND_ICONS, drawBrandIcon } from '../../../renderer/icons/brandIcons.ts';
import type { PackageLists } from '../files/writeLicenses.ts';
import { bundleKey, keepBundle, restoreBundle, runBundler } from './bundleCache.ts';
import { LICENSES_FILE, SCRIPTS_FILE } from './plugins.ts';

const VIKE_BUILD = fileURLToPath(new URL('vikeBuild.ts', import.meta.url));

/** The code of all pages, the same for every variant, day and language. */
export type Bundle = Readonly<{
  /** Folder with what browsers load: scripts, the icons made from the logo and the files of `public/`. */
  client: string;
  /** The module that renders pages. */
  server: string;
  /** Folder with the service workers. */
  worker: string;
  packages: PackageLists;
}>;

/**
 * Bundles the pages and their scripts once, unless an earlier build has bundled the same code. Facts and words are not in the bundle: they
 * are read when pages are rendered.
 * @param folder output folder
 * @param stopped kills the bundler
 * @throws Error with the bundler's message if the code cannot be bundled
 */
export async function bundlePages(folder: string, stopped: AbortSignal): Promise<Bundle> {
  stopped.throwIfAborted();
  const key = bundleKey();
  if (!(await restoreBundle(key, folder))) {
    await runBundler(VIKE_BUILD, folder, 'The pages cannot be bundled:', stopped);
    await keepBundle(key, folder);
  }
  const client = join(folder, 'client');
  await writeBrandIcons(client);
  return {
    client,
    server: resolve(folder, 'server', 'entry.mjs'),
    worker: join(folder, 'worker'),
    packages: {
      licenses: join(folder, LICENSES_FILE),
      packages: join(folder, SCRIPTS_FILE),
      worker: join(folder, 'worker', LICENSES_FILE),
    },
  };
}

/**
 * Writes the icons made from the clinic's logo. They are the same in every site.
 * @throws Error if `media/icons/logo.svg` cannot be used
 */
async function writeBrandIcons(outDir: string): Promise<void> {
  await Promise.all(BRAND_ICONS.map(async (name) => writeFile(join(outDir, name), await drawBrandIcon(name))));
}
