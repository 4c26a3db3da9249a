import { savesData } from './savesData.ts';

/** The longest wait for a moment of rest, in milliseconds. */
const REST_TIMEOUT = 10_000;
/** The wait in browsers without `requestIdleCallback`. */
const REST_FALLBACK = 1000;

/** Registers the service worker once the page rests, on sites that keep pages. The development server keeps none. */
export function keepPages(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator) || document.documentElement.dataset.offline) return;
  const rest = () => register().catch(() => undefined);
  if ('requestIdleCallback' in globalThis) requestIdleCallback(rest, { timeout: REST_TIMEOUT });
  else setTimeout(rest, REST_FALLBACK);
}

/** Also tells the worker what to keep: `renderer/worker/worker.ts` listens. */
async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  const hadWorker = serviceWorker.controller !== null;
  await serviceWorker.register('/sw.js');
  const { active } = await serviceWorker.ready;
  // What this page has loaded before it had a worker: the browser has it, so it costs no data. Workbox listens for this message.
  if (!hadWorker) active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: loaded() } });
  if (!savesData()) active?.postMessage({ type: 'KEEP_ALWAYS' });
}

const loaded = () =>
  ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type)).map(({ name }) => name);
