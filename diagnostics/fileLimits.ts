/** Limits on file size. A larger file has something pasted into it by mistake, and would take minutes to read. */
import type { Sentence } from './sentences.ts';

export function oversize(bytes: number, most: number): Sentence | undefined {
  if (bytes <= most) return undefined;
  const unit = most < 1_000_000 ? { name: 'kB', bytes: 1000 } : { name: 'MB', bytes: 1_000_000 };
  const found = (Math.ceil((bytes / unit.bytes) * 10) / 10).toLocaleString('en', { maximumFractionDigits: 1 });
  return ['oversize', { found, unit: unit.name, most: most / unit.bytes }];
}
