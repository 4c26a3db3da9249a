/** Requests to GitHub; errors are reported as `GitHubFailure`. */
import { type ErrorAnswer, failureCode, GitHubFailure, rateLimitEnd } from './gitHubFailures.ts';

export type GitHubAccess = Readonly<{
  owner: string;
  /** The repository's name. */
  name: string;
  /** The current access key. */
  key: () => string;
  fetch?: typeof globalThis.fetch;
  /** Whether this device seems to be online. */
  isOnline?: () => boolean;
  /** The clock, in milliseconds. */
  now?: () => number;
  /** Milliseconds until a request counts as unanswered. */
  patience?: number;
}>;

/** The body of an error; REST has details in a list. */
type Body = Partial<{ message: string; documentation_url: string; errors: readonly (string | { message?: string })[] }>;

/** Milliseconds until a request counts as unanswered; and one that sends changes. */
export const PATIENCE = 30_000;
const SENDING = 180_000;

const JSON_ANSWER = 'application/vnd.github+json';

const headersOf = ({ headers }: Response): ErrorAnswer['headers'] => Object.fromEntries(headers);

export type GitHubApi = ReturnType<typeof gitHubApi>;

type GraphQLError = Body & { type?: string; path?: (string | number)[]; extensions?: object };

/** Returns the requests to a repository. */
export function gitHubApi({
  owner,
  name,
  key,
  fetch = (...request) => globalThis.fetch(...request),
  isOnline = () => navigator.onLine,
  now = Date.now,
  patience = PATIENCE,
}: GitHubAccess) {
  /** The number of consecutive rate limits, and the last of them. */
  let times = 0;
  let limit: GitHubFailure | undefined;
  const isLimited = () => limit?.until !== undefined && Date.parse(limit.until) > now();

  const failure = (refused: ErrorAnswer): GitHubFailure => {
    const code = failureCode(refused);
    const detail = refused.detail.replace(/\s+/g, ' ').trim();
    if (code !== 'tooMany') return new GitHubFailure(code, detail);
    // Simultaneous requests count once.
    if (!isLimited()) {
      const until = rateLimitEnd(refused.headers, now(), times);
      times += 1;
      limit = new GitHubFailure(code, detail, new Date(until).toISOString());
    }
    return limit as GitHubFailure;
  };
  const noAnswer = () => new GitHubFailure(isOnline() ? 'unreachable' : 'offline');

  let expiry: string | undefined;
  /** What ends the requests that are under way. */
  const open = new Set<AbortController>();
  /** @throws GitHubFailure, also if the connection breaks within the answer, or is too slow */
  const request = async <T>(
    address: string,
    accept: string,
    contentOf: (answer: Response) => Promise<T>,
    options: RequestInit = {},
    wait = patience,
  ): Promise<T> => {
    // Further requests would extend the limit.
    if (isLimited()) throw limit;
    const end = new AbortController();
    const timer = setTimeout(() => end.abort(), wait);
    open.add(end);
    try {
      const headers = { accept, authorization: `token ${key()}`, ...options.headers };
      const answer = await fetch(`https://api.github.com${address}`, { ...options, headers, signal: end.signal });
      await requireOk(answer);
      return await contentOf(answer);
    } catch (error) {
      throw error instanceof GitHubFailure ? error : noAnswer();
    } finally {
      clearTimeout(timer);
      open.delete(end);
    }
  };
  const requireOk = async (answer: Response): Promise<void> => {
    if (!answer.ok) {
      const body: Body = Object(await answer.json().catch(() => undefined));
      const { message = String(answer.status), documentation_url: page, errors = [] } = body;
      const details = errors.map((each) => (typeof each === 'string' ? each : (each.message ?? '')));
      const detail = [message, ...details].join(' ');
      throw failure({ status: answer.status, headers: headersOf(answer), detail, page });
    }
    // GitHub writes `2027-01-31 10:00:00 UTC`, or an offset such as `+0530`. Browsers may not expose the header.
    expiry = /^[\d-]+/.exec(answer.headers.get('github-authentication-token-expiration') ?? '')?.[0] ?? expiry;
  };
  const read = async <T>(address: string, accept: string, contentOf: (answer: Response) => Promise<T>): Promise<T> => {
    const content = await request(`/repos/${owner}/${name}${address}`, accept, contentOf);
    times = 0;
    return content;
  };

  return {
    /** Owner and name. */
    repository: `${owner}/${name}`,
    /** Sends a GraphQL query; `$owner` and `$name` are set. @param optional fields that are null for keys with few rights */
    async query<T>(query: string, variables?: object, optional: readonly string[] = []): Promise<T> {
      const body = JSON.stringify({ query, variables: { owner, name, ...variables } });
      const options = { method: 'POST', body, headers: { 'content-type': 'application/json' } };
      // Pictures take their time to be sent.
      const wait = query.startsWith('mutation') ? SENDING : patience;
      const whole = async (answer: Response) => ({ data: await answer.json(), headers: headersOf(answer) });
      const { data, headers } = await request('/graphql', JSON_ANSWER, whole, options, wait);
      // Without data, the whole answer is an error.
      const errors: readonly GraphQLError[] = data.errors ?? ('data' in data ? [] : [data]);
      const needed = errors.filter(({ path }) => !optional.includes(String(path?.at(-1))));
      if (needed.length === 0) {
        times = 0;
        return data.data;
      }
      const failures = needed.map(({ type, message: detail = '', documentation_url: page, extensions }) =>
        // A timeout has no type. Neither has an invalid query, but that has extensions.
        failure({ status: 200, headers, detail, page, type, isUntyped: !type && !extensions }),
      );
      throw failures.find(({ code }) => code === 'tooMany') ?? failures[0];
    },
    /** Reads an address of the repository, such as `/commits/1a2b3c`. */
    get: <T>(address: string): Promise<T> => read(address, JSON_ANSWER, (answer) => answer.json()),
    /** Reads a file byte for byte. */
    getBytes: async (address: string): Promise<Uint8Array<ArrayBuffer>> =>
      new Uint8Array(await read(address, 'application/vnd.github.raw+json', (answer) => answer.arrayBuffer())),
    /** Ends all requests that are under way. */
    cancel(): void {
      for (const end of open) end.abort();
    },
    /** The ISO day on which the key expires, if GitHub has said so. */
    until: () => expiry,
  };
}
