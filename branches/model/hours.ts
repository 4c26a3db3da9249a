import { type Hours, type Shift, WEEKDAYS, type Weekday } from './week.ts';

/** Consecutive days with the same opening times; no shifts means closed. */
type HoursGroup = Readonly<{ from: Weekday; to: Weekday; shifts: readonly Shift[] }>;

const sameShifts = (one: readonly Shift[], other: readonly Shift[]) => JSON.stringify(one) === JSON.stringify(other);

/** Groups the week, from Monday, into runs of days with the same opening times. */
export function groupHours(hours: Hours): readonly HoursGroup[] {
  const groups: HoursGroup[] = [];
  for (const day of WEEKDAYS) {
    const last = groups.at(-1);
    if (last && sameShifts(last.shifts, hours[day])) groups[groups.length - 1] = { ...last, to: day };
    else groups.push({ from: day, to: day, shifts: hours[day] });
  }
  return groups;
}
