/** Whether a branch is open at a given moment. Also runs in the browser. */
import { KOLKATA_AHEAD } from './day.ts';

/** Minutes after midnight. */
type Shift = Readonly<{ opens: number; closes: number }>;

export type Timetable = Readonly<{
  /** From Monday; an empty list is a day off. */
  week: readonly (readonly Shift[])[];
  /** Days with other times, by ISO day. */
  exceptions: Readonly<Record<string, readonly Shift[]>>;
}>;

/**
 * Open until a time today, or closed until the next opening. Times are minutes after midnight, `inDays` counts from today,
 * weekdays from Monday. Without `next` the branch does not open within `DAYS_AHEAD`.
 */
type OpeningState =
  | Readonly<{ open: true; until: number }>
  | Readonly<{ open: false; next?: Readonly<{ inDays: number; weekday: number; at: number }> }>;

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
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
  const weekdayOf = (day: number) => (((day + FIRST_WEEKDAY) % 7) + 7) % 7;
  const shiftsOf = (day: number) =>
    exceptions[new Date(day * DAY).toISOString().slice(0, 10)] ?? week[weekdayOf(day)] ?? [];

  const current = shiftsOf(today).find(({ opens, closes }) => opens <= minute && minute < closes);
  if (current) return { open: true, until: current.closes };
  for (let inDays = 0; inDays < DAYS_AHEAD; inDays += 1) {
    const next = shiftsOf(today + inDays).find(({ opens }) => inDays > 0 || opens > minute);
    if (next) return { open: false, next: { inDays, weekday: weekdayOf(today + inDays), at: next.opens } };
  }
  return { open: false };
}
