import { join } from 'node:path';
import { build } from 'vite';
import { LICENSES_FILE } from './plugins.ts';
import { WORKERS } from './workers.ts';

/** Bundles the service workers, each into a script of its own without imports. */
export async function bundleWorker(folder: string): Promise<void> {
  for (const name of [WORKERS.removing, WORKERS.keeping]) {
    await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      build: {
        outDir: folder,
        emptyOutDir: false,
        target: 'es2020',
        modulePreload: false,
        // That of the last one stays: only that may have packages.
        license: { fileName: LICENSES_FILE },
        rolldownOptions: {
          input: join('renderer', 'worker', name.replace('.js', '.ts')),
          output: { format: 'iife', entryFileNames: name },
          checks: { pluginTimings: false },
        },
      },
    });
  }
}
