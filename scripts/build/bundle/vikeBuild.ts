/** Bundles the pages and the service workers into a folder. `bundlePages` runs this with the folder as its argument. */
import { readFile, rename, rm } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { build } from 'vike/api';
import { ignoreClosedPipe } from '../../cli/progress.ts';
import { explainFileError } from '../../output/explainFileError.ts';
import { outputFiles } from '../files/outputFiles.ts';
import { bundleWorker } from './bundleWorker.ts';
import { SCRIPTS_FILE, type ScriptList } from './plugins.ts';

// If the build is killed, it cannot stop its bundler.
process.on('disconnect', () => process.exit(1));
ignoreClosedPipe();

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

/** Deletes the scripts of a bundle that no page loads. */
async function removeUnusedScripts(folder: string): Promise<void> {
  const used: ScriptList = JSON.parse(await readFile(join(folder, SCRIPTS_FILE), 'utf8'));
  const client = join(folder, 'client');
  for (const file of await outputFiles(client, '.js')) {
    if (!(relative(client, file).split(sep).join('/') in used)) await rm(file);
  }
}
