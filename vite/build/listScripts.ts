import type { Plugin, Rollup } from 'vite';
import { ADVERTISING_MODULE } from '../../renderer/site/advertising.ts';

/** The scripts that pages load, immediately or later: the packages in each, keyed by its path in the browser's output folder. */
export type ScriptList = Readonly<Record<string, readonly string[]>>;

/** Paths in the bundle folder of this list, and of Vite's list of all packages with their licences. */
export const SCRIPTS_FILE = '.vite/scripts.json';
export const LICENSES_FILE = '.vite/licenses.json';

/** The modules that pages load directly: all of them, and those of a clinic with a tracking pixel. */
const ENTRIES = ['/renderer/+client.ts', `/${ADVERTISING_MODULE}`];

/** `/…/node_modules/@emotion/cache/dist/x.js` */
const IN_PACKAGE = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/**
 * Lists the scripts that pages load. The bundle has others: Vike also emits entries for pages that run no code in the browser.
 */
export function listScripts(): Plugin {
  return {
    name: 'list-scripts',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    generateBundle(_options, bundle) {
      const scripts = loadedChunks(bundle).map(({ fileName, moduleIds }) => {
        const names = moduleIds.map((id) => IN_PACKAGE.exec(id)?.[1]).filter((name) => name !== undefined);
        return [fileName, [...new Set(names)]];
      });
      this.emitFile({ type: 'asset', fileName: SCRIPTS_FILE, source: JSON.stringify(Object.fromEntries(scripts)) });
    },
  };
}

/** The chunks of the entries, and all chunks that they import directly or indirectly. */
function loadedChunks(bundle: Rollup.OutputBundle): readonly Rollup.OutputChunk[] {
  const chunks = new Map<string, Rollup.OutputChunk>();
  for (const file of Object.values(bundle)) if (file.type === 'chunk') chunks.set(file.fileName, file);
  const loaded = new Set(
    ENTRIES.map((module) => {
      const entry = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
      if (!entry) throw new Error(`No script was made of ${module.slice(1)}.`);
      return entry;
    }),
  );
  for (const { imports, dynamicImports } of loaded) {
    for (const name of [...imports, ...dynamicImports]) {
      const chunk = chunks.get(name);
      if (chunk) loaded.add(chunk);
    }
  }
  return [...loaded];
}
