import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CLINIC_ID, COMBINED } from '../../branches/model/files/branchName.ts';
import { readFolder } from '../../branches/model/files/parseFiles.ts';
import { FILES_ON_DISK } from '../content/filesOnDisk.ts';

/** From the names of the branch files: works even if their content is broken. */
export function buildableSites(branchesDir: string): readonly string[] {
  const files = readFolder(FILES_ON_DISK, branchesDir).map(({ path }) => path.replace(/^.*\/|\.ya?ml$/gi, ''));
  return [COMBINED, ...files.filter((name) => name !== CLINIC_ID)];
}

export function builtSites(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((name) => existsSync(join(folder, name, 'index.html')));
}

export const noSuchSite = (name: string, sites: readonly string[]) =>
  `There is no site "${name}". Expected one of: ${sites.join(', ')}.`;
