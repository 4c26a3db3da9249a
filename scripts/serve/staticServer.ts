import { existsSync, readFileSync } from 'node:fs';
import { createServer as createHttpServer, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sirv from 'sirv';
import { type Redirect, readRedirectsFile } from '../hosts/redirects.ts';
import { CACHING, cachingOf, contentTypeOf, isHidden, SHARED_HEADERS } from '../hosts/sharedHeaders.ts';

/** How long to wait for the folder: during a build's swap it is missing for less than a millisecond. */
const GAP = { tries: 40, ms: 50 };

export type Found = Readonly<{ type: string; body: Buffer }>;

type Options = Readonly<{
  /** Looks elsewhere for the file with a path that is not in the folder. */
  find?: (path: string) => Promise<Found | undefined>;
}>;

/**
 * Serves a folder: URLs without `.html`, compressed files where the browser accepts them, `404.html` with status 404 for anything else.
 * Other spellings of a page's URL redirect to it. A new build is served at once.
 * @param rootNow the folder, or what returns it for each request
 */
export function createStaticServer(rootNow: string | (() => string), { find }: Options = {}): Server {
  const getRoot = typeof rootNow === 'string' ? () => rootNow : rootNow;
  return createHttpServer(async (request, response) => {
    const notFound = () => join(getRoot(), '404.html');
    for (let tries = 0; !existsSync(notFound()); tries += 1) {
      if (tries === GAP.tries) {
        response
          .writeHead(503, { 'Content-Type': 'text/plain', 'Retry-After': '10' })
          .end(`${getRoot()} is not there now.\n`);
        return;
      }
      await wait(GAP.ms);
    }
    const root = getRoot();
    const { pathname, search } = new URL(`http://localhost${request.url?.startsWith('/') ? request.url : '/'}`);
    setHeaders(response, cachingOf(pathname));
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const redirect = redirectOf(root, pathname);
    if (redirect) {
      response.writeHead(redirect.status, { Location: redirect.to + search }).end();
      return;
    }
    const answerMissing = async () => {
      const found = await find?.(pathname).catch(() => undefined);
      if (found) {
        response.writeHead(200, { 'Content-Type': found.type }).end(found.body);
        return;
      }
      setHeaders(response, CACHING.asked);
      response.writeHead(404, { 'Content-Type': contentTypeOf('html') }).end(readFileSync(notFound()));
    };
    if (isHidden(pathname)) await answerMissing();
    else filesOf(root)(request, response, answerMissing);
  });
}

function setHeaders(response: ServerResponse, caching: string): void {
  for (const [name, value] of Object.entries(SHARED_HEADERS)) response.setHeader(name, value);
  response.setHeader('Cache-Control', caching);
}

/** The files of a folder as they are now: `dev` lets sirv look for each one anew. */
const filesOf = (root: string) =>
  sirv(root, {
    dev: true,
    extensions: ['html'],
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => {
      const type = contentTypeOf(/\.(\w+)$/.exec(path)?.[1] ?? 'html');
      if (type) response.setHeader('Content-Type', type);
    },
  });

/** Other spellings of a page's address lead to the page, and others where `_redirects` says. */
function redirectOf(root: string, pathname: string): Pick<Redirect, 'to' | 'status'> | undefined {
  const path = pathname.replace(/\/+/g, '/');
  const page = path.replace(/(?:\/index)?(?:\.html|\/)?$/, '') || '/';
  // The not-found pages have no other spellings.
  const isPage = existsSync(join(root, page === '/' ? 'index.html' : `${page}.html`)) && !page.endsWith('/404');
  if (isPage) return page === pathname ? undefined : { to: page, status: 301 };
  const file = join(root, '_redirects');
  const redirects = readRedirectsFile(existsSync(file) ? readFileSync(file, 'utf8') : '');
  return redirects.find(({ from }) => from === path || from === path.replace(/(?:\.html|\/)$/, ''));
}
