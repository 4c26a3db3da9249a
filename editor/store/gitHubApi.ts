/** Asks GitHub, and says what went wrong as a `GitHubFailure`. */
import { Octokit } from '@octokit/core';
import { type FailureCode, GitHubFailure } from './gitHubFailures.ts';

export type GitHubAccess = Readonly<{
  /** An access key, or what a sign-in has brought. */
  key: string;
  /** GitHub's own unless this is a test. */
  address?: string;
  fetch?: typeof globalThis.fetch;
  /** Whether this device has a connection, as far as it knows. */
  isOnline?: () => boolean;
  /** The clock, in milliseconds. */
  now?: () => number;
}>;

type Headers = Readonly<Record<string, string | number | undefined>>;

export type GitHubApi = Readonly<{
  /**
   * Asks by GraphQL.
   * @param optional names of fields that a key with few rights may not see: they are null then
   */
  query<T>(
    query: string,
    variables: object,
    optional?: readonly string[],
  ): Promise<Readonly<{ data: T; headers: Headers }>>;
  /** Asks for an address such as `/repos/{owner}/{name}/commits/{version}`. */
  get<T>(address: string, parameters: Readonly<Record<string, string | number>>): Promise<T>;
  /** The same for a file as it is. */
  getBytes(address: string, parameters: Readonly<Record<string, string | number>>): Promise<Uint8Array<ArrayBuffer>>;
}>;

type GraphQLError = Readonly<{ type?: string; message: string; path?: readonly (string | number)[] }>;

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
  key,
  address,
  fetch = (...request) => globalThis.fetch(...request),
  isOnline = () => navigator.onLine,
  now = Date.now,
}: GitHubAccess): GitHubApi {
  const octokit = new Octokit({ auth: key, request: { fetch }, ...(address !== undefined && { baseUrl: address }) });

  /** A time in a header, as GitHub sets it for too many requests. */
  const until = (headers: Headers): string | undefined => {
    const wait = Number(headers['retry-after']);
    const reset = Number(headers['x-ratelimit-reset']);
    const time = wait ? now() + wait * 1000 : reset * 1000;
    return time ? new Date(time).toISOString() : undefined;
  };
  const failure = (code: FailureCode, says: string, headers: Headers = {}) =>
    new GitHubFailure(code, says, code === 'tooMany' ? until(headers) : undefined);

  /** What Octokit throws for a status that is none of success, or for no answer at all. */
  const failureOf = (error: unknown): unknown => {
    if (!(error instanceof Error && 'status' in error && typeof error.status === 'number')) return error;
    if (!('response' in error && error.response)) return failure(isOnline() ? 'unreachable' : 'offline', '');
    const { headers, data } = error.response as { headers: Headers; data: unknown };
    const says = String((data as { message?: unknown } | undefined)?.message ?? error.status);
    const isLimited = headers['x-ratelimit-remaining'] === '0' || 'retry-after' in headers || RATE_LIMIT.test(says);
    if (error.status === 403 && isLimited) return failure('tooMany', says, headers);
    return failure(BY_STATUS[error.status] ?? (error.status >= 500 ? 'broken' : 'refused'), says, headers);
  };
  const ask = async (route: string, parameters: object) => {
    try {
      return await octokit.request(route, { ...parameters });
    } catch (error) {
      throw failureOf(error);
    }
  };

  return {
    async query(query, variables, optional = []) {
      const { data, headers } = await ask('POST /graphql', { query, variables });
      const errors: readonly GraphQLError[] = data.errors ?? [];
      const error = errors.find(({ path }) => !optional.includes(String(path?.at(-1))));
      if (!error) return { data: data.data, headers };
      // A query that takes too long fails without a type.
      const code = error.type === undefined ? 'broken' : (BY_TYPE[error.type] ?? 'refused');
      throw failure(code === 'refused' && PROTECTED.test(error.message) ? 'protected' : code, error.message, headers);
    },
    get: async (address, parameters) => (await ask(`GET ${address}`, parameters)).data,
    async getBytes(address, parameters) {
      const { data } = await ask(`GET ${address}`, {
        ...parameters,
        headers: { accept: 'application/vnd.github.raw+json' },
        // Octokit takes what is said to be UTF-8 for text, pictures too.
        request: { parseSuccessResponseBody: false },
      });
      return new Uint8Array(await new Response(data).arrayBuffer());
    },
  };
}
