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
import { whenVisible } from '../renderer/client/when.ts';

const islandScripts = import.meta.glob<IslandScript>('../components/islands/*.client.ts');

const startIslandsWhenSeen = () => startIslands((name) => islandScripts[`../components/islands/${name}.client.ts`]?.());

const compareWhenNear = () =>
  whenVisible(
    document.querySelectorAll<HTMLElement>('[data-comparison]'),
    (frame) =>
      import('../renderer/client/comparison.ts').then(
        ({ compare }) => compare(frame),
        // Side by side, as without scripts.
        () => {
          frame.dataset.comparison = 'off';
        },
      ),
    '100%',
  );

type AfterLoad = typeof import('../renderer/client/afterLoad.ts');
const afterLoad = (act: (script: AfterLoad) => void) => import('../renderer/client/afterLoad.ts').then(act, () => {});

/** At once where the page says whether the clinic is open, otherwise later. */
const showOpenStatus = () => {
  if (document.querySelector('main [data-open-status]')) afterLoad(({ watchOpenStatus }) => watchOpenStatus());
};

const prepareWhenLoaded = () => addEventListener('load', () => afterLoad(({ prepare }) => prepare()));

// One that throws does not stop the others.
for (const step of [
  watchScroll,
  watchDisclosures,
  searchFolds,
  watchNotices,
  watchDay,
  compareWhenNear,
  showOpenStatus,
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
