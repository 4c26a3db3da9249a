import { KOLKATA_AHEAD } from '../../branches/model/day.ts';
import { openingState, type Timetable } from '../../branches/model/openingState.ts';
import { DAY_MINUTES } from '../../branches/model/week.ts';
import { MINUTE, watchClock } from './clock.ts';

/** From `components/branches/OpenStatus.tsx`. */
export type OpenStatusFacts = Readonly<{
  timetable: Timetable;
  /** By minutes after midnight, below 1440. */
  times: Readonly<Record<number, string>>;
  /** Monday first. */
  days: readonly string[];
  /** With `{time}` and `{day}`; `always` if there is a day without a closing time. */
  words: Readonly<
    Record<'open' | 'today' | 'later' | 'openInIndia' | 'laterInIndia' | 'closed', string> & { always?: string }
  >;
}>;

/** Keeps the status of every branch up to date. */
export function watchOpenStatus(): void {
  watchClock((now) => {
    for (const line of document.querySelectorAll<HTMLElement>('[data-open-status]')) {
      const facts = JSON.parse(line.dataset.openStatus ?? '') as OpenStatusFacts;
      const { open, text } = openStatus(facts, now, -new Date(now).getTimezoneOffset());
      line.textContent = text;
      line.toggleAttribute('data-open', open);
    }
  });
}

/**
 * Whether a branch is open, in words. A reader whose clock is not India's may have another day than "today", and takes
 * every time for one of their own: they read the clinic's day, and that it is in India.
 * @param now milliseconds since 1970, UTC
 * @param ahead how far the reader's clock is ahead of UTC, in minutes
 */
export function openStatus({ timetable, times, days, words }: OpenStatusFacts, now: number, ahead: number) {
  const state = openingState(timetable, now);
  const isInIndia = ahead * MINUTE === KOLKATA_AHEAD;
  const say = (words: string, minutes: number, weekday = 0) =>
    words.replace('{day}', days[weekday] ?? '').replace('{time}', times[minutes % DAY_MINUTES] ?? '');
  if (state.open) {
    if (state.until === undefined) return { open: true, text: words.always ?? '' };
    return { open: true, text: say(isInIndia ? words.open : words.openInIndia, state.until) };
  }
  if (!state.next) return { open: false, text: words.closed };
  const { inDays, weekday, at } = state.next;
  const later = isInIndia ? words.later : words.laterInIndia;
  return { open: false, text: say(isInIndia && inDays === 0 ? words.today : later, at, weekday) };
}
