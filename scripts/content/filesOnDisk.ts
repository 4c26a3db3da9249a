/** The files of a folder on this machine. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { ContentFiles } from '../../diagnostics/contentFiles.ts';
import { decode } from '../../diagnostics/encoding.ts';
import { MAX_BYTES, oversize } from '../../diagnostics/fileLimits.ts';
import { fileProblem, InputErrors } from '../../diagnostics/inputErrors.ts';

const withSlashes = (path: string) => path.split(sep).join('/');

/** Files by their paths from the working directory. A file that is too large to be read is refused with an `InputErrors`. */
export const FILES_ON_DISK: ContentFiles = {
  list(folder) {
    if (!existsSync(folder)) throw new InputErrors([fileProblem(folder, 'noFolder')]);
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => withSlashes(join(parentPath, name)))
      .filter((path) => !path.slice(folder.length).includes('/.'))
      .sort();
  },
  readText(path) {
    const tooLarge = oversize(statSync(path).size, MAX_BYTES);
    if (tooLarge) throw new InputErrors([fileProblem(path, ...tooLarge)]);
    return decode(readFileSync(path));
  },
};

/** The path of a file relative to the working directory, with slashes. */
export const pathFromHere = (folder: string, name = ''): string => withSlashes(relative('', join(folder, name)));
