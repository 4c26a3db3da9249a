import type { Document } from 'yaml';
import { isNode, isScalar, visit, YAMLParseError } from 'yaml';

/**
 * A complaint for every key that stands a second time in its group. The parser would find them too, but compares each key
 * with all before it: minutes for a file with many.
 */
export function doubledKeys(document: Document): readonly YAMLParseError[] {
  const errors: YAMLParseError[] = [];
  visit(document, {
    Map(_key, { items }) {
      const seen = new Set<unknown>();
      for (const { key } of items) {
        if (!isNode(key) || !isScalar(key) || !key.range) continue;
        const [start, end] = key.range;
        if (seen.has(key.value))
          errors.push(new YAMLParseError([start, end], 'DUPLICATE_KEY', 'Map keys must be unique'));
        seen.add(key.value);
      }
    },
  });
  return errors;
}
