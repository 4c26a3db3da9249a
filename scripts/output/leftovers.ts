import { readdirSync } from 'node:fs';
import { hostsFolder } from '../hosts/writeHostFiles.ts';

/**
 * Folders with sites of branches that are gone. Reported, never deleted: a person may still need one. A site is known by the
 * folder for hosts beside it; folders without one were not made by a build.
 */
export function leftovers(outDir: string, variants: readonly string[]): readonly string[] {
  const names = readdirSync(outDir);
  return names
    .filter((name) => names.includes(hostsFolder(name)) && !variants.includes(name))
    .flatMap((name) => [name, hostsFolder(name)]);
}
