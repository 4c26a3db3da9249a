import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { LICENSES_FILE, PACKAGES_FILE } from './packagesInScripts.ts';
import type { PackageLists } from './writeLicenses.ts';

/** Vike writes only below the project's root. */
const WORK_DIR = '.cache/build';

const VIKE_BUILD = fileURLToPath(new URL('vikeBuild.ts', import.meta.url));

/** The code of all pages, the same for every variant, day and language. */
export type Bundle = Readonly<{
  /** Folder with what browsers fetch: scripts and the files of `public/`. */
  client: string;
  /** The module that makes pages. */
  server: string;
  packages: PackageLists;
  remove(): Promise<void>;
}>;

/**
 * Bundles the pages and their scripts once. Facts and words are no part of the bundle: they are read when pages are made.
 * The bundler runs in a process of its own, so that what it holds in memory is gone when pages are made.
 * @throws Error with what the bundler says of code that it cannot read
 */
export async function bundlePages(): Promise<Bundle> {
  const folder = join(WORK_DIR, String(process.pid));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await promisify(execFile)(process.execPath, [...process.execArgv, VIKE_BUILD, folder], {
      env: { ...process.env, NODE_ENV: 'production' },
    });
  } catch (error) {
    await remove();
    throw new Error(`The pages cannot be bundled:\n${(error as { stderr?: string }).stderr ?? error}`);
  }
  return {
    client: join(folder, 'client'),
    server: resolve(folder, 'server', 'entry.mjs'),
    packages: { licenses: join(folder, LICENSES_FILE), packages: join(folder, PACKAGES_FILE) },
    remove,
  };
}
