import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin, Rollup } from 'vite';
import { areManyBranches } from '../../../branches/model/manyBranches.ts';
import type { SiteModel } from '../../../branches/model/siteModel.ts';
import { withLength } from '../../../renderer/worker/whole.ts';
import { ADVERTISING_MODULE, hasAdvertising } from '../../../site/pages/advertising.ts';
import { CHOSEN_CLINIC_MODULE, FINDER_MODULE } from '../../../site/pages/clinicScripts.ts';

/** Makes scripts of their own of the modules that only some sites load: those with a tracking pixel, and those with many branches. */
export function scriptsOfSomeSites(): Plugin {
  return {
    name: 'scripts-of-some-sites',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    options: ({ input, ...options }) => ({
      ...options,
      input: {
        ...(input as object),
        advertising: `/${ADVERTISING_MODULE}`,
        clinic: `/${CHOSEN_CLINIC_MODULE}`,
        finder: `/${FINDER_MODULE}`,
      },
    }),
  };
}

const isScript = (name: string, path: string) =>
  new RegExp(`[\\\\/]${name}\\.[\\w.-]+\\.js(?:\\.br|\\.gz)?$`).test(path);

export const isAdvertisingScript = (path: string): boolean => isScript('advertising', path);

/** Whether a site's pages may load a script. */
export function isScriptOf(site: SiteModel, path: string): boolean {
  if (isAdvertisingScript(path)) return hasAdvertising(site);
  return areManyBranches(site.branches) || !isScript('(?:clinic|finder)', path);
}

/** From which Vike takes the names of scripts for pages. It removes it, but no folder that it would be in. */
export const SCRIPTS_LIST = 'scripts.json';

/** In the folder of the worker: Vite's list of packages and licences. */
export const LICENSES_FILE = '.vite/licenses.json';

const ENTRIES = ['/pages/+client.ts', `/${ADVERTISING_MODULE}`, `/${CHOSEN_CLINIC_MODULE}`];

/**
 * Keeps the scripts that pages load, immediately or later, and writes into the name of each how long it is. Vike also emits entries for
 * pages that run no code in the browser.
 */
export function nameScripts(): Plugin {
  return {
    name: 'name-scripts',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    writeBundle({ dir = '' }, bundle) {
      const loaded = loadedChunks(bundle);
      const sent = loaded.flatMap(({ moduleIds }) => moduleIds).find((id) => id.includes('/node_modules/'));
      if (sent) throw new Error(`Pages import ${sent}: let writeLicenses.ts list its licence.`);
      for (const chunk of chunksOf(bundle)) if (!loaded.includes(chunk)) rmSync(join(dir, chunk.fileName));
      nameByLength(
        dir,
        loaded.map(({ fileName }) => fileName),
      );
    },
  };
}

/** Also in the scripts themselves, and in the list of them. */
function nameByLength(dir: string, scripts: readonly string[]): void {
  const read = (file: string) => readFileSync(file, 'utf8');
  const rename = (text: string, digitsOf: (script: string) => string) =>
    scripts.reduce((now, name) => now.replaceAll(basename(name), withLength(basename(name), digitsOf(name))), text);
  // Names are part of the length: each has as many digits.
  const digits = new Map(
    scripts.map((name) => {
      const bytes = Buffer.byteLength(rename(read(join(dir, name)), () => '00000'));
      return [name, String(bytes).padStart(5, '0')] as const;
    }),
  );
  const digitsOf = (name: string) => digits.get(name) ?? '';
  for (const file of [...scripts, SCRIPTS_LIST].map((name) => join(dir, name)))
    writeFileSync(file, rename(read(file), digitsOf));
  for (const name of scripts) renameSync(join(dir, name), join(dir, withLength(name, digitsOf(name))));
}

const chunksOf = (bundle: Rollup.OutputBundle) => Object.values(bundle).filter((file) => file.type === 'chunk');

/** The entries, and all chunks that they import directly or indirectly. */
function loadedChunks(bundle: Rollup.OutputBundle): readonly Rollup.OutputChunk[] {
  const chunks = chunksOf(bundle);
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
