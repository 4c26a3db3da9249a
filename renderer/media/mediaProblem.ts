import { join, sep } from 'node:path';
import type { Problem } from '../../diagnostics/inputErrors.ts';

/** A picture's file, as messages name it. */
export const mediaFile = (dir: string, path: string): string => join(dir, path).split(sep).join('/');

/**
 * A problem with a whole picture file.
 * @param path the picture's path in `dir`
 * @param message a sentence for the person who added the picture
 */
export function mediaProblem(dir: string, path: string, message: string): Problem {
  return { file: mediaFile(dir, path), line: 1, column: 1, message };
}
