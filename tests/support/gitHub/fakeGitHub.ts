/**
 * GitHub on a bare repository of this machine: what GitHub would refuse is refused, and whatever can go wrong can be made to. It answers
 * without a port (`fetch`), or is served (`app`). The site's `version.json` is at `/version.json`.
 */
import type { ServerResponse } from 'node:http';
import { type Context, Hono } from 'hono';
import { makeBareRepository } from './bareRepository.ts';
import type { Account, FakeState } from './fakeState.ts';
import { answerGraphQL } from './graphQL.ts';

/** What happens to the next request. */
export type Fault =
  | Readonly<{ status: number; body?: object; headers?: Record<string, string> }>
  /** The line breaks before the request, after what it asks for is done, or within the answer; or the browser may not read it. */
  | 'cut before'
  | 'cut after'
  | 'cut within'
  | 'no CORS';

export type FakeGitHub = FakeState &
  Readonly<{
    app: Hono;
    fetch: typeof globalThis.fetch;
    /** Every request to GitHub: `POST /graphql`. */
    requests: string[];
    /** What happens to the next requests, one after the other; nothing where it is undefined. */
    faults: (Fault | undefined)[];
    /** The same for those that commit, whatever else is asked meanwhile. */
    commitFaults: Fault[];
  }>;

/** The headers that a browser shows to a page of another origin. The one with the end of a key is not among them. */
const EXPOSED =
  'ETag, Link, Location, Retry-After, X-GitHub-OTP, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Used, X-RateLimit-Resource, X-RateLimit-Reset, X-OAuth-Scopes, X-Accepted-OAuth-Scopes, X-Poll-Interval, X-GitHub-Media-Type, X-GitHub-SSO, X-GitHub-Request-Id, Deprecation, Sunset';
const ALLOWED =
  'Authorization, Content-Type, If-Match, If-Modified-Since, If-None-Match, If-Unmodified-Since, Accept-Encoding, X-GitHub-OTP, X-Requested-With, User-Agent, GraphQL-Features';

const ACCOUNTS: readonly Account[] = [
  { key: 'key-of-anita', login: 'anita', name: 'Anita', permission: 'WRITE', until: '2027-01-31 10:00:00 UTC' },
  { key: 'key-of-ravi', login: 'ravi', name: 'Ravi', permission: 'ADMIN' },
  { key: 'key-of-meena', login: 'meena', permission: 'READ' },
  { key: 'key-of-a-stranger', login: 'stranger' },
];

