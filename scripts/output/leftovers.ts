import { readdirSync } from 'node:fs';
import { archiveOf } from '../build/files/zipSite.ts';
import { hostsFolder } from '../hosts/writeHostFiles.ts';

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
