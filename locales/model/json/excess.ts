/** How large a words file may be. Beyond, something was pasted into it by mistake, and reading it would take minutes. */

/** In bytes; the largest of ours has 30,000. */
const MOST_BYTES = 300_000;

/** Groups and lists inside each other; ours are five levels deep. */
const MOST_LEVELS = 50;

const REMEDY = 'Take the file back from a copy, or delete what was pasted into it by mistake';

export type Excess = Readonly<{ at: number; message: string }>;

/** Where a file begins to hold more than a words file may, if it does. */
export function excessOf(text: string, bytes: number): Excess | undefined {
  if (bytes > MOST_BYTES) {
    const found = Math.ceil(bytes / 1000).toLocaleString('en');
    return { at: 0, message: `the file has ${found} kB, expected at most ${MOST_BYTES / 1000} kB. ${REMEDY}` };
  }
  let level = 0;
  for (const { 0: sign, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[[\]{}]/g)) {
    if (sign === '[' || sign === '{') level += 1;
    if (sign === ']' || sign === '}') level -= 1;
    // The parser calls itself for each of these, and would crash.
    if (level > MOST_LEVELS) {
      return { at: index, message: `more than ${MOST_LEVELS} brackets are opened inside each other here. ${REMEDY}` };
    }
  }
  return undefined;
}
