/** Serves a built site as a host does. */

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer as createHttpServer, type Server, type ServerResponse } from 'node:http';
import { join, resolve, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sirv from 'sirv';
import { otherSpellings, type Redirect, readRedirectsFile } from '../hosts/redirects.ts';
import { CACHING, cachingOf, contentTypeOf, isHidden, SHARED_HEADERS } from '../hosts/sharedHeaders.ts';

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

/* The folder of a built site, as the server knows it. */

/** What a folder holds, as read once. */
type Folder = Readonly<{
  version: string | undefined;
  files: ReturnType<typeof sirv>;
  notFound: Buffer;
  /** Paths of all pages. */
  pages: ReadonlySet<string>;
  /** Redirects by the requested path. */
  redirects: ReadonlyMap<string, Redirect>;
}>;

/**
 * Distinguishes a folder from the one it replaced. The inode alone does not: the system reuses the inodes of deleted
 * folders.
 */
function versionOf(root: string): string | undefined {
  const stats = statSync(root, { throwIfNoEntry: false });
  return stats && `${stats.ino} ${stats.birthtimeMs} ${stats.ctimeMs}`;
}

/** Reads which files a folder has. A build replaces the folder. */
function openFolder(root: string): Folder {
  // Read first: if the folder is replaced meanwhile, the next request notices.
  const version = versionOf(root);
  const files = sirv(resolve(root), {
    extensions: ['html'],
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => {
      const type = contentTypeOf(/\.(\w+)$/.exec(path)?.[1] ?? 'html');
      if (type) response.setHeader('Content-Type', type);
    },
  });
  const file = join(root, '_redirects');
  const pages = listPages(root);
  const redirects = readRedirectsFile(existsSync(file) ? readFileSync(file, 'utf8') : '');
  const spellings = otherSpellings(pages, redirects);
  return {
    version,
    files,
    notFound: readFileSync(join(root, '404.html')),
    pages: new Set(pages),
    redirects: new Map([...redirects, ...spellings].map((redirect) => [redirect.from, redirect])),
  };
}

/** Paths of all pages in a folder. */
function listPages(root: string): readonly string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map(
      (name) =>
        `/${name
          .split(sep)
          .join('/')
          .replace(/(?:^index)?\.html$/, '')}`,
    );
}
