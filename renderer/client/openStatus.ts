import { KOLKATA_AHEAD, MINUTE } from '../../branches/model/day.ts';
import { openingState, type Timetable } from '../../branches/model/openingState.ts';
import { parseTimetable } from '../../branches/model/timetable.ts';
import { DAY_MINUTES } from '../../branches/model/week.ts';
import { watchClock } from './clock.ts';

/** From `components/branches/OpeningWords.tsx`. `{time}` and `{day}` stand for a time and a day. */
export type OpeningWords = Readonly<{
  /** A time, for readers elsewhere. */
  india: string;
  open: string;
  soon: string;
  today: string;
  later: string;
  /** Open without a closing time. */
  always: string;
  /** In one or two words: open, closing soon, closed. */
  short: readonly string[];
  /** Monday first. */
  days: readonly string[];
  /** By minutes after midnight, below 1440. */
  times: Readonly<Record<number, string>>;
}>;

/** For an attribute of every page: each quotation mark of JSON would be six characters there. */
export function formatWords({ india, open, soon, today, later, always, short, days, times }: OpeningWords): string {
  return [...short, india, open, soon, today, later, always, ...days, ...Object.entries(times).flat()].join('\n');
}

/** How long before its end a shift closes soon, in milliseconds: about the way to the clinic. */
const SOON = 45 * MINUTE;

/**
 * Keeps what the page says about opening up to date: the line of every branch, and in a word whether any branch is open,
 * which also decides whether calling or booking is the strong button (`data-clinic`). Once for a page.
 */
export function watchOpenStatus(): void {
  const short = document.querySelector<HTMLElement>('[data-opening]');
  const words = short?.dataset.opening?.split('\n');
  if (!short || !words) return;
  delete short.dataset.opening;
  watchClock((now) => {
    let best: Rank = CLOSED;
    for (const line of document.querySelectorAll<HTMLElement>('[data-open-status]')) {
      const { rank, text } = openStatus(parseTimetable(line.dataset.openStatus ?? ''), words, now);
      line.firstElementChild?.replaceChildren(text);
      line.toggleAttribute('data-open', rank < CLOSED);
      if (short.lang) line.lang = short.lang;
      if (rank < best) best = rank;
    }
    document.documentElement.dataset.clinic = best < CLOSED ? 'open' : 'closed';
    short.textContent = words[best] ?? '';
  });
}

/** Open, closing soon, closed. */
type Rank = 0 | 1 | 2;
const CLOSED = 2;

/**
 * Whether a branch is open, in words. A reader whose clock is not India's may have another day than "today", and takes
 * every time for one of their own: they read the clinic's day, and that it is in India.
 * @param words as `formatWords` joins them
 * @param now milliseconds since 1970, UTC
 * @param ahead how far the reader's clock is ahead of UTC, in minutes
 */
export function openStatus(
  timetable: Timetable,
  [, , closedNow, india = '', open, soon, today, later, always, ...daysAndTimes]: readonly string[],
  now: number,
  ahead = -new Date(now).getTimezoneOffset(),
): Readonly<{ rank: Rank; text: string }> {
  const state = openingState(timetable, now);
  const isInIndia = ahead * MINUTE === KOLKATA_AHEAD;
  const say = (sentence = '', minutes = 0, weekday = 0) => {
    const time = daysAndTimes[daysAndTimes.indexOf(`${minutes % DAY_MINUTES}`) + 1] ?? '';
    return sentence
      .replace('{day}', daysAndTimes[weekday] ?? '')
      .replace('{time}', isInIndia ? time : india.replace('{time}', time));
  };
  if (state.open) {
    const rank = openingState(timetable, now + SOON).open ? 0 : 1;
    return { rank, text: say(state.until === undefined ? always : rank ? soon : open, state.until) };
  }
  const { inDays, at, weekday } = state.next ?? {};
  const sentence = isInIndia && inDays === 0 ? today : later;
  return { rank: CLOSED, text: say(state.next ? sentence : closedNow, at, weekday) };
}
