/** Bundles the pages and the service workers into the folder that is its argument, for `bundlePages`. */
import { join } from 'node:path';
import { build } from 'vike/api';
import { ignoreClosedPipe } from '../../cli/progress.ts';
import { explainFileError } from '../../output/explainFileError.ts';
import { bundleWorker } from './bundleWorker.ts';

// If the build is killed, it cannot stop its bundler.
process.on('disconnect', () => process.exit(1));
ignoreClosedPipe();

const [, , outDir = ''] = process.argv;
try {
  await build({
    // The pages of each site are made from this bundle: prerenderPages.ts.
    vikeConfig: { prerender: { disableAutoRun: true } },
    viteConfig: { logLevel: 'warn', build: { outDir, emptyOutDir: true } },
  });
  await bundleWorker(join(outDir, 'worker'));
  process.exit();
} catch (error) {
  // Vike logs uncaught errors, but the process still exits with code 0.
  console.error(explainFileError(error));
  process.exit(1);
}
