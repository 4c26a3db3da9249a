/** What waits until the page has loaded. The opening status is in this file too: it may be needed earlier, but then one request brings both. */
import { watchOpenStatus } from './openStatus.ts';
import { whenShown } from './when.ts';

export { watchOpenStatus };

/** The page is drawn first. In milliseconds. */
const DRAWN = 200;

/** Prepares for the next page, and for a lost connection; then says whether the clinic is open, if nothing in sight has asked. */
export function prepare(): void {
  for (const step of [fetchNextPage, keepPages]) whenShown(() => setTimeout(step, DRAWN));
  watchOpenStatus();
}

/** Links to pages of this site, not to its downloads. */
const LINKS = ':is(main, aside) a[href^="/"]:not([href*="."])';
/** How long a link is in sight before its page is made ready, in milliseconds: on the first screen, and where scrolling has ended. */
const STAY = 5000;
const REST = 50;

/**
 * Marks the link whose page the browser makes ready, as `SPECULATION_RULES` of `renderer/document/inlineScripts.ts` say: the one nearest
 * to the middle of the screen. One page per view, at most 25 kB. Nothing for patients who save data or are on 2g or 3g.
 */
function fetchNextPage(): void {
  if (savesData()) return;
  const { dataset } = document.documentElement;
  dataset.ahead = '';
  addEventListener('pointerover', ({ pointerType }) => {
    if (pointerType === 'mouse') dataset.ahead = 'hover';
  });

  const mark = () => {
    const [nearest] = [...document.querySelectorAll<HTMLAnchorElement>(LINKS)]
      .filter((link) => link.pathname !== location.pathname && offCentre(link) < innerHeight)
      .sort((one, other) => offCentre(one) - offCentre(other));
    if (!nearest || savesData()) return;
    nearest.dataset.next = '';
    removeEventListener('scroll', rest);
  };
  let timer = window.setTimeout(mark, STAY);
  const rest = () => {
    clearTimeout(timer);
    timer = window.setTimeout(mark, REST);
  };
  addEventListener('scroll', rest, { passive: true });
  // Rendering a page while the finger opens it would slow it down.
  addEventListener('pointerdown', () => clearTimeout(timer));
}

/** From the middle of the screen, in half pixels; a hidden link is at the edge. */
function offCentre(link: HTMLAnchorElement): number {
  const { top, bottom } = link.getBoundingClientRect();
  return Math.abs(top + bottom - innerHeight);
}

/** The longest wait for a moment of rest, in milliseconds. */
const REST_TIMEOUT = 10_000;
/** In browsers without `requestIdleCallback`. */
const REST_FALLBACK = 1000;

/** Registers the service worker once the page rests, on sites that keep pages. */
function keepPages(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator) || document.documentElement.dataset.offline) return;
  const rest: typeof requestIdleCallback =
    globalThis.requestIdleCallback ?? ((act: () => void) => setTimeout(act, REST_FALLBACK));
  rest(() => register().catch(() => {}), { timeout: REST_TIMEOUT });
}

/** Also tells the worker what has loaded: `renderer/worker/worker.ts` listens. */
async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.register('/sw.js');
  const { active } = await serviceWorker.ready;
  const loaded = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type));
  // Only if the page came before there was a worker, which has kept all else.
  const came = (loaded[0] as PerformanceResourceTiming | undefined)?.workerStart ? [] : loaded;
  active?.postMessage(came.map(({ name }) => name));
}

/** Or has a line on which every page counts. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /[23]g$/.test(connection?.effectiveType ?? '');
}
