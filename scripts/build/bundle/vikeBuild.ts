/** Bundles the pages and the service workers into the folder that is its argument, for `bundlePages`. */
import { readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vike/api';
import { ignoreClosedPipe } from '../../cli/progress.ts';
import { explainFileError } from '../../output/explainFileError.ts';
import { filesIn } from '../files/filesIn.ts';
import { bundleWorker } from './bundleWorker.ts';
import { SCRIPTS_FILE } from './plugins.ts';

// If the build is killed, it cannot stop its bundler.
process.on('disconnect', () => process.exit(1));
ignoreClosedPipe();

const [, , outDir = ''] = process.argv;
const client = join(outDir, 'client');
try {
  await build({ viteConfig: { logLevel: 'warn', build: { outDir, emptyOutDir: true } } });
  // The bundler's metadata is for the build, not for browsers.
  renameSync(join(client, '.vite'), join(outDir, '.vite'));
  const used: string[] = JSON.parse(readFileSync(join(outDir, SCRIPTS_FILE), 'utf8'));
  const scripts = filesIn(client).filter((name) => name.endsWith('.js'));
  for (const unused of scripts.filter((name) => !used.includes(name))) rmSync(join(client, unused));
  await bundleWorker(join(outDir, 'worker'));
  process.exit();
} catch (error) {
  // Vike logs uncaught errors, but the process still exits with code 0.
  console.error(explainFileError(error));
  process.exit(1);
}
