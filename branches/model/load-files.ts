/** Reads the branch files from a folder. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { InputErrors } from './input-errors.ts';
import { parseFiles, type SiteFiles } from './parse-files.ts';
import type { InputFile } from './source.ts';

/** The texts of all `.yaml` files of a folder, with paths as people write them from here. */
export function readFolder(folder: string): readonly InputFile[] {
  if (!existsSync(folder)) {
    throw new InputErrors([{ file: folder, line: 1, column: 1, message: 'there is no such folder.' }]);
  }
  return readdirSync(folder)
    .filter((name) => /\.ya?ml$/i.test(name) && !name.startsWith('.'))
    .sort()
    .map((name) => ({ path: pathFromHere(folder, name), text: readFileSync(join(folder, name), 'utf8') }));
}

/** The path of a file as people write it from here. */
export function pathFromHere(folder: string, name: string): string {
  return relative('', join(folder, name)).split(sep).join('/');
}

/**
 * Reads and checks `clinic.yaml` and every branch file of a folder.
 * @throws InputErrors with every problem of every file
 */
export function loadFiles(folder: string): SiteFiles {
  return parseFiles(readFolder(folder));
}
