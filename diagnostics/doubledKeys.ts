import { type Document, isScalar, type Pair, type Range, type Scalar, visit } from 'yaml';

/** A key and where it stands. */
export type PlacedKey = Scalar & { range: Range };

/**
 * The keys that stand in their group already: one list for each such group. The parser would find them too, but compares
 * each key with all before it: minutes for a file with many.
 */
export function doubledKeys(document: Document): readonly (readonly PlacedKey[])[] {
  const groups: (readonly PlacedKey[])[] = [];
  visit(document, {
    Map(_key, { items }) {
      const doubled = laterOnes(items);
      if (doubled.length > 0) groups.push(doubled);
    },
  });
  return groups;
}

/** Keys that an earlier pair has. */
function laterOnes(pairs: readonly Pair[]): readonly PlacedKey[] {
  const seen = new Set<unknown>();
  return pairs.flatMap(({ key }) => {
    if (!isPlaced(key)) return [];
    if (seen.has(key.value)) return [key];
    seen.add(key.value);
    return [];
  });
}

const isPlaced = (key: unknown): key is PlacedKey => isScalar(key) && Boolean(key.range);
