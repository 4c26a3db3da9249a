import { facts, keyOf, languageOf, pathOf, revisionOf } from './facts.ts';
import { confirm, consumeConfirmation, copyForCache, findCached, findOffline, putAsNewest, SEEN } from './keep.ts';
import { type FetchEvent, worker } from './scope.ts';

/** The wait for the network if the site has confirmed this build, in milliseconds. */
const USUAL_WAIT = 2000;
/** After this there is no connection worth the name. */
const MAX_WAIT = 10_000;

/**
 * Pages come from the network. A kept page is shown with its day when the network fails, answers with an error,
 * breaks off, or is slow. The latter only once for each answer that confirms this build: nobody who is online sees an
 * older number twice.
 */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const path = pathOf(request.url);
  // Chromium would answer a worker from its cache where it asks for a navigation (`findings/worker-stale-page.sh`).
  const ask = () => fetch(new Request(request, { cache: 'no-cache' }));
  const asked = Promise.resolve(event.preloadResponse).then((preloaded) => preloaded ?? ask());
  // Copied at once: the page reads the answer meanwhile.
  const copied = asked.then((response) => response.clone());
  event.waitUntil(copied.then((response) => keepPage(path, response)).catch(() => undefined));
  // Fetched before a tap: if it fails, the tap asks again.
  if (request.headers.has('Sec-Purpose')) return asked;
  const cached = revisionOf(path) === undefined ? undefined : await findCached(path);
  return cached ? freshOr(cached, path, asked) : answerOrOffline(path, asked);
}

/** Keeps an answer if it is of this build, and asks for the new worker if it is of another. */
export async function keepPage(path: string, response: Response): Promise<void> {
  if (response.status !== 200 || revisionOf(path) === undefined) return;
  const copy = await copyForCache(path, response);
  await confirm(copy !== undefined);
  if (copy) await putAsNewest(SEEN, keyOf(path), copy, facts.most.pages);
  // Not waited for: the next worker takes over only when this one has nothing left to do.
  else worker.registration.update().catch(() => undefined);
}

async function freshOr(cached: Response, path: string, asked: Promise<Response>): Promise<Response> {
  const whole = asked.then(wholeAnswer).catch(() => undefined);
  const fresh = await within(USUAL_WAIT, whole);
  if (fresh) return fresh;
  if (!(await consumeConfirmation())) {
    const late = await within(MAX_WAIT - USUAL_WAIT, whole);
    if (late) return late;
  }
  return withDay(cached, path, 200);
}

/** Undefined for an error of the server. */
async function wholeAnswer(response: Response): Promise<Response | undefined> {
  if (response.status >= 500) return undefined;
  await response.clone().arrayBuffer();
  return response;
}

function within<T>(milliseconds: number, promise: Promise<T>): Promise<T | undefined> {
  return Promise.race([
    promise,
    new Promise<undefined>((resolve) => {
      setTimeout(resolve, milliseconds);
    }),
  ]);
}

async function answerOrOffline(path: string, asked: Promise<Response>): Promise<Response> {
  const response = await asked.catch(() => undefined);
  if (response && response.status < 500) return response;
  const offline = await findOffline(path);
  return offline ? withDay(offline, path, 503) : (response ?? Response.error());
}

/** A kept page with its day below the title. */
async function withDay(cached: Response, path: string, status: number): Promise<Response> {
  const html = (await cached.text()).replace('</h1>', `</h1>${languageOf(path).asOf}`);
  return new Response(html, { status, headers: cached.headers });
}
