/** What a page runs before any interaction. */
import { doEarlyActions } from './client/actions.ts';
import { watchDay } from './client/clock.ts';
import { openForPrint, openWhatIsLinked, searchFolds, watchDisclosures } from './client/details.ts';
import { wakeIslands } from './client/islands.ts';
import { watchNotices } from './client/notices.ts';
import { letConfettiFall } from './client/offers.ts';
import { trackPageViews } from './client/pageView.ts';
import { watchScroll } from './client/scroll.ts';
import { whenNearby } from './client/when.ts';

const compareWhenNear = () =>
  whenNearby(
    '[data-comparison]',
    async (frames) => frames.forEach((await import('./client/comparison.ts')).compare),
    // Side by side, as without scripts.
    ({ dataset }) => {
      dataset.comparison = 'off';
    },
  );

const showOpenStatusWhenNear = () =>
  whenNearby('[data-open-status]', async () => (await import('./client/openStatus.ts')).watchOpenStatus());

const prepareWhenLoaded = () =>
  addEventListener('load', () =>
    import('./client/afterLoad.ts').then(
      ({ prepare }) => prepare(),
      () => undefined,
    ),
  );

// One that throws does not stop the others.
for (const step of [
  watchScroll,
  watchDisclosures,
  searchFolds,
  watchNotices,
  watchDay,
  compareWhenNear,
  showOpenStatusWhenNear,
  wakeIslands,
  trackPageViews,
  openForPrint,
  openWhatIsLinked,
  letConfettiFall,
  doEarlyActions,
  prepareWhenLoaded,
]) {
  queueMicrotask(step);
}
