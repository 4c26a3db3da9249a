/** The longest wait for a moment of rest, in milliseconds. */
const REST_TIMEOUT = 10_000;
/** The wait in browsers without `requestIdleCallback`. */
const REST_FALLBACK = 1000;

/** Registers the service worker once the page rests. */
export function keepPages(): void {
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

/** Whether the patient saves data, or has a line on which every page counts. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
