/**
 * Divides room among needs (max-min fairness): none gets more than it needs, and large needs share equally what small ones
 * leave over.
 * @returns the shares, in the order of the needs
 */
export function fairShares(needs: readonly number[], room: number): readonly number[] {
  const shares: number[] = [];
  let left = Math.max(room, 0);
  const smallestFirst = [...needs.entries()].sort(([, one], [, other]) => one - other);
  for (const [done, [index, need]] of smallestFirst.entries()) {
    const share = Math.min(need, Math.floor(left / (needs.length - done)));
    shares[index] = share;
    left -= share;
  }
  return shares;
}
