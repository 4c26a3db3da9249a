/** Requests to GitHub; errors are reported as `GitHubFailure`. */
import { Octokit } from '@octokit/core';
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
}>;

/** What Octokit throws for an error status, or without an answer. */
type Thrown = Partial<{ status: number; response: { headers: ErrorAnswer['headers']; data?: Body } }>;

/** The body of an error; REST has details in a list. */
type Body = Partial<{ message: string; documentation_url: string; errors: readonly (string | { message?: string })[] }>;

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
}: GitHubAccess) {
  const octokit = new Octokit({ request: { fetch } });
  octokit.hook.before('request', ({ headers }) => {
    headers.authorization = `token ${key()}`;
  });

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

  const failureOf = (error: unknown): unknown => {
    const { status, response } = error as Thrown;
    if (status === undefined) return error;
    if (!response) return noAnswer();
    const { message = String(status), documentation_url: page, errors = [] } = Object(response.data) as Body;
    const details = errors.map((each) => (typeof each === 'string' ? each : (each.message ?? '')));
    return failure({ status, headers: response.headers, detail: [message, ...details].join(' '), page });
  };
  let expiry: string | undefined;
  const request = async (route: string, parameters: object) => {
    // Further requests would extend the limit.
    if (isLimited()) throw limit;
    const answer = await octokit.request(route, { ...parameters }).catch((error: unknown) => {
      throw failureOf(error);
    });
    // If the connection breaks, Octokit returns the partial answer as text.
    if (typeof answer.data !== 'object') throw noAnswer();
    // GitHub writes `2027-01-31 10:00:00 UTC`, or an offset such as `+0530`. Browsers may not expose the header.
    expiry = /^[\d-]+/.exec(String(answer.headers['github-authentication-token-expiration'] ?? ''))?.[0] ?? expiry;
    return answer;
  };
  const read = async (address: string, parameters: object) => {
    const answer = await request(`GET /repos/{owner}/{name}${address}`, { owner, name, ...parameters });
    times = 0;
    return answer;
  };

  return {
    /** Owner and name. */
    repository: `${owner}/${name}`,
    /** Sends a GraphQL query; `$owner` and `$name` are set. @param optional fields that are null for keys with few rights */
    async query<T>(query: string, variables?: object, optional: readonly string[] = []): Promise<T> {
      const { data, headers } = await request('POST /graphql', { query, variables: { owner, name, ...variables } });
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
    /** Reads an address of the repository, such as `/commits/{version}`. */
    get: async <T>(address: string, parameters: object): Promise<T> => (await read(address, parameters)).data,
    /** Reads a file byte for byte. */
    async getBytes(address: string, parameters: object): Promise<Uint8Array<ArrayBuffer>> {
      const { data } = await read(address, {
        ...parameters,
        headers: { accept: 'application/vnd.github.raw+json' },
        // Octokit decodes anything labelled UTF-8 as text, even pictures.
        request: { parseSuccessResponseBody: false },
      });
      const bytes = await new Response(data).arrayBuffer().catch(() => {
        throw noAnswer();
      });
      return new Uint8Array(bytes);
    },
    /** The ISO day on which the key expires, if GitHub has said so. */
    until: () => expiry,
  };
}
