/**
 * Pages in the browser's storage. Only what ends with its revision in this build is kept: no half answer, no other
 * build's page.
 */
import { facts, keyOf, languageOf, pathOf, revisionOf } from './facts.ts';
import { isOfKind, lengthIn } from './whole.ts';

/** Bytes that have to be free: a full device must not fetch pages that it cannot keep. */
const FREE_BYTES = 3_000_000;

/** The caches: the pages that stand in for others, and pages that were seen. */
const ALWAYS = 'always';
export const SEEN = 'seen';

/** Says that the last answer of the site was of this build. */
const CONFIRMED = '/confirmed';

/** @param where all caches, or one */
export async function findCached(path: string, where: CacheStorage | Cache = caches): Promise<Response | undefined> {
  const kept = await where.match(keyOf(path));
  return kept && isOfKind(path, kept) ? kept : undefined;
}

/**
 * A copy to keep, as the host has sent it; undefined if it is not the page of this build, or not all of it.
 * @throws if the answer breaks off
 */
export async function copyForCache(path: string, response: Response): Promise<Response | undefined> {
  const content = await response.text();
  const revision = revisionOf(path);
  if (!isOfKind(path, response) || !revision || !content.includes(revision)) return undefined;
  const headers = new Headers(response.headers);
  headers.delete('Content-Encoding');
  headers.delete('Content-Length');
  return new Response(content, { headers });
}

/** What the site does not send as this build has it is not asked for again so soon, in milliseconds. */
const BACK_OFF = 86_400_000;

/**
 * Fetches the pages that stand in for others and are not kept yet, except those that were refused lately.
 * @throws if one cannot be fetched or kept, or is refused: not of this build
 */
export async function keepOffline(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(ALWAYS);
  for (const path of paths) {
    const refusal = `/refused${keyOf(path)}`;
    const refused = Number(await (await cache.match(refusal))?.text());
    // A clock that was ahead must not make it wait for longer.
    if ((await findCached(path, cache)) || Math.abs(Date.now() - refused) < BACK_OFF) continue;
    if (!(await hasSpace())) throw new Error('The storage is full.');
    const copy = await copyForCache(path, await fetch(path, { cache: 'no-cache' }));
    await cache.put(copy ? keyOf(path) : refusal, copy ?? new Response(`${Date.now()}`));
    if (!copy) throw new Error(`${path} is not of this build.`);
  }
}

/** Keeps an answer, and removes the oldest until no more than `most` are left. A full device forgets them all. */
export async function putAsNewest(name: string, key: string, response: Response, most: number): Promise<void> {
  try {
    const cache = await caches.open(name);
    await cache.put(key, response);
    const [...kept] = await cache.keys();
    for (const old of kept.slice(0, -most)) await cache.delete(old);
  } catch {
    await caches.delete(name);
  }
}

/** Paths of the pages that stand in for others, whichever build kept them. */
export async function offlineCached(): Promise<readonly string[]> {
  const requests = await (await caches.open(ALWAYS)).keys();
  return requests.map(({ url }) => pathOf(url)).filter((path) => revisionOf(path) !== undefined);
}

async function hasSpace(): Promise<boolean> {
  const { quota = FREE_BYTES, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  return quota - usage >= FREE_BYTES;
}

/** Notes whether the site has answered with a page of this build. */
export async function confirm(isThisBuild: boolean): Promise<void> {
  const cache = await caches.open(ALWAYS);
  if (isThisBuild) await cache.put(CONFIRMED, new Response());
  else await cache.delete(CONFIRMED);
}

/** Whether the site's last answer was of this build. It counts for one page. */
export async function consumeConfirmation(): Promise<boolean> {
  return (await caches.open(ALWAYS)).delete(CONFIRMED);
}

/** Deletes the pages of other builds, and files whose names do not say how long they are: an early worker kept any. */
export async function forgetOthers(keys: ReadonlySet<string>): Promise<void> {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const { pathname, search } = new URL(request.url);
      if (!keys.has(pathname + search) && !(lengthIn(pathname) >= 0)) await cache.delete(request);
    }
  }
}

/** The page without a connection, of a language or else in English. */
export async function findOffline(path: string): Promise<Response | undefined> {
  for (const { offline } of [languageOf(path), facts.languages['']].filter((each) => each !== undefined)) {
    const kept = await findCached(offline);
    if (kept) return kept;
  }
  return undefined;
}
