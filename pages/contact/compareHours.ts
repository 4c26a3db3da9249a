import { groupHours } from '../../branches/model/hours.ts';
import type { Branch, Weekday } from '../../branches/model/siteModel.ts';
import { WEEKDAYS } from '../../branches/model/siteModel.ts';

export type DaysInARow = Readonly<{ from: Weekday; to: Weekday }>;

/** Splits the week, Monday first, into the fewest runs of days in which every branch keeps the same hours. */
export function compareHours(branches: readonly Pick<Branch, 'hours'>[]): readonly DaysInARow[] {
  const starts = new Set(branches.flatMap(({ hours }) => groupHours(hours).map(({ from }) => from)));
  const runs: DaysInARow[] = [];
  for (const day of WEEKDAYS) {
    const last = runs.at(-1);
    if (last && !starts.has(day)) runs[runs.length - 1] = { ...last, to: day };
    else runs.push({ from: day, to: day });
  }
  return runs;
}
