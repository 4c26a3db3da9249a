import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CLINIC_ID, COMBINED } from '../../branches/model/files/crossChecks.ts';
import { readFolder } from '../../branches/model/files/loadFiles.ts';

/** The sites that can be built, from the names of the branch files: works even if their content is broken. */
export function buildableSites(branchesDir: string): readonly string[] {
  const files = readFolder(branchesDir).map(({ path }) => path.replace(/^.*\/|\.ya?ml$/gi, ''));
  return [COMBINED, ...files.filter((name) => name !== CLINIC_ID)];
}

/** The sites that have been built in a folder. */
export function builtSites(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((name) => existsSync(join(folder, name, 'index.html')));
}

/** @returns a sentence that lists the sites */
export const noSuchSite = (name: string, sites: readonly string[]) =>
  `There is no site "${name}". Expected one of: ${sites.join(', ')}.`;
