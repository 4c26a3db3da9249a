import { join, sep } from 'node:path';
import type { Problem } from '../../diagnostics/inputErrors.ts';

/**
 * What is wrong with a picture as a whole, for people.
 * @param path the picture's path below `dir`
 */
export function mediaProblem(dir: string, path: string, message: string): Problem {
  return { file: join(dir, path).split(sep).join('/'), line: 1, column: 1, message };
}
