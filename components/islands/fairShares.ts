/**
 * Shares room among needs, in their order: none gets more than it needs, and what small ones leave goes to the large ones
 * in equal parts.
 */
export function fairShares(needs: readonly number[], room: number): readonly number[] {
  const shares: number[] = [];
  let left = Math.max(room, 0);
  const smallestFirst = [...needs.entries()].sort(([, one], [, other]) => one - other);
  for (const [done, [place, need]] of smallestFirst.entries()) {
    const share = Math.min(need, Math.floor(left / (needs.length - done)));
    shares[place] = share;
    left -= share;
  }
  return shares;
}
