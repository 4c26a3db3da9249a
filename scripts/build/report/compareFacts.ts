import { isDeepStrictEqual } from 'node:util';
import { isGroup, nameOf, pairEntries } from './pairEntries.ts';
import type { Said } from './sayFacts.ts';

/** A fact that is not what it was. */
export type FactChange = Readonly<{
  /** Whose it is, then its name, group by group: `chennai`, `hours`, `sunday`. */
  path: readonly string[];
  kind: 'added' | 'removed' | 'changed' | 'reordered';
  before?: Said | undefined;
  after?: Said | undefined;
}>;

type Value = Said | undefined;

/** Every difference between two values, each as deep down as it can be named. */
export function compareFacts(path: readonly string[], before: Value, after: Value): readonly FactChange[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (before === undefined) return [{ path, kind: 'added', after }];
  if (after === undefined) return [{ path, kind: 'removed', before }];
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(path, before, after);
  if (!isGroup(before) || !isGroup(after)) return [{ path, kind: 'changed', before, after }];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => compareFacts([...path, name], before[name], after[name]));
}

function compareLists(path: readonly string[], before: readonly Said[], after: readonly Said[]): readonly FactChange[] {
  const { pairs, removed, added } = pairEntries(before, after);
  const changed = pairs.flatMap(([i, j]) => {
    const name = labelOf(before, i);
    const label = name === labelOf(after, j) ? name : String(j + 1);
    return compareFacts([...path, label], before[i], after[j]);
  });
  const isReordered = pairs.some(([, j], i) => j < (pairs[i - 1]?.[1] ?? 0));
  return [
    ...removed.map((i) => ({ path: [...path, labelOf(before, i)], kind: 'removed' as const })),
    ...changed,
    ...added.map((j) => ({ path: [...path, labelOf(after, j)], kind: 'added' as const })),
    ...(isReordered ? [{ path, kind: 'reordered' as const }] : []),
  ];
}

function labelOf(list: readonly Said[], position: number): string {
  const entry = list[position];
  return (entry === undefined ? undefined : nameOf(entry)) ?? String(position + 1);
}
