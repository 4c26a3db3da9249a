/** How large a words file may be. */
import { type Excess, oversize, TAKE_BACK } from '../../../diagnostics/fileLimits.ts';

/** In bytes; the largest of ours has 30,000. */
const MOST_BYTES = 300_000;

/** Groups and lists inside each other; ours are five levels deep. */
const MOST_LEVELS = 50;

/** Where a file begins to hold more than a words file may, if it does. */
export function excessOf(text: string): Excess | undefined {
  const message = oversize(Buffer.byteLength(text), MOST_BYTES);
  if (message) return { offset: 0, message };
  let level = 0;
  for (const { 0: mark, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[[\]{}]/g)) {
    if (mark === '[' || mark === '{') level += 1;
    if (mark === ']' || mark === '}') level -= 1;
    // The parser calls itself for each of these, and would crash.
    if (level > MOST_LEVELS) {
      return {
        offset: index,
        message: `more than ${MOST_LEVELS} brackets are nested here. ${TAKE_BACK}`,
      };
    }
  }
  return undefined;
}
