/** Reads the branch files from a folder. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { oversize } from '../../../diagnostics/fileLimits.ts';
import { InputErrors } from '../../../diagnostics/inputErrors.ts';
import { type InputFile, readInput } from '../../../diagnostics/inputFile.ts';
import { MOST_BYTES } from '../../../diagnostics/yamlLimits.ts';
import { parseFiles, type SiteFiles } from './parseFiles.ts';

/**
 * The texts of all `.yaml` files of a folder, with paths as people write them from here.
 * @throws InputErrors where there is no such folder, or a file is too large to be read
 */
export function readFolder(folder: string): readonly InputFile[] {
  if (!existsSync(folder)) {
    throw new InputErrors([{ file: folder, line: 1, column: 1, message: 'there is no such folder.' }]);
  }
  const files = readdirSync(folder)
    .filter((name) => /\.ya?ml$/i.test(name) && !name.startsWith('.'))
    .sort()
    .map((name) => ({ found: join(folder, name), path: pathFromHere(folder, name) }));
  const tooLarge = files.flatMap(({ found, path }) => {
    const message = oversize(statSync(found).size, MOST_BYTES);
    return message ? [{ file: path, line: 1, column: 1, message }] : [];
  });
  if (tooLarge.length > 0) throw new InputErrors(tooLarge);
  return files.map(({ found, path }) => readInput(found, path));
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
