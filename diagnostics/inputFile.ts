/** Reads files that people edit. */
import { readFileSync } from 'node:fs';
import { decode, type OtherEncoding } from './encoding.ts';

/** A file as read: the path to display, its text, and its encoding if that was not UTF-8. */
export type InputFile = Readonly<{ path: string; text: string; encoding?: OtherEncoding }>;

/**
 * Reads a file in whatever encoding it was saved.
 * @param shown the path to display in messages
 */
export function readInput(path: string, shown = path): InputFile {
  return { path: shown, ...decode(readFileSync(path)) };
}

/** The text of a file in whatever encoding it was saved. */
export const readText = (path: string): string => readInput(path).text;
