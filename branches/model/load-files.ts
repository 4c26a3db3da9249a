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
    .map((name) => join(folder, name))
    .map((path) => ({ path: relative('', path).split(sep).join('/'), text: readFileSync(path, 'utf8') }));
}

/**
 * Reads and checks `clinic.yaml` and every branch file of a folder.
 * @throws InputErrors with every problem of every file
 */
export function loadFiles(folder: string): SiteFiles {
  return parseFiles(readFolder(folder));
}
