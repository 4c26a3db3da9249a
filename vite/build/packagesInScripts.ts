import type { Plugin } from 'vite';

/** Names of the packages in each script, by the script's path below the folder that browsers fetch from. */
export type PackagesInScripts = Readonly<Record<string, readonly string[]>>;

/** Where the list is written, and Vite's list of all packages with their licences, below the folder of a bundle. */
export const PACKAGES_FILE = '.vite/packages.json';
export const LICENSES_FILE = '.vite/licenses.json';

/** `/…/node_modules/@emotion/cache/dist/x.js` */
const IN_PACKAGE = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** Lists which packages are in which script. Not every script that is made is sent to browsers. */
export function packagesInScripts(): Plugin {
  return {
    name: 'packages-in-scripts',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const packages = chunks.map(({ fileName, moduleIds }) => {
        const names = moduleIds.map((id) => IN_PACKAGE.exec(id)?.[1]).filter((name) => name !== undefined);
        return [fileName, [...new Set(names)]];
      });
      this.emitFile({ type: 'asset', fileName: PACKAGES_FILE, source: JSON.stringify(Object.fromEntries(packages)) });
    },
  };
}
