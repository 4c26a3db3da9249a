/**
 * GitHub on a repository in memory: what GitHub would refuse is refused, and whatever can go wrong can be made to. The site's
 * `version.json` is at `/version.json`.
 */
import { type Context, Hono } from 'hono';
import { type Account, startWith } from './fakeState.ts';
import { answerGraphQL } from './graphQL.ts';

export type FakeGitHub = ReturnType<typeof fakeGitHub>;

/** The headers that a browser shows to a page of another origin. The one with the end of a key is not among them. */
const EXPOSED =
  'ETag, Link, Location, Retry-After, X-GitHub-OTP, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Used, X-RateLimit-Resource, X-RateLimit-Reset, X-OAuth-Scopes, X-Accepted-OAuth-Scopes, X-Poll-Interval, X-GitHub-Media-Type, X-GitHub-SSO, X-GitHub-Request-Id, Deprecation, Sunset';
const ALLOWED =
  'Authorization, Content-Type, If-Match, If-Modified-Since, If-None-Match, If-Unmodified-Since, Accept-Encoding, X-GitHub-OTP, X-Requested-With, User-Agent, GraphQL-Features';

/** @param files the content of `main`, in the repository `clinic/website` */
export function fakeGitHub(files: Readonly<Record<string, string | Uint8Array>>) {
  const state = startWith(files);
  const { repository: git, requests, faults, commitFaults } = state;
  const app = new Hono<{ Variables: { account: Account } }>();

  app.use(async (context, next) => {
    const { method, path } = context.req;
    if (method === 'OPTIONS') return open(context.body(null, 204));
    if (path !== '/version.json') requests.push(`${method} ${path}`);
    const isCommit = (await context.req.raw.clone().text()).includes('createCommitOnBranch');
    const fault = isCommit ? (commitFaults.shift() ?? faults.shift()) : faults.shift();
    if (fault === 'cut before') return context.body(null);
    if (typeof fault === 'object') {
      const { status, body = { message: 'A fault' }, headers = {} } = fault;
      return open(Response.json(body, { status, headers }));
    }
    await next();
    if (fault === 'cut within') context.res = await half(context.res);
    // What nothing lets a page read is as good as not there.
    if (fault !== 'no CORS' && fault !== 'cut after') open(context.res);
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
    const found = git.commit(context.req.param('oid'));
    if (!found) return context.json({ message: 'No commit found' }, 422);
    const files = git.changed(found.oid).map((filename) => ({ filename }));
    return context.json({ sha: found.oid, parents: found.parents.map((sha) => ({ sha })), files });
  });
  app.get('/repos/:owner/:name/branches/:branch', (context) => {
    const { branch } = context.req.param();
    if (!git.head(branch)) return context.json({ message: 'Branch not found' }, 404);
    return context.json({ name: branch, protected: state.isProtected && branch === 'main' });
  });
  app.get('/repos/:owner/:name/rules/branches/:branch', (context) => {
    if (!state.rules) return context.json({ message: 'Upgrade to GitHub Pro or make this repository public.' }, 403);
    return context.json((state.rules[context.req.param('branch')] ?? []).map((type) => ({ type })));
  });
  app.get('/repos/:owner/:name/compare/:range', (context) => {
    const [base = '', head = ''] = context.req.param('range').split('...');
    const status = git.compare(base, head);
    return status ? context.json({ status }) : context.json({ message: 'Not Found' }, 404);
  });

  return Object.assign(state, {
    /** As in a browser, which does not show a page what it may not read. */
    fetch: async (...request: Parameters<typeof fetch>) => {
      const answer = await app.request(new Request(...request));
      if (!answer.headers.has('access-control-allow-origin')) throw new TypeError('Failed to fetch');
      return answer;
    },
    /** Somebody else publishes files. @returns the version */
    publish(changes: Parameters<typeof git.write>[1], author = 'Somebody else'): string {
      const version = git.write(git.head(), changes, { author, message: 'By hand' });
      git.move('main', version, git.head());
      return version;
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

async function half(answer: Response): Promise<Response> {
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(bytes.subarray(0, bytes.length / 2)),
    pull: (controller) => controller.error(new TypeError('network error')),
  });
  return new Response(body, answer);
}
