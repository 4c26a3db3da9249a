/** Bundles the pages into a folder: run by `bundlePages`, with the folder as its argument. */
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vike/api';
import { explainFileError } from '../../output/explainFileError.ts';
import { removeUnusedScripts } from './removeUnusedScripts.ts';

// A build that is killed cannot stop its bundler.
process.on('disconnect', () => process.exit(1));

const [, , outDir = ''] = process.argv;
try {
  await build({ viteConfig: { logLevel: 'warn', build: { outDir, emptyOutDir: true } } });
  // What the bundler says of its output is for the build, not for browsers.
  await rename(join(outDir, 'client', '.vite'), join(outDir, '.vite'));
  await removeUnusedScripts(outDir);
  process.exit();
} catch (error) {
  // Vike writes errors that nobody catches, and the process ends as if all were well.
  console.error(explainFileError(error));
  process.exit(1);
}
