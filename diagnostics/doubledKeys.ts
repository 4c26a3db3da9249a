import { type Document, isScalar, type Pair, type Range, type Scalar, visit } from 'yaml';

/** A key with its position. */
export type PlacedKey = Scalar & { range: Range };

/**
 * The duplicate keys of each group that has any, one list per group. The parser could find them too, but it compares every
 * key with all earlier ones, which takes minutes for a large file.
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

/** Keys that also occur in an earlier pair. */
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
