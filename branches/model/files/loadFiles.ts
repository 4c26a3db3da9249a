/** Reads the branch files from a folder. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { oversize } from '../../../diagnostics/fileLimits.ts';
import { InputErrors } from '../../../diagnostics/inputErrors.ts';
import { type InputFile, readInput } from '../../../diagnostics/inputFile.ts';
import { MOST_BYTES } from '../../../diagnostics/yamlLimits.ts';
import { parseFiles, type SiteFiles } from './parseFiles.ts';

/**
 * Reads all `.yaml` files of a folder, with paths relative to the working directory.
 * @throws InputErrors if the folder does not exist or a file is too large
 */
export function readFolder(folder: string): readonly InputFile[] {
  if (!existsSync(folder)) {
    throw new InputErrors([{ file: folder, line: 1, column: 1, message: 'there is no such folder.' }]);
  }
  const files = readdirSync(folder)
    .filter((name) => /\.ya?ml$/i.test(name) && !name.startsWith('.'))
    .sort()
    .map((name) => ({ fullPath: join(folder, name), path: pathFromHere(folder, name) }));
  const tooLarge = files.flatMap(({ fullPath, path }) => {
    const message = oversize(statSync(fullPath).size, MOST_BYTES);
    return message ? [{ file: path, line: 1, column: 1, message }] : [];
  });
  if (tooLarge.length > 0) throw new InputErrors(tooLarge);
  return files.map(({ fullPath, path }) => readInput(fullPath, path));
}

/** The path of a file relative to the working directory, with slashes. */
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
