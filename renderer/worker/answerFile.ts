import { facts } from './facts.ts';
import { putAsNewest } from './keep.ts';
import type { FetchEvent } from './scope.ts';
import { isWhole, lengthIn } from './whole.ts';

/** The caches of pictures and scripts, by their folders. */
const CACHES = { media: 'pictures', assets: 'scripts' } as const;

/** Where a picture or script is kept; undefined for any other address. */
function cacheOf(url: string): (typeof CACHES)[keyof typeof CACHES] | undefined {
  const { origin, pathname } = new URL(url);
  const [, folder] = pathname.split('/');
  return origin === location.origin && lengthIn(pathname) >= 0 ? CACHES[folder as keyof typeof CACHES] : undefined;
}

export const isFile = (url: string): boolean => cacheOf(url) !== undefined;

/**
 * Pictures and scripts come from the device, which keeps whole ones only. What is wrong is asked for once more, past the
 * cache of the browser: that may keep it for as long as the host says of the right file.
 */
export async function answerFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const { url } = request;
  const kept = await caches.match(url);
  if (kept && (await isWhole(url, kept))) return kept;
  let answer = Response.error();
  for (const again of [false, true]) {
    const before = answer;
    answer = await fetch(again ? new Request(request, { cache: 'reload' }) : request).catch(() => before);
    if (!(await isWhole(url, answer))) continue;
    event.waitUntil(keepFile(url, answer.clone()));
    return answer;
  }
  return notToBeKept(answer);
}

/** Keeps a picture or script if it is whole. */
export async function keepFile(url: string, answer: Response): Promise<void> {
  const name = cacheOf(url);
  if (name && (await isWhole(url, answer))) await putAsNewest(name, url, answer, facts.most[name]);
}

/** Browsers hold what they have lately shown, and do not ask the worker again. */
function notToBeKept({ body, status, headers }: Response): Response {
  if (status === 0) return Response.error();
  const answer = new Response(body, { status, headers });
  answer.headers.set('Cache-Control', 'no-store');
  return answer;
}
