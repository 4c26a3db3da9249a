/** Whether a branch is open at a moment. The browser runs this too. */
import { KOLKATA_AHEAD } from './day.ts';

/** Minutes after midnight. */
type Shift = Readonly<{ opens: number; closes: number }>;

/** The opening times that the state is read from. */
export type Timetable = Readonly<{
  /** Monday first; an empty day is a day off. */
  week: readonly (readonly Shift[])[];
  /** Days with other times, by ISO day. */
  exceptions: Readonly<Record<string, readonly Shift[]>>;
}>;

/**
 * Open until a time of today, or closed until a time of a day to come; days count from today, weekdays from Monday.
 * Without `next` the branch does not open within the days looked at.
 */
export type OpeningState =
  | Readonly<{ open: true; until: number }>
  | Readonly<{ open: false; next?: Readonly<{ inDays: number; weekday: number; at: number }> }>;

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
/** 1 January 1970 was a Thursday: the fourth day of a week that starts on Monday. */
const FIRST_WEEKDAY = 3;
const DAYS_AHEAD = 60;

/**
 * The state at the moment `now`, by the clock of the clinic.
 * @param now milliseconds since 1970, UTC
 */
export function openingState({ week, exceptions }: Timetable, now: number): OpeningState {
  const here = now + KOLKATA_AHEAD;
  const today = Math.floor(here / DAY);
  const minute = Math.floor((here - today * DAY) / MINUTE);
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
