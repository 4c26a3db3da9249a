import type { Plugin, Rollup } from 'vite';
import { ADVERTISING_MODULE } from '../../../site/pages/advertising.ts';

/** Makes a script of its own of the module that asks about advertising: pages without a tracking pixel do not load it. */
export function advertisingScript(): Plugin {
  return {
    name: 'advertising-script',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    options: ({ input, ...options }) => ({
      ...options,
      input: { ...(input as object), advertising: `/${ADVERTISING_MODULE}` },
    }),
  };
}

export function isAdvertisingScript(path: string): boolean {
  return /[\\/]advertising\.[\w.-]+\.js(?:\.br|\.gz)?$/.test(path);
}

/** In the bundle folder: the scripts that pages load, immediately or later. In that of the worker: Vite's list of packages and licences. */
export const SCRIPTS_FILE = '.vite/scripts.json';
export const LICENSES_FILE = '.vite/licenses.json';

const ENTRIES = ['/pages/+client.ts', `/${ADVERTISING_MODULE}`];

/** Vike also emits entries for pages that run no code in the browser. */
export function listScripts(): Plugin {
  return {
    name: 'list-scripts',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    generateBundle(_options, bundle) {
      const scripts = loadedChunks(bundle);
      const sent = scripts.flatMap(({ moduleIds }) => moduleIds).find((id) => id.includes('/node_modules/'));
      if (sent) throw new Error(`Pages import ${sent}: let writeLicenses.ts list its licence.`);
      const names = scripts.map(({ fileName }) => fileName);
      this.emitFile({ type: 'asset', fileName: SCRIPTS_FILE, source: JSON.stringify(names) });
    },
  };
}

/** The entries, and all chunks that they import directly or indirectly. */
function loadedChunks(bundle: Rollup.OutputBundle): readonly Rollup.OutputChunk[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const loaded = new Set(
    ENTRIES.map((module) => {
      const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
      if (!entry) throw new Error(`No script was made of ${module.slice(1)}.`);
      return entry;
    }),
  );
  for (const { imports, dynamicImports } of loaded) {
    const names = [...imports, ...dynamicImports];
    for (const chunk of chunks) if (names.includes(chunk.fileName)) loaded.add(chunk);
  }
  return [...loaded];
}

const HELPER = '\0vite/preload-helper.js';

/**
 * Replaces the helper that Vite wraps around every `import()` to preload styles and modules, of which there are none. That saves 750 bytes
 * per page. Each script gets its own copy, as a shared one would cost a request.
 */
export function dropPreloadHelper(): Plugin {
  return {
    name: 'drop-preload-helper',
    enforce: 'pre',
    apply: 'build',
    resolveId: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: (_id, importer) => `${HELPER}?${importer}`,
    },
    load: {
      filter: { id: /^\0vite\/preload-helper\.js\?/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
