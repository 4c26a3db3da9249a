/** Files that people edit, as they are read. */
import { readFileSync } from 'node:fs';
import { decode, type OtherEncoding } from './encoding.ts';

/** A file as read: a path to show, its text, and what it was saved as where that was not UTF-8. */
export type InputFile = Readonly<{ path: string; text: string; encoding?: OtherEncoding }>;

/**
 * Reads a file, in whatever encoding an editor saved it.
 * @param shown the path that messages name
 */
export function readInput(path: string, shown = path): InputFile {
  return { path: shown, ...decode(readFileSync(path)) };
}

/** The text of a file, in whatever encoding an editor saved it. */
export const readText = (path: string): string => readInput(path).text;
