/** What waits until the page has loaded. */
import { whenShown } from './when.ts';

/** The page is drawn first. In milliseconds. */
const DRAWN = 200;

/** Prepares for the next page, and for a lost connection. */
export function prepare(): void {
  for (const step of [fetchNextPages, keepPages]) whenShown(() => setTimeout(step, DRAWN));
}

/** Pages to fetch unasked per page view, and how many of them to render: together at most 62 kB. */
const FETCHED = 3;
const RENDERED = 2;
/** The page rests before the links in sight are fetched, in milliseconds. */
const REST = 50;
/** Pages of this site, not its downloads. */
const PAGES = 'a[href^="/"]:not([href*="."])';

/**
 * Marks the links whose pages the browser makes ready, as `SPECULATION_RULES` of `renderer/document/inlineScripts.ts`
 * say. Nothing for patients who save data or are on 2g.
 */
function fetchNextPages(): void {
  if (savesData()) return;
  const { dataset } = document.documentElement;
  dataset.ahead = '';
  addEventListener('pointerover', ({ pointerType }) => {
    if (pointerType === 'mouse') dataset.ahead = 'hover';
  });

  const [fetched, rendered] = [new Set<string>(), new Set<string>()];
  const mark = () => {
    if (savesData()) return;
    [...document.querySelectorAll<HTMLAnchorElement>(`main ${PAGES},aside ${PAGES}`)]
      .filter((link) => offCentre(link) < innerHeight)
      .sort((one, other) => offCentre(one) - offCentre(other))
      .forEach(({ dataset, pathname }, i) => {
        if (fetched.size < FETCHED) fetched.add(pathname);
        if (!fetched.has(pathname)) return;
        if (!i && rendered.size < RENDERED) rendered.add(pathname);
        dataset.next = rendered.has(pathname) ? 'whole' : '';
      });
  };
  let timer = 0;
  const rest = () => {
    clearTimeout(timer);
    timer = window.setTimeout(mark, REST);
  };
  rest();
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
  const rest = () => register().catch(() => undefined);
  if ('requestIdleCallback' in globalThis) requestIdleCallback(rest, { timeout: REST_TIMEOUT });
  else setTimeout(rest, REST_FALLBACK);
}

/** Also tells the worker what to keep: `renderer/worker/worker.ts` listens. */
async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.register('/sw.js');
  const { active } = await serviceWorker.ready;
  const loaded = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type));
  // If the page came before there was a worker: the browser has it all, so it costs no data. Workbox listens for this message.
  if (!(loaded[0] as PerformanceResourceTiming | undefined)?.workerStart)
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: loaded.map(({ name }) => name) } });
  if (!savesData()) active?.postMessage({ type: 'KEEP_ALWAYS' });
}

/** Or has a line on which every page counts. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
