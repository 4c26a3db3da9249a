import { join, sep } from 'node:path';
import type { Problem } from '../../diagnostics/inputErrors.ts';

/** A picture's file, as messages name it. */
export const mediaFile = (dir: string, path: string): string => join(dir, path).split(sep).join('/');

/**
 * What is wrong with a picture as a whole, for people.
 * @param path the picture's path below `dir`
 */
export function mediaProblem(dir: string, path: string, message: string): Problem {
  return { file: mediaFile(dir, path), line: 1, column: 1, message };
}
