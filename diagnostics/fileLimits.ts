/** How large a file may be. Beyond, something was pasted into it by mistake, and reading it would take minutes. */

/** Where a file begins to hold more than it may. */
export type Excess = Readonly<{ offset: number; message: string }>;

/** What to do about a file that is too large. */
export const TAKE_BACK = 'Restore the file from a copy, or delete what was pasted into it by mistake.';

/** A sentence about a file of more bytes than it may have. */
export function oversize(bytes: number, most: number): string | undefined {
  if (bytes <= most) return undefined;
  const unit = most < 1_000_000 ? { name: 'kB', bytes: 1000 } : { name: 'MB', bytes: 1_000_000 };
  const found = (Math.ceil((bytes / unit.bytes) * 10) / 10).toLocaleString('en', { maximumFractionDigits: 1 });
  return `the file is ${found} ${unit.name}, expected at most ${most / unit.bytes} ${unit.name}. ${TAKE_BACK}`;
}
