/**
 * The service worker: pages open without a connection. Bundled once; `scripts/build/files/writeWorker.ts` writes the
 * facts of a site into its copy. It answers only for pages, contacts, pictures and scripts of the site.
 */
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { FileStrategy } from './FileStrategy.ts';
import { allKeys, facts, languageOf, pathOf, revisionOf } from './facts.ts';
import { alwaysCached, forgetOthers, keepAlways, SEEN } from './keep.ts';
import { PageStrategy } from './PageStrategy.ts';
import { worker } from './scope.ts';
import { lengthIn } from './whole.ts';

/** Removes the entries that were not used for longest. */
const atMost = (maxEntries: number) => new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });

registerRoute(
  ({ sameOrigin, request, url }) =>
    sameOrigin && (request.mode === 'navigate' || revisionOf(pathOf(url.href)) !== undefined),
  new PageStrategy({ cacheName: SEEN, plugins: [atMost(facts.most.pages)] }),
);
for (const [cacheName, folder] of [
  ['pictures', '/media/'],
  ['scripts', '/assets/'],
] as const) {
  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith(folder) && lengthIn(url.href) >= 0,
    new FileStrategy({ cacheName, plugins: [atMost(facts.most[cacheName])] }),
  );
}

clientsClaim();

// A new build takes over at once; what is kept always, it fetches before.
worker.addEventListener('install', (event) => {
  worker.skipWaiting();
  event.waitUntil(offlinePages().then(async (paths) => keepAlways([...paths, ...(await alwaysCached())])));
});

worker.addEventListener('activate', (event) => event.waitUntil(Promise.all([forgetOthers(allKeys()), fetchAhead()])));

// A page that rests says when: `renderer/client/afterLoad.ts`.
worker.addEventListener('message', (event) => {
  if (event.data?.type !== 'KEEP_ALWAYS') return;
  const { offline, always } = languageOf(pathOf(event.source.url));
  event.waitUntil(keepAlways([offline, ...always]).catch(() => undefined));
});

/** Lets the browser fetch a page while the worker starts, if it can. In Firefox, one that fails ends on its own error page, whatever the worker answers. */
async function fetchAhead(): Promise<void> {
  // Older browsers have none.
  const preload: NavigationPreloadManager | undefined = worker.registration.navigationPreload;
  await (navigator.userAgent.includes('Firefox/') ? preload?.disable() : preload?.enable());
}

/** The pages that stand in for others, in the languages that the patient reads. */
async function offlinePages(): Promise<readonly string[]> {
  const clients = await worker.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  // A browser that looks for a new worker by itself may have no page open.
  const paths = clients.length > 0 ? clients.map(({ url }) => pathOf(url)) : ['/'];
  return paths.map((path) => languageOf(path).offline);
}
