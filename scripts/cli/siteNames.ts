import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CLINIC_ID, COMBINED } from '../../branches/model/files/crossChecks.ts';
import { readFolder } from '../../branches/model/files/loadFiles.ts';

/** The sites that a build can make, by the names of the branch files: a mistake in one of them hides no name. */
export function buildableSites(branchesDir: string): readonly string[] {
  const files = readFolder(branchesDir).map(({ path }) => path.replace(/^.*\/|\.ya?ml$/gi, ''));
  return [COMBINED, ...files.filter((name) => name !== CLINIC_ID)];
}

/** The sites that are built in a folder. */
export function builtSites(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((name) => existsSync(join(folder, name, 'index.html')));
}

/** @returns a sentence with the sites there are */
export const noSuchSite = (name: string, sites: readonly string[]) =>
  `There is no site "${name}". Expected one of: ${sites.join(', ')}.`;
