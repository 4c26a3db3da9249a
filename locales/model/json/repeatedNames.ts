import type { Node } from 'jsonc-parser';

/** A name that stands in a group for the second time: where, and where it stood first. Counted in characters from 0. */
export type RepeatedName = Readonly<{ name: string; at: number; first: number }>;

/** The names that stand twice in a group: readers of JSON silently take the last. */
export function repeatedNames(node: Node): readonly RepeatedName[] {
  const inside = (node.children ?? []).flatMap(repeatedNames);
  if (node.type !== 'object') return inside;
  const seen = new Map<string, number>();
  const own: RepeatedName[] = [];
  for (const property of node.children ?? []) {
    const name = String(property.children?.[0]?.value);
    const first = seen.get(name);
    if (first === undefined) seen.set(name, property.offset);
    else own.push({ name, at: property.offset, first });
  }
  return [...own, ...inside];
}
