import { KOLKATA_AHEAD } from '../../branches/model/day.ts';
import { openingState, type Timetable } from '../../branches/model/openingState.ts';
import { parseTimetable } from '../../branches/model/timetable.ts';
import { DAY_MINUTES } from '../../branches/model/week.ts';
import { MINUTE, watchClock } from './clock.ts';

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
export function formatWords({ short, days, times, ...sentences }: OpeningWords): string {
  const { india, open, soon, today, later, always } = sentences;
  return [india, open, soon, today, later, always, ...short, ...days, ...Object.entries(times).flat()].join('\n');
}

/** What `formatWords` has written. */
export function parseWords(text: string): OpeningWords {
  const [india = '', open = '', soon = '', today = '', later = '', always = '', ...rest] = text.split('\n');
  const short = rest.splice(0, 3);
  const days = rest.splice(0, 7);
  const times = Object.fromEntries(rest.flatMap((time, i) => (i % 2 ? [[rest[i - 1], time]] : [])));
  return { india, open, soon, today, later, always, short, days, times };
}

/** How long before its end a shift closes soon, in minutes: about the way to the clinic. */
const SOON = 45;

let isWatching = false;

/**
 * Keeps what the page says about opening up to date: the line of every branch, and in a word whether any branch of the
 * contact bar is open, which also decides whether calling or booking is the strong button (`data-clinic`).
 */
export function watchOpenStatus(): void {
  const short = document.querySelector<HTMLElement>('[data-opening]');
  if (isWatching || !short) return;
  isWatching = true;
  const words = parseWords(short.dataset.opening ?? '');
  watchClock((now) => {
    const ahead = -new Date(now).getTimezoneOffset();
    let best: Rank = CLOSED;
    for (const line of document.querySelectorAll<HTMLElement>('[data-open-status]')) {
      const { rank, text } = openStatus(parseTimetable(line.dataset.openStatus ?? ''), words, now, ahead);
      if (line.firstElementChild) line.firstElementChild.textContent = text;
      line.toggleAttribute('data-open', rank < CLOSED);
      if (short.lang) line.lang = short.lang;
      if (rank < best && line.closest('[data-floating-contact]')) best = rank;
    }
    document.documentElement.dataset.clinic = best < CLOSED ? 'open' : 'closed';
    short.textContent = words.short[best] ?? '';
  });
}

/** Open, closing soon, closed. */
type Rank = 0 | 1 | 2;
const CLOSED = 2;

function closesSoon(until: number, now: number): boolean {
  return until - (Math.floor((now + KOLKATA_AHEAD) / MINUTE) % DAY_MINUTES) <= SOON;
}

/**
 * Whether a branch is open, in words. A reader whose clock is not India's may have another day than "today", and takes
 * every time for one of their own: they read the clinic's day, and that it is in India.
 * @param now milliseconds since 1970, UTC
 * @param ahead how far the reader's clock is ahead of UTC, in minutes
 */
export function openStatus(
  timetable: Timetable,
  words: OpeningWords,
  now: number,
  ahead: number,
): Readonly<{ rank: Rank; text: string }> {
  const state = openingState(timetable, now);
  const isInIndia = ahead * MINUTE === KOLKATA_AHEAD;
  const say = (sentence: string, minutes: number, weekday = 0) => {
    const time = words.times[minutes % DAY_MINUTES] ?? '';
    const there = isInIndia ? time : words.india.replace('{time}', time);
    return sentence.replace('{day}', words.days[weekday] ?? '').replace('{time}', there);
  };
  if (state.open) {
    const { until } = state;
    if (until === undefined) return { rank: 0, text: words.always };
    return closesSoon(until, now)
      ? { rank: 1, text: say(words.soon, until) }
      : { rank: 0, text: say(words.open, until) };
  }
  if (!state.next) return { rank: CLOSED, text: words.short[CLOSED] ?? '' };
  const { inDays, weekday, at } = state.next;
  return { rank: CLOSED, text: say(isInIndia && inDays === 0 ? words.today : words.later, at, weekday) };
}
