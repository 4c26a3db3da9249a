/** Serves a built site as a host does. */
import { createServer as createHttpServer, type Server, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { CACHING, cachingOf, contentTypeOf, isHidden, SHARED_HEADERS } from '../hosts/sharedHeaders.ts';
import { openFolder, versionOf } from './siteFolder.ts';

/** How long to wait for the folder: during a build's swap it is missing for less than a millisecond. */
const GAP = { tries: 40, ms: 50 };

/** A file that is not in the folder. */
export type Found = Readonly<{ type: string; body: Buffer }>;

type Options = Readonly<{
  /** Looks elsewhere for the file with a path that is not in the folder. */
  find?: (path: string) => Promise<Found | undefined>;
}>;

/**
 * A server for one folder: URLs without `.html`, compressed files where the browser accepts them, `404.html` with
 * status 404 for anything else. Other spellings of a page's URL redirect to it. A new build is served at once.
 * @param rootNow the folder, or what returns it for each request
 */
export function createStaticServer(rootNow: string | (() => string), { find }: Options = {}): Server {
  const getRoot = typeof rootNow === 'string' ? () => rootNow : rootNow;
  let root = getRoot();
  let folder = openFolder(root);

  const isCurrent = () => {
    root = getRoot();
    const version = versionOf(root);
    if (version === folder.version) return true;
    try {
      folder = openFolder(root);
      return folder.version === version;
    } catch {
      return false;
    }
  };

  return createHttpServer(async (request, response) => {
    for (let tries = 0; !isCurrent(); tries += 1) {
      if (tries === GAP.tries) {
        response
          .writeHead(503, { 'Content-Type': 'text/plain', 'Retry-After': '10' })
          .end(`${root} is not there now.\n`);
        return;
      }
      await wait(GAP.ms);
    }
    const { pathname, search } = new URL(`http://localhost${request.url?.startsWith('/') ? request.url : '/'}`);
    const path = pathname.replace(/\/+/g, '/');
    setHeaders(response, cachingOf(path));
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const redirect = folder.redirects.get(path);
    const isPage = folder.pages.has(path);
    if (redirect || (isPage && path !== pathname)) {
      response.writeHead(redirect?.status ?? 301, { Location: (redirect?.to ?? path) + search }).end();
      return;
    }
    const answerMissing = async () => {
      const found = await find?.(path).catch(() => undefined);
      if (found) {
        response.writeHead(200, { 'Content-Type': found.type }).end(found.body);
        return;
      }
      setHeaders(response, CACHING.asked);
      response.writeHead(404, { 'Content-Type': contentTypeOf('html') }).end(folder.notFound);
    };
    if (isHidden(path)) await answerMissing();
    else folder.files(request, response, answerMissing);
  });
}

function setHeaders(response: ServerResponse, caching: string): void {
  for (const [name, value] of Object.entries(SHARED_HEADERS)) response.setHeader(name, value);
  response.setHeader('Cache-Control', caching);
}
