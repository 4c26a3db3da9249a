/** Hostile texts in place of every value, the same in every run. */
import type { InputFile } from '../../../../diagnostics/contentFiles.ts';

/** Returns random numbers from 0 to 1 that depend only on the seed (mulberry32). */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Part of every hostile text, to find it on a page. */
const MARK = 'xss7';

const HOSTILE = [
  `<script>${MARK}()</script>`,
  `"><img src=x onerror=${MARK}()>`,
  `' onmouseover='${MARK}()`,
  `javascript:${MARK}()`,
  `</style><style>*{${MARK}:1}</style>`,
  `</title><svg onload=${MARK}()>`,
  `{{${MARK}}} $t(${MARK})`,
  `&lt;b&gt;${MARK}&#x3c;`,
  `\\u003cscript\\u003e${MARK}`,
  `\u202e${MARK}\u0007\u2028`,
  `https://evil.example/"onclick=${MARK}()`,
  `data:text/html,<b>${MARK}</b>`,
];

/** A line with another value after its key. */
export const withValue = (line: string, value: string) =>
  line.replace(/^(\s*(?:- )?(?:[\w-]+:)?\s*).*$/, (_, key) => `${key.trimEnd()} ${value}`);

/** Replaces each value in turn with a hostile text; web addresses with each of them. */
export function* hostileValues(files: readonly InputFile[]): Generator<HostileValue> {
  let turn = 0;
  for (const file of files) {
    const lines = file.text.split('\n');
    for (const [at, line] of lines.entries()) {
      if (!/^\s*(?:- )?[\w-]+:\s+[^#\s]/.test(line)) continue;
      turn += 1;
      const isAddress = line.includes('https://');
      const texts = isAddress ? HOSTILE : [HOSTILE[turn % HOSTILE.length] ?? ''];
      for (const hostile of texts) {
        const text = lines.with(at, withValue(line, JSON.stringify(hostile))).join('\n');
        yield {
          edit: `${file.path}:${at + 1}: ${hostile}`,
          isAddress,
          files: files.map((each) => (each === file ? { ...each, text } : each)),
        };
      }
    }
  }
}

export type HostileValue = Readonly<{
  edit: string;
  files: readonly InputFile[];
  /** Worth a check of every page. */
  isAddress?: boolean;
}>;
