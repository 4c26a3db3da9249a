import { groupHours } from '../../branches/model/hours.ts';
import type { Branch, Weekday } from '../../branches/model/siteModel.ts';
import { WEEKDAYS } from '../../branches/model/siteModel.ts';

/** A range of consecutive weekdays, both included. */
export type DayRange = Readonly<{ from: Weekday; to: Weekday }>;

/** Splits the week, Monday first, into the fewest ranges of days within which no branch's hours change. */
export function compareHours(branches: readonly Pick<Branch, 'hours'>[]): readonly DayRange[] {
  const starts = new Set(branches.flatMap(({ hours }) => groupHours(hours).map(({ from }) => from)));
  const ranges: DayRange[] = [];
  for (const day of WEEKDAYS) {
    const last = ranges.at(-1);
    if (last && !starts.has(day)) ranges[ranges.length - 1] = { ...last, to: day };
    else ranges.push({ from: day, to: day });
  }
  return ranges;
}
