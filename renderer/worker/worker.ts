/**
 * The service worker: pages open without a connection. Bundled once; `scripts/build/files/writeWorker.ts` writes the
 * facts of a site into its copy. It answers only for pages, pictures and scripts of the site.
 */
import { answerFile, isFile, keepFile } from './answerFile.ts';
import { answerPage, keepPage } from './answerPage.ts';
import { allKeys, languageOf, pathOf, revisionOf } from './facts.ts';
import { forgetOthers, keepOffline, offlineCached } from './keep.ts';
import { worker } from './scope.ts';

const isPage = (url: string) => new URL(url).origin === location.origin && revisionOf(pathOf(url)) !== undefined;

worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  if (method !== 'GET') return;
  if (mode === 'navigate' || isPage(url)) event.respondWith(answerPage(event));
  else if (isFile(url)) event.respondWith(answerFile(event));
});

// A new build takes over at once; the page that stands in for others, it fetches before.
worker.addEventListener('install', (event) => {
  worker.skipWaiting();
  event.waitUntil(offlinePages().then(async (paths) => keepOffline([...paths, ...(await offlineCached())])));
});

worker.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([worker.clients.claim(), forgetOthers(allKeys()), fetchAhead()])),
);

// A page that rests says what it has loaded without the worker: `renderer/client/afterLoad.ts`.
worker.addEventListener('message', (event) => {
  const { offline } = languageOf(pathOf(event.source.url));
  event.waitUntil(Promise.allSettled([keepOffline([offline]), ...event.data.map(keepLoaded)]));
});

/**
 * Keeps what the browser has just loaded, if its own cache has it: nothing is asked for again.
 * @throws if it is not there; Chromium does not find the page that a link from another site has opened
 */
async function keepLoaded(url: string): Promise<void> {
  if (!isPage(url) && !isFile(url)) return;
  const answer = await fetch(url, { cache: 'only-if-cached', mode: 'same-origin' });
  await (isPage(url) ? keepPage(pathOf(url), answer) : keepFile(url, answer));
}

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
