const plain = (word: string) => word.toLowerCase().replace(/[^a-z0-9]/g, '');

/** How many letters must be added, taken away, changed or swapped with their neighbour to get from one word to another. */
export function editDistance(from: string, to: string): number {
  let beforePrevious: readonly number[] = [];
  let previous: readonly number[] = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1];
      const swapped = row > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const costs = [
        at(previous, column) + 1,
        at(current, column - 1) + 1,
        at(previous, column - 1) + (same ? 0 : 1),
        swapped ? at(beforePrevious, column - 2) + 1 : Number.POSITIVE_INFINITY,
      ];
      current.push(Math.min(...costs));
    }
    beforePrevious = previous;
    previous = current;
  }
  return at(previous, to.length);
}

const at = (row: readonly number[], column: number) => row[column] ?? Number.POSITIVE_INFINITY;

/** The known word that a mistyped one is closest to, if it is close, or that it is the beginning of. */
export function didYouMean(word: string, known: readonly string[]): string | undefined {
  const scored = known
    .map((candidate) => ({ candidate, distance: editDistance(plain(word), plain(candidate)) }))
    .filter(({ candidate, distance }) => distance <= Math.ceil(candidate.length / 3))
    .sort((one, other) => one.distance - other.distance);
  const longer = known.filter((candidate) => word.length >= 3 && plain(candidate).startsWith(plain(word)));
  return scored[0]?.candidate ?? (longer.length === 1 ? longer[0] : undefined);
}
