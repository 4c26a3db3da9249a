/** A visit as a link names it: `#visit=chennai,2026-12-05T11:00`, a time in India. Also runs in the browser. */
import { KOLKATA_AHEAD, MINUTE } from './day.ts';
import type { Timetable } from './openingState.ts';

export type Visit = Readonly<{
  /** Id of the branch. */
  branch: string;
  /** As they are written: 2026-12-05, 11:00. */
  day: string;
  time: string;
  /** When it begins, in milliseconds since 1970, UTC; not a number if there is no such day or time. */
  begins: number;
}>;

/** `check`: no such time, or the branch is closed then. */
export type VisitState = 'coming' | 'passed' | 'check';

const DAY = 86_400_000;
/** How long a calendar keeps free: a sitting takes up to an hour. */
export const VISIT_LENGTH = 60 * MINUTE;

/** Apps on the way may encode the comma and the colon. */
const FRAGMENT = /^#visit=([a-z\d-]{1,64})(?:,|%2C)(\d{4}-\d\d-\d\d)T(\d\d)(?::|%3A)(\d\d)$/i;

export const visitFragment = ({ branch, day, time }: Omit<Visit, 'begins'>): string =>
  `#visit=${branch},${day}T${time}`;

/** Reads the fragment of an address; undefined for any other. */
export function readVisit(fragment: string): Visit | undefined {
  const [, branch = '', day = '', hour, minute] = FRAGMENT.exec(fragment) ?? [];
  if (!branch) return undefined;
  const time = `${hour}:${minute}`;
  const written = `${day}T${time}:00.000Z`;
  const local = Date.parse(written);
  // Some browsers take 31 February for a day in March.
  const exists = local >= 0 && new Date(local).toISOString() === written;
  return { branch, day, time, begins: exists ? local - KOLKATA_AHEAD : Number.NaN };
}

/** @param now milliseconds since 1970, UTC */
export function visitState({ begins }: Visit, timetable: Timetable, now: number): VisitState {
  if (now >= begins + VISIT_LENGTH) return 'passed';
  return begins && isOpenAt(timetable, begins + KOLKATA_AHEAD) ? 'coming' : 'check';
}

/** From Monday. 1 January 1970 was a Thursday. @param local milliseconds at the clinic */
export const weekdayAt = (local: number): number => Math.floor(local / DAY + 3) % 7;

/** Without `openingState`, which pages without a visit's link would fetch as a script of its own then. */
function isOpenAt({ week, exceptions }: Timetable, local: number): boolean {
  // Yesterday's last shift may go on.
  return [0, DAY].some((ago) => {
    const midnight = local - ago - (local % DAY);
    const day = new Date(midnight).toISOString().slice(0, 10);
    const minute = (local - midnight) / MINUTE;
    const shifts = exceptions[day] ?? week[weekdayAt(midnight)] ?? [];
    return shifts.some(({ opens, closes }) => opens <= minute && minute < closes);
  });
}
