/** Bundles the editor's pages in a process of its own, unless they were bundled before. */
import { existsSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CODE } from '../../editor/store/codePaths.ts';
import { BUNDLE_INPUTS, bundleKey, removeOldest, runBundler } from '../build/bundle/bundleCache.ts';
import type { Progress } from '../cli/progress.ts';

const CACHE_DIR = '.cache/editor-app';

/** The inputs of the bundle: code, and the words of the sign-in page. */
const INPUTS = [...new Set([...BUNDLE_INPUTS, ...CODE, 'locales/en/editor-signin.json'])];

/** Bundles the editor if its inputs have changed. @returns the folder with the bundle @throws Error with the bundler's message */
export async function bundleApp(progress: Progress): Promise<string> {
  const folder = join(CACHE_DIR, bundleKey(INPUTS));
  if (existsSync(folder)) {
    await utimes(folder, new Date(), new Date());
    return folder;
  }
  const bundler = fileURLToPath(new URL('viteBuild.ts', import.meta.url));
  await progress.step('Bundling the editor, which is new or has changed', () =>
    runBundler(bundler, folder, 'The editor cannot be bundled:'),
  );
  await removeOldest(CACHE_DIR);
  return folder;
}
