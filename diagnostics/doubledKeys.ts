import { type Document, isScalar, type Range, type Scalar, visit } from 'yaml';

type PlacedKey = Scalar & { range: Range };

const isPlaced = (key: unknown): key is PlacedKey => isScalar(key) && Boolean(key.range);

/**
 * The keys of each group that also occur in an earlier pair, one list per group. The parser could find them too, but it
 * compares every key with all earlier ones, which takes minutes for a large file.
 */
export function doubledKeys(document: Document): readonly (readonly PlacedKey[])[] {
  const groups: (readonly PlacedKey[])[] = [];
  visit(document, {
    Map(_key, { items }) {
      const seen = new Set<unknown>();
      const keys = items.map(({ key }) => key).filter(isPlaced);
      const doubled = keys.filter(({ value }) => seen.size === seen.add(value).size);
      if (doubled.length > 0) groups.push(doubled);
    },
  });
  return groups;
}
