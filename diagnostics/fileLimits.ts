/** Limits on file size. A larger file has something pasted into it by mistake, and would take minutes to read. */
import type { Mistake, Sentence } from './sentences.ts';

/** Bytes of any file. */
export const MAX_BYTES = 5_000_000;
/** Bytes of a file that people edit; the largest of ours has 44,000. */
const MAX_EDITED = 300_000;
/** Nesting depth; ours is seven. Parsers recurse for each level, and would overflow the stack. */
export const MAX_LEVELS = 50;

export function oversize(bytes: number, most: number): Sentence | undefined {
  if (bytes <= most) return undefined;
  const unit = most < 1_000_000 ? { name: 'kB', bytes: 1000 } : { name: 'MB', bytes: 1_000_000 };
  const found = (Math.ceil((bytes / unit.bytes) * 10) / 10).toLocaleString('en', { maximumFractionDigits: 1 });
  return ['oversize', { found, unit: unit.name, most: most / unit.bytes }];
}

/** What is wrong with the size of a file that people edit. */
export function excessOf(text: string): Mistake | undefined {
  const sentence = oversize(new TextEncoder().encode(text).length, MAX_EDITED);
  return sentence && { at: 0, sentence };
}
