/** Bundles the editor's pages into a folder: `viteBuild.ts <folder>`. Started by `bundleApp`. */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, defaultClientConditions } from 'vite';
import { keepFirst } from '../build/bundle/bundleCache.ts';
import { buildFrame } from './frameDocument.ts';
import { readDrawings } from './readDrawings.ts';

const [, , folder = ''] = process.argv;
const partial = `${folder}.${process.pid}.part`;
await build({
  configFile: false,
  root: fileURLToPath(new URL('../../editor/app', import.meta.url)),
  // Packages for React mark modules with directives, of which the bundler would warn.
  logLevel: 'error',
  // In the worker, Emotion and React render pages without a document.
  resolve: { conditions: ['worker', ...defaultClientConditions] },
  define: { DRAWINGS: JSON.stringify(readDrawings()) },
  worker: {
    format: 'es',
    rolldownOptions: { output: { entryFileNames: 'assets/worker.js' } },
  },
  build: {
    outDir: resolve(partial),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: false,
    chunkSizeWarningLimit: 2000,
  },
});
writeFileSync(join(partial, 'frame.html'), await buildFrame());
await keepFirst(partial, folder);
