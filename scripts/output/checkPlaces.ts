import { lstatSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Runs before any work is done: sites are swapped in by renaming folders, which is impossible for a mount point and would
 * replace a symbolic link.
 * @throws Error with a sentence for each folder that cannot be replaced
 */
export function checkPlaces(outDir: string, names: readonly string[]): void {
  const { dev } = statSync(outDir);
  const problems = names.flatMap((name) => {
    const place = join(outDir, name);
    const found = lstatSync(place, { throwIfNoEntry: false });
    if (found?.isSymbolicLink())
      return [`${place} is a link, which the new site would replace. Delete the link, and name the folder with --out.`];
    if (found && found.dev !== dev)
      return [`${place} is a disk of its own, which cannot be replaced. Mount the disk on ${outDir} instead.`];
    return [];
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
