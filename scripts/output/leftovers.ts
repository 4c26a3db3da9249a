import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { hostsFolder } from '../hosts/writeHostFiles.ts';

/**
 * Folders with sites that builds have made of branches that are gone. They are told, not deleted: a person may still need one.
 * A site is known by the facts that are kept beside it; folders without are none of ours.
 */
export function leftovers(outDir: string, variants: readonly string[]): readonly string[] {
  const facts = join(outDir, '.facts');
  const made = existsSync(facts) ? readdirSync(facts).map((name) => name.replace(/\.json$/, '')) : [];
  return made
    .filter((name) => !variants.includes(name))
    .flatMap((name) => [name, hostsFolder(name)])
    .filter((name) => existsSync(join(outDir, name)));
}
