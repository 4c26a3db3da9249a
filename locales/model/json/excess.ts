/** Limits on words files. */
import { type Excess, oversize, TAKE_BACK } from '../../../diagnostics/fileLimits.ts';

/** The largest of ours has 30,000. */
const MOST_BYTES = 300_000;

/** Nesting depth; ours is five. */
const MOST_LEVELS = 50;

/** Where a file exceeds a limit, if it does. */
export function excessOf(text: string): Excess | undefined {
  const message = oversize(new TextEncoder().encode(text).length, MOST_BYTES);
  if (message) return { offset: 0, message };
  let level = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[[\]{}]/g)) {
    if (token === '[' || token === '{') level += 1;
    if (token === ']' || token === '}') level -= 1;
    // The parser recurses for each of these, and would overflow the stack.
    if (level > MOST_LEVELS) {
      return {
        offset: index,
        message: `more than ${MOST_LEVELS} brackets are nested here. ${TAKE_BACK}`,
      };
    }
  }
  return undefined;
}
