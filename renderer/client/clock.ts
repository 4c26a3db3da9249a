import { MINUTE, todayInKolkata } from '../../branches/model/day.ts';
import { endOffers } from './offers.ts';

/**
 * The clock of a page: calls `tell` at once, with each minute, and whenever the page is seen again, as timers rest while
 * a device sleeps or the browser keeps the page for the way back.
 * @param tell gets milliseconds since 1970, UTC
 */
export function watchClock(tell: (now: number) => void): void {
  const tick = () => {
    tell(Date.now());
    setTimeout(tick, MINUTE - (Date.now() % MINUTE));
  };
  tick();
  for (const sight of ['pageshow', 'visibilitychange', 'focus']) addEventListener(sight, () => tell(Date.now()));
}

/** Ends offers and hides holidays when their day at the clinic has passed. */
export function watchDay(): void {
  watchClock((now) => {
    const today = todayInKolkata(new Date(now));
    endOffers(today);
    for (const day of document.querySelectorAll<HTMLElement>('[data-exception]')) {
      day.hidden = String(day.dataset.exception) < today;
    }
  });
}
