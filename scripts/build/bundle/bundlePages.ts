import { fork } from 'node:child_process';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { LICENSES_FILE, SCRIPTS_FILE } from '../../../vite/build/listScripts.ts';
import { writeBrandIcons } from '../files/writeBrandIcons.ts';
import type { PackageLists } from '../files/writeLicenses.ts';
import { bundleKey, keepBundle, restoreBundle } from './bundleCache.ts';

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
 * are read when pages are rendered. The bundler runs in a separate process, so that its memory is freed before pages are rendered.
 * @param folder output folder
 * @param stopped kills the bundler
 * @throws Error with the bundler's message if the code cannot be bundled
 */
export async function bundlePages(folder: string, stopped: AbortSignal): Promise<Bundle> {
  stopped.throwIfAborted();
  const key = await bundleKey();
  if (!(await restoreBundle(key, folder))) {
    await bundle(folder, stopped);
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

async function bundle(folder: string, stopped: AbortSignal): Promise<void> {
  // The signal is given once: whoever listens afterwards never hears of it.
  stopped.throwIfAborted();
  const bundler = fork(VIKE_BUILD, [folder], {
    env: { ...process.env, NODE_ENV: 'production' },
    silent: true,
  });
  const end = () => bundler.kill('SIGKILL');
  stopped.addEventListener('abort', end);
  bundler.stdout?.resume();
  const ended = new Promise<number | null>((done, fail) => bundler.on('error', fail).on('exit', done));
  const [said, code] = await Promise.all([bundler.stderr ? text(bundler.stderr) : '', ended]).finally(() =>
    stopped.removeEventListener('abort', end),
  );
  stopped.throwIfAborted();
  if (code !== 0) throw new Error(`The pages cannot be bundled:\n${said}`);
}
