/** Everything that a page runs before any interaction. React is not part of it. */
import { watchDisclosures } from './disclosures.ts';
import { foldHeader } from './header.ts';
import { wakeIslands } from './islands.ts';
import { watchNotices } from './notices.ts';
import { endOffers, letConfettiFall } from './offers.ts';
import { trackPageViews } from './pageView.ts';
import { openForPrint } from './print.ts';
import { saveData } from './saveData.ts';
import { watchScroll } from './scroll.ts';
import { whenNearby } from './whenVisible.ts';

const compareWhenNear = () =>
  whenNearby(
    '[data-comparison]',
    async (frames) => frames.forEach((await import('./comparison.ts')).compare),
    // Side by side, as without scripts.
    ({ dataset }) => {
      dataset.comparison = 'off';
    },
  );

const tellWhenOpen = () =>
  whenNearby('[data-open-status]', async () => (await import('./openStatus.ts')).watchOpenStatus());

// A microtask each: when one throws, the others still run.
for (const step of [
  saveData,
  watchScroll,
  foldHeader,
  watchDisclosures,
  watchNotices,
  endOffers,
  compareWhenNear,
  tellWhenOpen,
  wakeIslands,
  trackPageViews,
  openForPrint,
  letConfettiFall,
]) {
  queueMicrotask(step);
}
