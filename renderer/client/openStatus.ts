import { todayInKolkata } from '../../branches/model/day.ts';
import { openingState, type Timetable } from '../../branches/model/openingState.ts';

/** From `components/branches/OpenStatus.tsx`. */
export type OpenStatusFacts = Readonly<{
  timetable: Timetable;
  /** By minutes after midnight, below 1440. */
  times: Readonly<Record<number, string>>;
  /** Monday first. */
  days: readonly string[];
  /** With `{time}` and `{day}`; `always` if there is a day without a closing time. */
  words: Readonly<Record<'open' | 'today' | 'later' | 'closed', string> & { always?: string }>;
}>;

const MINUTE = 60_000;

/** Updates every status once a minute, and hides exceptions that have passed. */
export function watchOpenStatus(): void {
  const show = () => {
    showOpenStatus(Date.now());
    setTimeout(show, MINUTE - (Date.now() % MINUTE));
  };
  show();
  addEventListener('pageshow', () => showOpenStatus(Date.now()));
}

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
  if (state.open)
    return state.until === undefined
      ? (words.always ?? '')
      : words.open.replace('{time}', times[state.until % 1440] ?? '');
  if (!state.next) return words.closed;
  const { inDays, weekday, at } = state.next;
  const pattern = inDays === 0 ? words.today : words.later;
  return pattern.replace('{day}', days[weekday] ?? '').replace('{time}', times[at] ?? '');
}
