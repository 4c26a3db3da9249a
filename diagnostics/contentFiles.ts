/** The files that people edit, wherever they are. Paths have slashes. */
import type { Decoded } from './encoding.ts';

/** A folder on disk, or files in memory: what reads content takes this, and touches no disk. */
export type ContentFiles = Readonly<{
  /**
   * The paths of all files below a folder, sorted, each with the folder before it. Hidden files are not among them.
   * @throws InputErrors if the folder is on disk and there is no such folder
   */
  list(folder: string): readonly string[];
  /**
   * The text of a file, and its encoding if that was not UTF-8.
   * @throws Error if there is no such file
   */
  readText(path: string): Decoded;
}>;

/** A file as read: the path to display, its text, and its encoding if that was not UTF-8. */
export type InputFile = Readonly<{ path: string }> & Decoded;

/** Reads a file for a source of problems, such as `TextSource`. */
export const readInput = (files: ContentFiles, path: string): InputFile => ({ path, ...files.readText(path) });

/** A reader that parses a file again only when its text has changed. */
export function onceForEachText<T>(parse: (file: InputFile) => T): (file: InputFile) => T {
  const known = new Map<string, Readonly<{ file: InputFile; parsed: T }>>();
  return (file) => {
    const last = known.get(file.path);
    if (last?.file.text === file.text && last.file.encoding === file.encoding) return last.parsed;
    const parsed = parse(file);
    known.set(file.path, { file, parsed });
    return parsed;
  };
}

/** Files in memory: path to text. As on a disk, a byte order mark is no part of what is read. */
export function filesInMemory(texts: ReadonlyMap<string, string>): ContentFiles {
  return {
    list: (folder) => [...texts.keys()].filter((path) => path.startsWith(`${folder}/`)).sort(),
    readText(path) {
      const text = texts.get(path);
      if (text === undefined) throw new Error(`There is no file ${path}.`);
      return { text: text.replace(/^\ufeff/, '') };
    },
  };
}
