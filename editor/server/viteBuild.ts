/** Bundles the editor's pages into a folder: `viteBuild.ts <folder>`. Started by `bundleApp`. */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, defaultClientConditions } from 'vite';
import { keepFirst } from '../../scripts/build/bundle/bundleCache.ts';
import { buildFrame } from '../preview/frame/frameDocument.ts';
import { drawings } from '../session/drawings.plugin.ts';

const [, , folder = ''] = process.argv;
const partial = `${folder}.${process.pid}.part`;
const SHARED = {
  configFile: false,
  root: fileURLToPath(new URL('../app', import.meta.url)),
  // Packages for React mark modules with directives, of which the bundler would warn.
  logLevel: 'error',
} as const;
const OUTPUT = {
  outDir: resolve(partial),
  target: 'es2022',
  modulePreload: false,
  chunkSizeWarningLimit: 2000,
} as const;

await build({ ...SHARED, build: { ...OUTPUT, emptyOutDir: true } });
await build({
  ...SHARED,
  plugins: [drawings()],
  // Emotion and React render pages without a document.
  resolve: { conditions: ['worker', ...defaultClientConditions] },
  build: {
    ...OUTPUT,
    emptyOutDir: false,
    rolldownOptions: {
      input: fileURLToPath(new URL('../session/worker.ts', import.meta.url)),
      output: { entryFileNames: 'assets/worker.js' },
    },
  },
});
writeFileSync(join(partial, 'frame.html'), await buildFrame());
await keepFirst(partial, folder);
