/** Keeps the bundles of the last builds: most builds change facts or words, which are in no bundle. */

import { fork } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { filesIn } from '../files/filesIn.ts';

const CACHE_DIR = '.cache/bundles';
/** Enough to go back and forth between two branches of the code. */
const MAX_BUNDLES = 4;

/** Whatever a bundle is made of. `tests/unit/scripts/build/upToDate.test.ts` compares it with the modules of one. */
export const BUNDLE_INPUTS: readonly string[] = [
  '+onPrerenderStart.ts',
  'branches/model',
  'components',
  'diagnostics',
  'media/icons',
  'locales/languages.json',
  'locales/languages.ts',
  'locales/model',
  'package-lock.json',
  'pages',
  'public',
  'renderer',
  'scripts/build/bundle',
  'scripts/content',
  'scripts/pictures',
  'site',
  'tsconfig.json',
  'vite.config.ts',
];

/** A name that changes with any of the inputs. */
export const bundleKey = (inputs = BUNDLE_INPUTS): string => fingerprint(inputs, readFileSync).slice(0, 32);

/** A digest of files and folders: of the names, and of what tells one state of a file from another. */
export function fingerprint(paths: readonly string[], stateOf: (file: string) => Buffer | string): string {
  const hash = createHash('sha256').update(process.version);
  // By number: the same wherever the folders are.
  for (const [i, path] of paths.entries())
    for (const file of filesIn(path)) hash.update(`\0${i}\0${file}\0`).update(stateOf(join(path, file)));
  return hash.digest('hex');
}

/** Copies a kept bundle into a folder. @returns whether there was one */
export async function restoreBundle(key: string, folder: string, cache = CACHE_DIR): Promise<boolean> {
  const bundle = join(cache, key);
  try {
    await utimes(bundle, new Date(), new Date());
    await cp(bundle, folder, { recursive: true });
    return true;
  } catch {
    // There is none, or another build has just removed it: what was copied is replaced.
    return false;
  }
}

export async function keepBundle(key: string, folder: string, cache = CACHE_DIR): Promise<void> {
  await mkdir(cache, { recursive: true });
  const partial = join(cache, `${key}.${randomUUID()}.part`);
  await cp(folder, partial, { recursive: true });
  // A build that cannot keep its bundle is complete all the same.
  await keepFirst(partial, join(cache, key)).catch(() => undefined);
  await removeOldest(cache);
}

/**
 * Gives a finished folder its name in a cache. One that is there already stays, since it may be in use.
 * @throws Error if neither is there afterwards
 */
export async function keepFirst(finished: string, target: string): Promise<void> {
  try {
    await rename(finished, target);
  } catch (error) {
    await rm(finished, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
}

/** Removes the bundles that were not used for longest. */
export async function removeOldest(cache: string): Promise<void> {
  const names = await readdir(cache);
  const found = await Promise.all(names.map(async (name) => ({ name, used: (await stat(join(cache, name))).mtimeMs })));
  for (const { name } of found.sort((one, other) => other.used - one.used).slice(MAX_BUNDLES)) {
    await rm(join(cache, name), { recursive: true, force: true });
  }
}

/**
 * Runs a bundler in a process of its own, so that its memory is freed before pages are rendered.
 * @param script takes the output folder as its argument
 * @param failed begins the error's message
 * @param stopped kills the bundler
 */
export async function runBundler(script: string, folder: string, failed: string, stopped?: AbortSignal): Promise<void> {
  stopped?.throwIfAborted();
  const bundler = fork(script, [folder], {
    silent: true,
    env: { ...process.env, NODE_ENV: 'production' },
    killSignal: 'SIGKILL',
    ...(stopped ? { signal: stopped } : {}),
  });
  bundler.stdout?.resume();
  const output = bundler.stderr ? text(bundler.stderr) : '';
  const ended = once(bundler, 'exit');
  const [code] = await ended.catch((error) => {
    stopped?.throwIfAborted();
    throw error;
  });
  if (code !== 0) throw new Error(`${failed}\n${await output}`);
}
