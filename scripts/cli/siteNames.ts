import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CLINIC_ID, COMBINED } from '../../branches/model/files/crossChecks.ts';
import { readFolder } from '../../branches/model/files/parseFiles.ts';
import { FILES_ON_DISK } from '../../diagnostics/filesOnDisk.ts';
import { archiveOf } from '../build/files/zipSite.ts';
import { hostsFolder } from '../hosts/writeHostFiles.ts';

/** The sites that can be built, from the names of the branch files: works even if their content is broken. */
export function buildableSites(branchesDir: string): readonly string[] {
  const files = readFolder(FILES_ON_DISK, branchesDir).map(({ path }) => path.replace(/^.*\/|\.ya?ml$/gi, ''));
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

/**
 * Folders and archives with sites of removed branches. Reported, never deleted: someone may still need one. A site is recognised by its
 * folder of host configurations; folders without one were not created by a build.
 */
export function leftovers(outDir: string, variants: readonly string[]): readonly string[] {
  const names = readdirSync(outDir);
  return names
    .filter((name) => names.includes(hostsFolder(name)) && !variants.includes(name))
    .flatMap((name) => [name, hostsFolder(name), archiveOf(name)].filter((each) => names.includes(each)));
}
