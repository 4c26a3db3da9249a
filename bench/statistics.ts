/** The median, which one slow run does not affect. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = Number.NaN] = sorted.slice(middle - 1, middle + 1);
  if (sorted.length === 1) return sorted[0] ?? Number.NaN;
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
}
