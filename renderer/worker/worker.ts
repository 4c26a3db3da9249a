/**
 * The service worker: pages open without a connection. The build bundles it once and writes the facts of a site into its copy
 * (`scripts/build/files/writeWorker.ts`). It answers only requests for pages, contacts, pictures and scripts of the site itself.
 */
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { allKeys, facts, pathOf, revisionOf } from './facts.ts';
import { forgetOthers, keepAlways, SEEN } from './keep.ts';
import { PageStrategy } from './PageStrategy.ts';
import { worker } from './scope.ts';

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
    ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith(folder),
    new CacheFirst({ cacheName, plugins: [atMost(facts.most[cacheName])] }),
  );
}

enableNavigationPreload();
clientsClaim();

worker.addEventListener('install', (event) => {
  worker.skipWaiting();
  event.waitUntil(
    worker.clients.matchAll({ includeUncontrolled: true, type: 'window' }).then(async (clients) => {
      // Browsers that look for a new worker by themselves may have no page open.
      for (const { url } of clients.length > 0 ? clients : [{ url: location.href }]) await keepAlways(pathOf(url));
    }),
  );
});

worker.addEventListener('activate', (event) => event.waitUntil(forgetOthers(allKeys())));
