import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { devGallery } from './gallery/devGallery.ts';
import { devMedia } from './renderer/media/devMedia.ts';
import { LICENSES_FILE, packagesInScripts } from './scripts/build/packagesInScripts.ts';
import { plainImports } from './scripts/build/plainImports.ts';
import { shortNames } from './scripts/build/shortNames.ts';
import { withoutStyleComments } from './scripts/build/withoutStyleComments.ts';
import { devPages } from './scripts/dev/devPages.ts';
import { reloadOnFacts } from './scripts/dev/reloadOnFacts.ts';
import { devSharePictures } from './scripts/share/devSharePictures.ts';
import { tellWarnings } from './scripts/tellWarnings.ts';

export default defineConfig({
  plugins: [
    react(),
    vike(),
    devMedia(),
    devSharePictures(),
    devGallery(),
    reloadOnFacts(),
    tellWarnings(),
    devPages(),
    plainImports(),
    shortNames(),
    withoutStyleComments(),
    packagesInScripts(),
  ],
  clearScreen: false,
  // Other devices are let in by `npm run dev -- --host`.
  server: { port: 5173, host: '127.0.0.1', watch: { ignored: ['**/.cache/**', '**/dist/**'] } },
  build: {
    assetsInlineLimit: 0,
    modulePreload: false,
    // The browsers of decision 22 read no newer code.
    target: 'es2020',
    license: { fileName: LICENSES_FILE },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
