/** Bundles the pages and the service workers into a folder. `bundlePages` runs this with the folder as its argument. */
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vike/api';
import { outliveReaders } from '../../cli/outliveReaders.ts';
import { explainFileError } from '../../output/explainFileError.ts';
import { bundleWorker } from './bundleWorker.ts';
import { removeUnusedScripts } from './removeUnusedScripts.ts';

// If the build is killed, it cannot stop its bundler.
process.on('disconnect', () => process.exit(1));
outliveReaders();

const [, , outDir = ''] = process.argv;
try {
  await build({ viteConfig: { logLevel: 'warn', build: { outDir, emptyOutDir: true } } });
  // The bundler's metadata is for the build, not for browsers.
  await rename(join(outDir, 'client', '.vite'), join(outDir, '.vite'));
  await removeUnusedScripts(outDir);
  await bundleWorker(join(outDir, 'worker'));
  process.exit();
} catch (error) {
  // Vike logs uncaught errors, but the process still exits with code 0.
  console.error(explainFileError(error));
  process.exit(1);
}
