import { resolve } from 'node:path';
import vike, { getVikeConfig } from 'vike/plugin';
import { defineConfig, type Plugin, runnerImport } from 'vite';
import { dropPreloadHelper, nameScripts, SCRIPTS_LIST, scriptsOfSomeSites } from './scripts/build/bundle/plugins.ts';
import type { PrerenderedPage } from './scripts/build/prerenderPages.ts';

type Completing = typeof import('./scripts/build/completeSite.ts');

/** Adds to the combined site, once `npx vike build` has prerendered it, what Vike does not know. `npm run build` does so for each site itself. */
const completePrerendered: Plugin = {
  name: 'complete-prerendered',
  apply: 'build',
  buildApp: {
    order: 'post',
    async handler({ config }) {
      const output = getVikeConfig().prerenderContext.output ?? [];
      if (output.length === 0) return;
      const pages = output.map(({ pageContext, fileContent: html }) => {
        const { rendered, mistake } = pageContext as Pick<PrerenderedPage, 'rendered' | 'mistake'>;
        return { address: pageContext.urlOriginal, html, rendered, mistake };
      });
      // Not bundled into this file, which every command with Vite loads.
      const { module } = await runnerImport<Completing>(resolve('scripts/build/completeSite.ts'));
      await module.completeSite(config.build.outDir, pages);
    },
  },
};

/** For builds and the development server; `npm run dev` adds `scripts/dev/developmentServer.ts` for the variant that it shows. */
export default defineConfig({
  plugins: [vike(), dropPreloadHelper(), scriptsOfSomeSites(), nameScripts(), completePrerendered],
  clearScreen: false,
  // `npm run dev -- --host` also accepts other devices.
  server: { port: 5173, host: '127.0.0.1', watch: { ignored: ['**/.cache/**', '**/dist/**'] } },
  build: {
    // Of `npx vike build`, beside the sites that `npm run build` makes.
    outDir: 'dist/vike',
    manifest: SCRIPTS_LIST,
    assetsInlineLimit: 0,
    modulePreload: false,
    // The browsers of decision 16 support no newer syntax.
    target: 'es2020',
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
