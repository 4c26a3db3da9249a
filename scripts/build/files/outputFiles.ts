import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Paths of all files below a folder whose names end in one of the endings. */
export async function outputFiles(dir: string, ...endings: string[]): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
