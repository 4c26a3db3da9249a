/** The day and the time of a visit in words, from examples on the page: browsers name months and parts of the day otherwise. */
import { KOLKATA_AHEAD, MINUTE } from '../../branches/model/day.ts';
import { type Visit, type VisitState, weekdayAt } from '../../branches/model/visit.ts';

/** What examples of days and times say: each stands for a month or an hour, with any other day, year and minute in it. */
export const EXAMPLE_DAY = '29';
export const EXAMPLE_YEAR = '2096';
export const EXAMPLE_MINUTE = '59';

/** From `pages/contact/VisitCard.tsx`. */
export type VisitWords = Readonly<{
  /** Monday first. */
  weekdays: readonly string[];
  /** By month: "29 January 2096". */
  days: readonly string[];
  /** By hour: "11:59 AM". */
  times: readonly string[];
  /** With `{weekday}`, `{day}` and `{time}`. */
  when: string;
  whenInIndia: string;
}> &
  Readonly<Record<Exclude<VisitState, 'coming'>, string>>;

/**
 * The day and the time at the clinic, in words. Readers whose clock is not India's are told where that is.
 * @param ahead how far the reader's clock is ahead of UTC then, in minutes
 */
export function visitTime({ day, time, begins }: Visit, words: VisitWords, ahead: number): string {
  const [year = '', month, date] = day.split('-');
  const [hour, minute = ''] = time.split(':');
  const isInIndia = ahead * MINUTE === KOLKATA_AHEAD;
  const weekday = words.weekdays[weekdayAt(begins + KOLKATA_AHEAD)];
  const shownDay = words.days[Number(month) - 1]?.replace(EXAMPLE_DAY, `${Number(date)}`).replace(EXAMPLE_YEAR, year);
  const shownTime = words.times[Number(hour)]?.replace(EXAMPLE_MINUTE, minute);
  return (isInIndia ? words.when : words.whenInIndia)
    .replace('{weekday}', `${weekday}`)
    .replace('{day}', `${shownDay}`)
    .replace('{time}', `${shownTime}`);
}
