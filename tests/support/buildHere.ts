import type { FIXTURE_PROJECT } from './fixtureSite.ts';
import { runHere } from './runHere.ts';

/**
 * Runs `npm run build` in the process of the test: the second build of a process takes a quarter of what one in a process of its own
 * does. Vike renders all pages of a process from the first bundle that it loads, so this is only for the code of the project, which
 * that of the fixture site is a copy of.
 * @param cwd where its facts, words and pictures are
 */
export const buildHere = (args: readonly string[], cwd: '.' | typeof FIXTURE_PROJECT = '.') =>
  runHere('scripts/build.ts', args, cwd);
