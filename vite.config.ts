import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { advertisingScript, dropPreloadHelper, listScripts } from './scripts/build/bundle/plugins.ts';

/** For builds and the development server; `npm run dev` adds `scripts/dev/developmentServer.ts` for the variant that it shows. */
export default defineConfig({
  plugins: [vike(), dropPreloadHelper(), advertisingScript(), listScripts()],
  clearScreen: false,
  // `npm run dev -- --host` also accepts other devices.
  server: { port: 5173, host: '127.0.0.1', watch: { ignored: ['**/.cache/**', '**/dist/**'] } },
  build: {
    assetsInlineLimit: 0,
    modulePreload: false,
    // The browsers of decision 16 support no newer syntax.
    target: 'es2020',
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
