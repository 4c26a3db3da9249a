/** Asks GitHub for the guard: again when it does not answer, and page by page. */

import { decode } from '../../diagnostics/encoding.ts';
import { MAX_BYTES } from '../../diagnostics/fileLimits.ts';

export type GitHub = ReturnType<typeof openGitHub>;

type Access = Readonly<{
  /** Such as `https://api.github.com`. */
  api: string;
  /** Owner and name. */
  repository: string;
  token: string;
  /** Milliseconds before the second try; each further one waits twice as long. */
  wait: number;
}>;

/** GitHub gave no answer that anything can be concluded from. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
}

const MAX_TRIES = 5;
/** Entries that GitHub puts on a page at most. */
const PER_PAGE = 100;
/** Pages; GitHub lists no more than a thousand runs of a workflow. */
const MAX_PAGES = 10;

export function openGitHub({ api, repository, token, wait }: Access) {
  const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

  /** @throws NoAnswer when it is asked in vain */
  async function send(path: string, init: RequestInit = {}, accept = 'application/vnd.github+json'): Promise<Response> {
    const headers = { authorization: `Bearer ${token}`, accept };
    let last = 'nothing';
    for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
      const answer = await fetch(`${api}/repos/${repository}/${path}`, { ...init, headers }).catch(() => undefined);
      if (answer?.ok || answer?.status === 404) return answer;
      last = String(answer?.status ?? last);
      if (answer && !(await mayPass(answer))) break;
      // GitHub says how long a limit lasts; longer than ten waits, somebody has to run it again.
      const limit = Math.min(Number(answer?.headers.get('retry-after') ?? 0) * 1000, 10 * wait);
      if (tries < MAX_TRIES) await pause(Math.max(wait * 2 ** (tries - 1), limit));
    }
    throw new NoAnswer(`GitHub answers ${last} to ${path.replace(/\?.*/, '')}.`);
  }

  async function get<T>(path: string): Promise<T> {
    const answer = await send(path);
    if (!answer.ok) throw new NoAnswer(`GitHub answers ${answer.status} to ${path.replace(/\?.*/, '')}.`);
    return answer.json() as Promise<T>;
  }

  /** Undefined where there is no such thing. */
  async function find<T>(path: string): Promise<T | undefined> {
    const answer = await send(path);
    return answer.ok ? (answer.json() as Promise<T>) : undefined;
  }

  /**
   * The entries of all pages; none where there is no such list.
   * @param key of the entries, if they are not the answer itself: GitHub ends such a list at the last page
   * @throws NoAnswer where more are left, as anybody can heap up statuses
   */
  async function* list<T>(path: string, key?: string): AsyncGenerator<T> {
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const paged = `${path}${path.includes('?') ? '&' : '?'}per_page=${PER_PAGE}&page=${page}`;
      const answer = (await find<T[] & Record<string, T[]>>(paged)) ?? [];
      const entries: readonly T[] = (key === undefined ? answer : (answer as Record<string, T[]>)[key]) ?? [];
      yield* entries;
      if (entries.length < PER_PAGE) return;
    }
    if (key === undefined) throw new NoAnswer(`GitHub has more ${path.split('/').at(-1)} than can be read.`);
  }

  async function all<T>(path: string): Promise<readonly T[]> {
    const entries: T[] = [];
    for await (const entry of list<T>(path)) entries.push(entry);
    return entries;
  }

  const texts = new Map<string, Promise<string | undefined>>();
  /** A file as a build reads it in a version: of one that is too large for that, the beginning. Undefined where there is none. */
  function readText(path: string, version: string): Promise<string | undefined> {
    const address = `contents/${path.split('/').map(encodeURIComponent).join('/')}?ref=${version}`;
    const known = texts.get(address);
    if (known) return known;
    const read = send(address, {}, 'application/vnd.github.raw+json').then(async (answer) =>
      answer.ok ? decode(new Uint8Array(await answer.arrayBuffer()).subarray(0, MAX_BYTES)).text : undefined,
    );
    texts.set(address, read);
    return read;
  }

  /** @throws NoAnswer if GitHub does not take it */
  async function postStatus(commit: string, status: object): Promise<void> {
    const answer = await send(`statuses/${commit}`, { method: 'POST', body: JSON.stringify(status) });
    if (!answer.ok) throw new NoAnswer(`GitHub does not take a status of ${commit}.`);
  }

  return { get, find, list, all, readText, postStatus, pause: () => pause(wait) };
}

/** Whether the same request may be answered in a moment: GitHub is broken, or busy. */
async function mayPass(answer: Response): Promise<boolean> {
  if (answer.status >= 500 || answer.status === 429) return true;
  const isLimited = answer.headers.has('retry-after') || answer.headers.get('x-ratelimit-remaining') === '0';
  return answer.status === 403 && (isLimited || /rate limit|abuse/i.test(await answer.text().catch(() => '')));
}
