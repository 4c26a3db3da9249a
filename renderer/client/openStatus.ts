import { todayInKolkata } from '../../branches/model/day.ts';
import { openingState, type Timetable } from '../../branches/model/openingState.ts';

/** What `components/branches/OpenStatus.tsx` gives: opening times, how this page says times and days, and its sentences. */
export type OpenStatusFacts = Readonly<{
  timetable: Timetable;
  /** By minutes after midnight. */
  times: Readonly<Record<number, string>>;
  /** Monday first. */
  days: readonly string[];
  /** With `{time}` and `{day}` in the places of the time and the day. */
  words: Readonly<Record<'open' | 'today' | 'later' | 'closed', string>>;
}>;

const MINUTE = 60_000;

/** Keeps the lines beside the opening hours true, minute by minute, and takes away days that have passed. */
export function watchOpenStatus(): void {
  const show = () => {
    showOpenStatus(Date.now());
    setTimeout(show, MINUTE - (Date.now() % MINUTE));
  };
  show();
  addEventListener('pageshow', () => showOpenStatus(Date.now()));
}

/** @param now milliseconds since 1970, UTC */
function showOpenStatus(now: number): void {
  for (const line of document.querySelectorAll<HTMLElement>('[data-open-status]')) {
    const facts = JSON.parse(line.dataset.openStatus ?? '') as OpenStatusFacts;
    const state = openingState(facts.timetable, now);
    line.textContent = sentence(facts, state);
    line.toggleAttribute('data-open', state.open);
  }
  const today = todayInKolkata(new Date(now));
  for (const day of document.querySelectorAll<HTMLElement>('[data-exception]')) {
    if ((day.dataset.exception ?? today) < today) day.hidden = true;
  }
}

function sentence({ times, days, words }: OpenStatusFacts, state: ReturnType<typeof openingState>): string {
  if (state.open) return words.open.replace('{time}', times[state.until] ?? '');
  if (!state.next) return words.closed;
  const { inDays, weekday, at } = state.next;
  const pattern = inDays === 0 ? words.today : words.later;
  return pattern.replace('{day}', days[weekday] ?? '').replace('{time}', times[at] ?? '');
}
