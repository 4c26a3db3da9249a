/** Everything a page runs before any interaction. React is not included. */
import { watchDisclosures } from './disclosures.ts';
import { doEarlyActions } from './earlyActions.ts';
import { searchFolds } from './folds.ts';
import { wakeIslands } from './islands.ts';
import { watchNotices } from './notices.ts';
import { endOffers, letConfettiFall } from './offers.ts';
import { trackPageViews } from './pageView.ts';
import { openForPrint } from './print.ts';
import { watchScroll } from './scroll.ts';
import { whenNearby } from './whenVisible.ts';

const compareWhenNear = () =>
  whenNearby(
    '[data-comparison]',
    async (frames) => frames.forEach((await import('./comparison.ts')).compare),
    // Shows both pictures side by side, as without scripts.
    ({ dataset }) => {
      dataset.comparison = 'off';
    },
  );

const showOpenStatusWhenNear = () =>
  whenNearby('[data-open-status]', async () => (await import('./openStatus.ts')).watchOpenStatus());

const prepareWhenLoaded = () =>
  addEventListener('load', () =>
    import('./afterLoad.ts').then(
      ({ prepare }) => prepare(),
      () => undefined,
    ),
  );

// Each runs in its own microtask, so that one that throws does not stop the others.
for (const step of [
  watchScroll,
  watchDisclosures,
  searchFolds,
  watchNotices,
  endOffers,
  compareWhenNear,
  showOpenStatusWhenNear,
  wakeIslands,
  trackPageViews,
  openForPrint,
  letConfettiFall,
  doEarlyActions,
  prepareWhenLoaded,
]) {
  queueMicrotask(step);
}
