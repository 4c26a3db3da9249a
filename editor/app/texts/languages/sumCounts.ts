import type { State } from '../../../../locales/model/status.ts';

/** How many texts of each state several files have together. */
export function sumCounts(counts: readonly Readonly<Record<State, number>>[]): Readonly<Record<State, number>> {
  const sum = { missing: 0, stale: 0, machine: 0, translated: 0, reviewed: 0 };
  for (const each of counts) {
    sum.missing += each.missing;
    sum.stale += each.stale;
    sum.machine += each.machine;
    sum.translated += each.translated;
    sum.reviewed += each.reviewed;
  }
  return sum;
}
