/** Asks GitHub, and says what went wrong as a `GitHubFailure`. */
import { Octokit } from '@octokit/core';
import { type FailureCode, GitHubFailure } from './gitHubFailures.ts';

export type GitHubAccess = Readonly<{
  owner: string;
  /** The repository's name. */
  name: string;
  /** The access key as it is now. */
  key: () => string;
  fetch?: typeof globalThis.fetch;
  /** Whether this device has a connection, as far as it knows. */
  isOnline?: () => boolean;
  /** The clock, in milliseconds. */
  now?: () => number;
}>;

type Headers = Readonly<Record<string, string | number | undefined>>;

/** What Octokit throws for a status that is none of success, or for no answer at all. */
type Refused = Partial<{ status: number; response: { headers: Headers; data?: { message?: unknown } } }>;

export type GitHubApi = ReturnType<typeof gitHubApi>;

type GraphQLError = { type?: string; message: string; path?: (string | number)[]; extensions?: object };

const BY_STATUS: Readonly<Record<number, FailureCode>> = {
  401: 'signedOut',
  403: 'mayNot',
  404: 'notFound',
  409: 'conflict',
  413: 'tooLarge',
  422: 'refused',
  429: 'tooMany',
};

/** Errors that GraphQL answers with 200. */
const BY_TYPE: Readonly<Record<string, FailureCode>> = {
  BRANCH_PROTECTION_RULE_VIOLATION: 'protected',
  FORBIDDEN: 'mayNot',
  INSUFFICIENT_SCOPES: 'mayNot',
  NOT_FOUND: 'notFound',
  RATE_LIMITED: 'tooMany',
  STALE_DATA: 'stale',
};

const RATE_LIMIT = /rate limit/i;
const PROTECTED = /protected branch|rule violations/i;

export function gitHubApi({
  owner,
  name,
  key,
  fetch = (...request) => globalThis.fetch(...request),
  isOnline = () => navigator.onLine,
  now = Date.now,
}: GitHubAccess) {
  const octokit = new Octokit({ request: { fetch } });
  octokit.hook.before('request', ({ headers }) => {
    headers.authorization = `token ${key()}`;
  });

  const failure = (code: FailureCode, says: string, headers: Headers) => {
    const wait = Number(headers['retry-after']);
    const time = wait ? now() + wait * 1000 : Number(headers['x-ratelimit-reset']) * 1000;
    return new GitHubFailure(code, says, code === 'tooMany' && time ? new Date(time).toISOString() : undefined);
  };
  const noAnswer = () => new GitHubFailure(isOnline() ? 'unreachable' : 'offline');

  const failureOf = (error: unknown): unknown => {
    const { status, response } = error as Refused;
    if (status === undefined) return error;
    if (!response) return noAnswer();
    const { headers, data } = response;
    const says = String(data?.message ?? status);
    const isLimited = headers['x-ratelimit-remaining'] === '0' || 'retry-after' in headers || RATE_LIMIT.test(says);
    if (status === 403 && isLimited) return failure('tooMany', says, headers);
    return failure(BY_STATUS[status] ?? (status >= 500 ? 'broken' : 'refused'), says, headers);
  };
  let ends: string | undefined;
  const ask = async (route: string, parameters: object) => {
    const answer = await octokit.request(route, { ...parameters }).catch((error: unknown) => {
      throw failureOf(error);
    });
    // Octokit gives what is left of an answer whose line broke as a text.
    if (typeof answer.data !== 'object') throw noAnswer();
    // GitHub writes `2027-01-31 10:00:00 UTC`, or a difference such as `+0530`. Browsers may not be shown it.
    ends = /^[\d-]+/.exec(String(answer.headers['github-authentication-token-expiration'] ?? ''))?.[0] ?? ends;
    return answer;
  };
  const read = (address: string, parameters: object) =>
    ask(`GET /repos/{owner}/{name}${address}`, { owner, name, ...parameters });

  return {
    /** Owner and name. */
    repository: `${owner}/${name}`,
    /** Asks by GraphQL; `$owner` and `$name` are known. @param optional fields that a key with few rights may not see: they are null then */
    async query<T>(query: string, variables?: object, optional: readonly string[] = []): Promise<T> {
      const { data, headers } = await ask('POST /graphql', { query, variables: { owner, name, ...variables } });
      const errors: readonly GraphQLError[] = data.errors ?? [];
      const error = errors.find(({ path }) => !optional.includes(String(path?.at(-1))));
      if (!error) return data.data;
      // A query that takes too long fails without a type. One that GitHub does not understand does, too, but with its kind.
      const isBroken = error.type === undefined && error.extensions === undefined;
      const code = isBroken ? 'broken' : (BY_TYPE[error.type ?? ''] ?? 'refused');
      throw failure(code === 'refused' && PROTECTED.test(error.message) ? 'protected' : code, error.message, headers);
    },
    /** Asks for an address in the repository, such as `/commits/{version}`. */
    get: async <T>(address: string, parameters: object): Promise<T> => (await read(address, parameters)).data,
    /** The same for a file as it is. */
    async getBytes(address: string, parameters: object): Promise<Uint8Array<ArrayBuffer>> {
      const { data } = await read(address, {
        ...parameters,
        headers: { accept: 'application/vnd.github.raw+json' },
        // Octokit takes what is said to be UTF-8 for text, pictures too.
        request: { parseSuccessResponseBody: false },
      });
      const bytes = await new Response(data).arrayBuffer().catch(() => {
        throw noAnswer();
      });
      return new Uint8Array(bytes);
    },
    /** The ISO day on which the key ends, if GitHub has said so. */
    until: () => ends,
  };
}
