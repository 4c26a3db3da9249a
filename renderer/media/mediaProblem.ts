import { join, sep } from 'node:path';
import type { Problem } from '../../diagnostics/inputErrors.ts';

/**
 * A problem with a whole picture file.
 * @param path the picture's path in `dir`
 * @param message a sentence for the person who added the picture
 */
export function mediaProblem(dir: string, path: string, message: string): Problem {
  return { file: join(dir, path).split(sep).join('/'), line: 1, column: 1, message };
}
