import type { Plugin, Rollup } from 'vite';

/** The scripts that pages load, at once or later, by their path below the folder that browsers fetch from; names of the packages in each. */
export type ScriptList = Readonly<Record<string, readonly string[]>>;

/** Where the list is written, and Vite's list of all packages with their licences, below the folder of a bundle. */
export const SCRIPTS_FILE = '.vite/scripts.json';
export const LICENSES_FILE = '.vite/licenses.json';

/** Every page loads this module, and none loads another one by itself. */
const ENTRY = '/renderer/+client.ts';

/** `/…/node_modules/@emotion/cache/dist/x.js` */
const IN_PACKAGE = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** Lists the scripts that pages load. Vike also has entries made for pages that run none of their code in the browser. */
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

/** The chunk of the entry, those that it imports, and theirs. */
function loadedChunks(bundle: Rollup.OutputBundle): readonly Rollup.OutputChunk[] {
  const chunks = new Map<string, Rollup.OutputChunk>();
  for (const file of Object.values(bundle)) if (file.type === 'chunk') chunks.set(file.fileName, file);
  const entry = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(ENTRY));
  if (!entry) throw new Error(`No script was made of ${ENTRY.slice(1)}.`);
  const loaded = new Set([entry]);
  for (const { imports, dynamicImports } of loaded) {
    for (const name of [...imports, ...dynamicImports]) {
      const chunk = chunks.get(name);
      if (chunk) loaded.add(chunk);
    }
  }
  return [...loaded];
}
