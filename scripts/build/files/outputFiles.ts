import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Paths of all files in a folder and its subfolders whose names have one of the endings, sorted. */
export async function outputFiles(dir: string, ...endings: string[]): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
