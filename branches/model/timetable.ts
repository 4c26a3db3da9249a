/** Hours as a short text, for an attribute: every page has them, and is not to grow by it. Also runs in the browser. */
import type { Timetable } from './openingState.ts';
import type { Branch } from './siteModel.ts';
import { type Shift, WEEKDAYS } from './week.ts';

/** The opening times of a branch as scripts read them. */
export const timetableOf = ({ hours, exceptions }: Pick<Branch, 'hours' | 'exceptions'>): Timetable => ({
  week: WEEKDAYS.map((day) => hours[day]),
  exceptions: Object.fromEntries(exceptions.map(({ day, shifts }) => [day, shifts])),
});

/** "630-810,1050-1230;…": shifts in minutes of a day, days from Monday, then those with other hours: "2026-12-25=". */
export function formatTimetable({ week, exceptions }: Timetable): string {
  return [
    ...week.map(formatShifts),
    ...Object.entries(exceptions).map(([day, shifts]) => `${day}=${formatShifts(shifts)}`),
  ].join(';');
}

const formatShifts = (shifts: readonly Shift[]) => shifts.map(({ opens, closes }) => `${opens}-${closes}`).join();

/** What `formatTimetable` has written. */
export function parseTimetable(text: string): Timetable {
  const days = text.split(';');
  const others = days.splice(7).map((day) => day.split('=') as [string, string]);
  return {
    week: days.map(parseShifts),
    exceptions: Object.fromEntries(others.map(([day, shifts]) => [day, parseShifts(shifts)])),
  };
}

const parseShifts = (text: string): readonly Shift[] =>
  Array.from(text.matchAll(/(\d+)-(\d+)/g), ([, opens, closes]) => ({ opens: Number(opens), closes: Number(closes) }));
