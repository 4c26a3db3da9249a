/** Bundles the editor's pages into a folder: `viteBuild.ts <folder>`. Started by `bundleApp`. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { keepFirst } from '../../scripts/build/bundle/bundleCache.ts';

const [, , folder = ''] = process.argv;
const partial = `${folder}.${process.pid}.part`;
await build({
  configFile: false,
  root: fileURLToPath(new URL('../app', import.meta.url)),
  // Packages for React mark modules with directives, of which the bundler would warn.
  logLevel: 'error',
  build: {
    outDir: resolve(partial),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: false,
    chunkSizeWarningLimit: 2000,
  },
});
// The script of the pages that the editor shows. It comes before their own scripts, so it is not a module.
await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  build: {
    outDir: resolve(partial),
    emptyOutDir: false,
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      input: fileURLToPath(new URL('../preview/page/page.ts', import.meta.url)),
      output: { format: 'iife', entryFileNames: 'page.js' },
    },
  },
});
await keepFirst(partial, folder);
