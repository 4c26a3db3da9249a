/** What a page runs before any interaction. */
import { handleEarlyActions } from '../renderer/client/actions.ts';
import { watchDay } from '../renderer/client/clock.ts';
import { openForPrint, openWhatIsLinked, searchFolds, watchDisclosures } from '../renderer/client/details.ts';
import { type IslandScript, startIslands } from '../renderer/client/islands.ts';
import { watchNotices } from '../renderer/client/notices.ts';
import { startConfetti } from '../renderer/client/offers.ts';
import { trackPageViews } from '../renderer/client/pageView.ts';
import { watchScroll } from '../renderer/client/scroll.ts';
import { watchVisitLink } from '../renderer/client/visitLink.ts';
import { whenNearby } from '../renderer/client/when.ts';

const islandScripts = import.meta.glob<IslandScript>('../components/islands/*.client.ts');

const startIslandsWhenSeen = () => startIslands((name) => islandScripts[`../components/islands/${name}.client.ts`]?.());

const compareWhenNear = () =>
  whenNearby(
    '[data-comparison]',
    async (frames) => frames.forEach((await import('../renderer/client/comparison.ts')).compare),
    // Side by side, as without scripts.
    ({ dataset }) => {
      dataset.comparison = 'off';
    },
  );

const showOpenStatusWhenNear = () =>
  whenNearby('[data-open-status]', async () => (await import('../renderer/client/afterLoad.ts')).watchOpenStatus());

const prepareWhenLoaded = () =>
  addEventListener('load', () =>
    import('../renderer/client/afterLoad.ts').then(
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
  startIslandsWhenSeen,
  trackPageViews,
  openForPrint,
  openWhatIsLinked,
  watchVisitLink,
  startConfetti,
  handleEarlyActions,
  prepareWhenLoaded,
]) {
  queueMicrotask(step);
}
