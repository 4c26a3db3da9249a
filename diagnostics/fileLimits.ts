/** Limits on file size. A larger file has something pasted into it by mistake, and would take minutes to read. */

export type Excess = Readonly<{ offset: number; message: string }>;

export const TAKE_BACK = 'Restore the file from a copy, or delete what was pasted into it by mistake.';

export function oversize(bytes: number, most: number): string | undefined {
  if (bytes <= most) return undefined;
  const unit = most < 1_000_000 ? { name: 'kB', bytes: 1000 } : { name: 'MB', bytes: 1_000_000 };
  const found = (Math.ceil((bytes / unit.bytes) * 10) / 10).toLocaleString('en', { maximumFractionDigits: 1 });
  return `the file is ${found} ${unit.name}, expected at most ${most / unit.bytes} ${unit.name}. ${TAKE_BACK}`;
}
