/** Results as tables in Markdown. */

type Row = readonly (string | number)[];

/** The first column is text, the others are figures. */
export function table(head: Row, rows: readonly Row[]): string {
  const line = (cells: Row) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, i) => (i === 0 ? '---' : '---:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

export const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

export const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);

/** The median of an odd number of values, which one slow run does not affect. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
