import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { keyOf, languageOf, pathOf, revisionOf } from './facts.ts';
import { confirm, consumeConfirmation, copyForCache, findCached, findOffline } from './keep.ts';
import { worker } from './scope.ts';

/** The wait for the network if the site has confirmed this build, in milliseconds. */
const USUAL_WAIT = 2000;
/** After this there is no connection worth the name. */
const MAX_WAIT = 10_000;

/**
 * Pages come from the network. A kept page is shown with its day when the network fails, answers with an error,
 * breaks off, or is slow. The latter only once for each answer that confirms this build: nobody who is online sees an
 * older number twice.
 */
export class PageStrategy extends Strategy {
  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const path = pathOf(request.url);
    const asked = handler.fetch(request);
    // Copied at once: the page reads the answer meanwhile.
    const copied = asked.then((response) => response.clone());
    handler.waitUntil(this.keep(path, copied, handler).catch(() => undefined));
    // Fetched before a tap: if it fails, the tap asks again.
    if (request.headers.has('Sec-Purpose')) return asked;
    const cached = revisionOf(path) === undefined ? undefined : await findCached(path);
    return cached ? freshOr(cached, path, asked) : answerOrOffline(path, asked);
  }

  /** Keeps the answer if it is of this build, and asks for the new worker if it is of another. */
  private async keep(path: string, answered: Promise<Response>, handler: StrategyHandler): Promise<void> {
    const response = await answered;
    if (response.status !== 200 || revisionOf(path) === undefined) return;
    const copy = await copyForCache(path, response);
    await confirm(copy !== undefined);
    if (!copy) {
      // Not waited for: the next worker takes over only when this one has nothing left to do.
      worker.registration.update().catch(() => undefined);
      return;
    }
    // Notes that the page was used.
    await handler.cacheMatch(keyOf(path));
    if (!(await findCached(path))) await handler.cachePut(keyOf(path), copy);
  }
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

async function withDay(cached: Response, path: string, status: number): Promise<Response> {
  return new Response(await offlineHtml(await cached.text(), path), { status, headers: cached.headers });
}

/** Browsers download without asking the worker. */
const SAVE_LINK = /href=["']?([^"'\s>]+\.vcf)["']?/g;

/** A kept page with its day below the title, and with the contacts for the phone in their links. */
async function offlineHtml(html: string, path: string): Promise<string> {
  let shown = html.replace('</h1>', `</h1>${languageOf(path).asOf}`);
  for (const [link, contact = ''] of html.matchAll(SAVE_LINK)) {
    const vCard = await findCached(pathOf(new URL(contact, location.origin + path).href));
    if (vCard)
      shown = shown.replaceAll(link, `href="data:text/vcard;charset=utf-8,${encodeURIComponent(await vCard.text())}"`);
  }
  return shown;
}