/** @param files the content of `main`, in the repository `clinic/website` */
export function fakeGitHub(files: Readonly<Record<string, string | Uint8Array>>): FakeGitHub {
  const state: FakeState = {
    name: 'clinic/website',
    repository: makeBareRepository(files),
    accounts: ACCOUNTS,
    isProtected: false,
    rules: {},
    codeOwners: [],
    proposals: [],
    statuses: new Map(),
    failedChecks: new Set(),
    published: undefined,
  };
  const { repository: git } = state;
  const requests: string[] = [];
  const faults: (Fault | undefined)[] = [];
  const commitFaults: Fault[] = [];
  const app = new Hono<{ Variables: { account: Account } }>();

  app.use(async (context, next) => {
    const { method, path } = context.req;
    if (method === 'OPTIONS') return open(context.body(null, 204));
    if (path !== '/version.json') requests.push(`${method} ${path}`);
    const isCommit = (await context.req.raw.clone().text()).includes('createCommitOnBranch');
    const fault = isCommit ? (commitFaults.shift() ?? faults.shift()) : faults.shift();
    if (fault === 'cut before') return cut(context);
    if (typeof fault === 'object') {
      const { status, body = { message: 'A fault' }, headers = {} } = fault;
      return open(Response.json(body, { status, headers }));
    }
    await next();
    if (fault === 'cut within') context.res = await half(context);
    if (fault === 'cut after') context.res = cut(context);
    else if (fault !== 'no CORS') open(context.res);
  });
  app.get('/version.json', ({ json, notFound }) => (state.published ? json(state.published) : notFound()));
  app.use(async (context, next) => {
    const [, key] = context.req.header('authorization')?.split(' ') ?? [];
    const account = state.accounts.find((each) => each.key === key);
    if (!account) return context.json({ message: 'Bad credentials' }, 401);
    context.set('account', account);
    await next();
    if (account.until) context.res.headers.set('github-authentication-token-expiration', account.until);
  });
  app.post('/graphql', async (context) =>
    context.json(await answerGraphQL(state, context.get('account'), await context.req.json())),
  );
  app.use('/repos/:owner/:name/*', async (context, next) => {
    const { owner, name } = context.req.param();
    const isHidden = context.get('account').permission === undefined || `${owner}/${name}` !== state.name;
    return isHidden ? context.json({ message: 'Not Found' }, 404) : next();
  });
  const raw = (context: Context, revision: string) => {
    const found = git.find(revision);
    if (found?.type !== 'blob') return context.json({ message: 'Not Found' }, 404);
    const type = { 'Content-Type': 'application/vnd.github.raw+json; charset=utf-8' };
    return context.body(new Uint8Array(found.content), 200, type);
  };
  app.get('/repos/:owner/:name/contents/:path{.+}', (context) =>
    raw(context, `${context.req.query('ref') ?? 'main'}:${context.req.param('path')}`),
  );
  app.get('/repos/:owner/:name/git/blobs/:oid', (context) => raw(context, context.req.param('oid')));
  app.get('/repos/:owner/:name/commits/:oid', (context) => {
    const oid = git.find(`${context.req.param('oid')}^{commit}`)?.oid;
    if (!oid) return context.json({ message: 'No commit found' }, 422);
    const parents = (git.log(oid, 1)[0]?.parents ?? []).map((sha) => ({ sha }));
    return context.json({ sha: oid, parents, files: git.changed(oid).map((filename) => ({ filename })) });
  });
  app.get('/repos/:owner/:name/branches/:branch', (context) => {
    const { branch } = context.req.param();
    if (!git.find(`refs/heads/${branch}`)) return context.json({ message: 'Branch not found' }, 404);
    return context.json({ name: branch, protected: state.isProtected && branch === 'main' });
  });
  app.get('/repos/:owner/:name/rules/branches/:branch', (context) => {
    if (!state.rules) return context.json({ message: 'Upgrade to GitHub Pro or make this repository public.' }, 403);
    return context.json((state.rules[context.req.param('branch')] ?? []).map((type) => ({ type })));
  });
  app.get('/repos/:owner/:name/compare/:range', (context) => {
    const [base = '', head = ''] = context.req.param('range').split('...');
    if (!git.find(`${base}^{commit}`) || !git.find(`${head}^{commit}`)) {
      return context.json({ message: 'Not Found' }, 404);
    }
    if (base === head) return context.json({ status: 'identical' });
    if (git.contains(head, base)) return context.json({ status: 'ahead' });
    return context.json({ status: git.contains(base, head) ? 'behind' : 'diverged' });
  });

  return Object.assign(state, {
    app: app as unknown as Hono,
    requests,
    faults,
    commitFaults,
    /** As in a browser, which does not show a page what it may not read. */
    fetch: async (...request: Parameters<typeof fetch>) => {
      const answer = await app.request(new Request(...request));
      if (!answer.headers.has('access-control-allow-origin')) throw new TypeError('Failed to fetch');
      return answer;
    },
  });
}

function open(response: Response): Response {
  response.headers.set('Access-Control-Allow-Origin', '*');
  response.headers.set('Access-Control-Expose-Headers', EXPOSED);
  response.headers.set('Access-Control-Allow-Headers', ALLOWED);
  response.headers.set('Access-Control-Allow-Methods', 'GET, POST, PATCH, PUT, DELETE');
  return response;
}

/** Over a port, the connection ends; without one, nothing lets the page read an answer. */
function cut(context: Context): Response {
  portOf(context)?.destroy();
  return sent();
}

async function half(context: Context): Promise<Response> {
  const { status, headers } = context.res;
  const bytes = new Uint8Array(await context.res.arrayBuffer());
  const part = bytes.subarray(0, bytes.length / 2);
  const port = portOf(context);
  if (!port) {
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(part),
      pull: (controller) => controller.error(new TypeError('network error')),
    });
    return new Response(body, { status, headers });
  }
  port.writeHead(status, { ...Object.fromEntries(headers), 'Access-Control-Allow-Origin': '*' });
  port.write(part, () => port.destroy());
  return sent();
}

const portOf = ({ env }: Context) => (env as { outgoing?: ServerResponse } | undefined)?.outgoing;
/** Tells Hono's server that there is nothing to send. */
const sent = () => new Response(null, { headers: { 'x-hono-already-sent': 'true' } });
