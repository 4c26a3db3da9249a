import type { Node } from 'jsonc-parser';

/** A duplicate name in a group, with its offset and that of its first occurrence. */
export type RepeatedName = Readonly<{ name: string; at: number; first: number }>;

/** The duplicate names of all groups: JSON parsers silently use the last one. */
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
