/** Whether a branch is open at a given moment. Also runs in the browser. */
import { KOLKATA_AHEAD, MINUTE } from './day.ts';
import { DAY_MINUTES, type Shift } from './week.ts';

export type Timetable = Readonly<{
  /** From Monday; an empty list is a day off. */
  week: readonly (readonly Shift[])[];
  /** Days with other times, by ISO day. */
  exceptions: Readonly<Record<string, readonly Shift[]>>;
}>;

/**
 * Open until a time, or closed until the next opening. Times are minutes after the midnight with which today began, but `at`
 * after that of its day; `inDays` counts from today, weekdays from Monday. Without `until` the branch does not close within a
 * day, without `next` it does not open within `DAYS_AHEAD`.
 */
type OpeningState =
  | Readonly<{ open: true; until?: number }>
  | Readonly<{ open: false; next?: Readonly<{ inDays: number; weekday: number; at: number }> }>;

const DAY = DAY_MINUTES * MINUTE;
/** 1 January 1970 was a Thursday: index 3 in a week that starts on Monday. */
const FIRST_WEEKDAY = 3;
const DAYS_AHEAD = 60;

/**
 * The state at the moment `now`, in the time zone of the clinic.
 * @param now milliseconds since 1970, UTC
 */
export function openingState({ week, exceptions }: Timetable, now: number): OpeningState {
  const local = now + KOLKATA_AHEAD;
  const today = Math.floor(local / DAY);
  const minute = Math.floor((local - today * DAY) / MINUTE);
  const weekdayOf = (day: number) => (day + FIRST_WEEKDAY) % 7;
  const shiftsOf = (day: number) =>
    exceptions[new Date(day * DAY).toISOString().slice(0, 10)] ?? week[weekdayOf(day)] ?? [];

  let until: number | undefined;
  // Yesterday's last shift may go on, and a shift that begins when another ends continues it.
  for (let inDays = -1; inDays < DAYS_AHEAD; inDays += 1) {
    const midnight = inDays * DAY_MINUTES;
    for (const { opens, closes } of shiftsOf(today + inDays)) {
      if (midnight + opens > (until ?? minute)) {
        if (until === undefined)
          return { open: false, next: { inDays, weekday: weekdayOf(today + inDays), at: opens } };
        return until - minute > DAY_MINUTES ? { open: true } : { open: true, until };
      }
      if (midnight + closes > (until ?? minute)) until = midnight + closes;
    }
  }
  return { open: until !== undefined };
}
