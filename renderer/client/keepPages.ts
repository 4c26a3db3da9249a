/** The longest wait for a moment of rest, in milliseconds. */
const REST_TIMEOUT = 10_000;
/** The wait in browsers without `requestIdleCallback`. */
const REST_FALLBACK = 1000;

/**
 * Registers the service worker once the page rests. What this page has loaded before it had a worker is kept too: the browser has it,
 * so it costs no data.
 */
export function keepPages(): void {
  const rest = () => register().catch(() => undefined);
  if ('requestIdleCallback' in globalThis) requestIdleCallback(rest, { timeout: REST_TIMEOUT });
  else setTimeout(rest, REST_FALLBACK);
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  const hadWorker = serviceWorker.controller !== null;
  await serviceWorker.register('/sw.js');
  if (hadWorker) return;
  const { active } = await serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  // Workbox's routing has a listener for this message.
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [location.href, ...loaded] } });
}
