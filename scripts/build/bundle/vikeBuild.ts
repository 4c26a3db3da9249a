/** Bundles the pages and the service workers into the folder that is its argument, for `bundlePages`. */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vike/api';
import { withLength } from '../../../renderer/worker/whole.ts';
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
  nameByLength(scripts.filter((name) => used.includes(name)));
  await bundleWorker(join(outDir, 'worker'));
  process.exit();
} catch (error) {
  // Vike logs uncaught errors, but the process still exits with code 0.
  console.error(explainFileError(error));
  process.exit(1);
}

/** Writes the length of each script into its name, and the names into the scripts and into the list of them from which pages are rendered. */
function nameByLength(scripts: readonly string[]): void {
  const read = (file: string) => readFileSync(file, 'utf8');
  const rename = (text: string, digitsOf: (script: string) => string) =>
    scripts.reduce((now, name) => now.replaceAll(basename(name), withLength(basename(name), digitsOf(name))), text);
  // Names are part of the length: each has as many digits.
  const digits = new Map(
    scripts.map((name) => {
      const bytes = Buffer.byteLength(rename(read(join(client, name)), () => '00000'));
      return [name, String(bytes).padStart(5, '0')] as const;
    }),
  );
  const digitsOf = (name: string) => digits.get(name) ?? '';
  const list = join(outDir, 'server', 'entry.mjs');
  for (const file of [...scripts.map((name) => join(client, name)), list])
    writeFileSync(file, rename(read(file), digitsOf));
  for (const name of scripts) renameSync(join(client, name), join(client, withLength(name, digitsOf(name))));
}
