import { existsSync, readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join, posix } from 'node:path';
import { unescape as unescapePath } from 'node:querystring';
import { setTimeout as wait } from 'node:timers/promises';
import { pageFile } from '../../site/pages/routes.ts';
import { DELTA_FOLDER, deltaPath, offerOf, VARY_OF_DELTAS } from '../hosts/deltas.ts';
import { type Redirect, readRedirectsFile } from '../hosts/redirects.ts';
import { CACHING, CHROMIUM_BRAND, cachingOf, contentTypeOf, isHidden, SHARED_HEADERS } from '../hosts/sharedHeaders.ts';

/** How long to wait for the folder: during a build's swap it is missing for less than a millisecond. */
const GAP = { tries: 40, ms: 50 };

export type Found = Readonly<{
  type: string | undefined;
  body: Buffer;
  /** Of a compressed file. */
  encoding?: string;
  changed?: Date;
}>;

type Options = Readonly<{
  /** Looks elsewhere for the file with a path that is not in the folder. */
  find?: (path: string) => Promise<Found | undefined>;
}>;

/**
 * Serves a folder as nginx does with our configuration, request by request (`tests/hosts/requests.md`), but no parts of files: URLs
 * without `.html`, compressed files where the browser accepts them, `404.html` with status 404 for anything else. A new build is
 * served at once, and no request ends the server.
 * @param rootNow the folder, or what returns it for each request
 */
export function createStaticServer(rootNow: string | (() => string), { find }: Options = {}): Server {
  const getRoot = typeof rootNow === 'string' ? () => rootNow : rootNow;
  return createHttpServer((request, response) => {
    answer(request, response, getRoot, find).catch((error: unknown) => {
      console.error(`${request.method} ${request.url} cannot be answered:`, error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'Content-Type': 'text/plain' }).end('This cannot be answered.\n');
    });
  });
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  getRoot: () => string,
  find: Options['find'],
): Promise<void> {
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
  const [address = '', query] = (request.url ?? '').split(/#.*|\?(.*)/s);
  const path = pathOf(address);
  setHeaders(response, cachingOf(path ?? ''));
  const offer = path !== undefined && existsSync(join(root, DELTA_FOLDER)) ? offerOf(path) : undefined;
  if (path === undefined) {
    response.writeHead(400).end();
    return;
  }
  const redirect = redirectOf(root, path);
  if (redirect) {
    response.writeHead(redirect.status, { Location: redirect.to + (query ? `?${query}` : '') }).end();
    return;
  }
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const ownFile = async () =>
    (offer && (await deltaOf(root, path, request.headers))) ?? (await fileAt(root, path, accepted));
  const found = isHidden(path) ? undefined : ((await ownFile()) ?? (await find?.(path)));
  if (!found) {
    setHeaders(response, CACHING.asked);
    const page = await readFile(notFound(), contentTypeOf('html'), accepted);
    if (page) send(response, 404, page);
    else throw new Error('There is no 404.html.');
    return;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  if (offer) {
    const isChromium = request.headers['sec-ch-ua']?.includes(CHROMIUM_BRAND);
    response.setHeader('Use-As-Dictionary', `match="${offer.match}"`).setHeader('Vary', VARY_OF_DELTAS);
    if (isChromium) response.setHeader('Cache-Control', CACHING.askedByChromium);
  }
  if (isKnown(request.headers, response, found, offer !== undefined)) response.writeHead(304).end();
  else send(response, 200, found);
}

/** What a page changes in a page that the browser has, if there is a delta of them. */
async function deltaOf(root: string, path: string, headers: IncomingMessage['headers']): Promise<Found | undefined> {
  const [, digest] = /^:([\w+/]{43}=):$/.exec(String(headers['available-dictionary'] ?? '')) ?? [];
  if (!digest || !accepts(String(headers['accept-encoding'] ?? ''), 'dcz')) return undefined;
  const found = await readWhole(join(root, deltaPath(Buffer.from(digest, 'base64'), pageFile(path))));
  return found && { ...found, type: contentTypeOf('html'), encoding: 'dcz' };
}

function setHeaders(response: ServerResponse, caching: string): void {
  for (const [name, value] of Object.entries(SHARED_HEADERS)) response.setHeader(name, value);
  response.setHeader('Cache-Control', caching);
}

/**
 * The path that an address means: unescaped, without dots and double slashes.
 * @returns undefined for one that is invalid, or outside the site
 */
function pathOf(address: string): string | undefined {
  // On Windows, a backslash leads into folders.
  const path = unescapePath(address.replace(/^https?:\/\/[^/]*/i, '')).replaceAll('\\', '%5C');
  if (!path.startsWith('/') || path.includes('\0') || /%(?![\da-f]{2})/i.test(address)) return undefined;
  // With the slash that a last dot stands for.
  const resolved = posix.normalize(`.${path.replace(/\/\.{1,2}$/, '$&/')}`);
  return /^\.\.(?:\/|$)/.test(resolved) ? undefined : posix.join('/', resolved);
}

async function fileAt(root: string, path: string, accepted: string): Promise<Found | undefined> {
  const names = path === '/' ? ['/index.html'] : [`${path}.html`, path];
  for (const name of names) {
    const found = await readFile(join(root, name), contentTypeOf(/\.(\w+)$/.exec(name)?.[1] ?? ''), accepted);
    if (found) return found;
  }
  return undefined;
}

/** Other spellings of a page's address lead to the page, and others where `_redirects` says. */
function redirectOf(root: string, path: string): Pick<Redirect, 'to' | 'status'> | undefined {
  const page = path.replace(/(?:\/|\.html|\/index(?:\.html)?)$/, '') || '/';
  // The not-found pages have no other spellings.
  const isPage = existsSync(join(root, pageFile(page))) && !/\/(?:404|index)$/.test(page);
  if (isPage) return page === path ? undefined : { to: page, status: 301 };
  const file = join(root, '_redirects');
  const redirects = readRedirectsFile(existsSync(file) ? readFileSync(file, 'utf8') : '');
  return redirects.find(({ from }) => from === path || from === path.replace(/(?:\.html|\/)$/, ''));
}

/** The best first. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/**
 * Reads a file, or a compressed copy of it that the browser accepts. Whole, as a stream may fail when its answer has begun.
 * @returns undefined if there is no such file
 */
async function readFile(file: string, type: string | undefined, accepted: string): Promise<Found | undefined> {
  for (const [encoding, ending] of ENCODINGS) {
    const found = accepts(accepted, encoding) ? await readWhole(file + ending) : undefined;
    if (found) return { ...found, type, encoding };
  }
  const found = await readWhole(file);
  return found && { ...found, type };
}

async function readWhole(file: string): Promise<{ body: Buffer; changed: Date } | undefined> {
  const handle = await open(file).catch(() => undefined);
  try {
    const stats = await handle?.stat();
    return handle && stats?.isFile() ? { body: await handle.readFile(), changed: stats.mtime } : undefined;
  } finally {
    await handle?.close();
  }
}

/** Whether a browser accepts an encoding: listed by name, and not with the weight 0. */
function accepts(header: string, encoding: string): boolean {
  const weight = String.raw`(?:;\s*q\s*=\s*(?:1(?:\.0*)?|0?\.0*[1-9]\d*)\s*)?`;
  return new RegExp(String.raw`(?:^|,)\s*${encoding}\s*${weight}(?:,|$)`, 'i').test(header);
}

/** Without its body in response to `HEAD`: Node.js knows. */
function send(response: ServerResponse, status: number, { type, body, encoding }: Found): void {
  response.writeHead(status, {
    ...(type ? { 'Content-Type': type } : {}),
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
    'Content-Length': body.length,
    Vary: response.getHeader('Vary') ?? 'Accept-Encoding',
  });
  response.end(body);
}

/** Says by which names and time a file is known, and whether the browser has it. @param isByTime a page and its deltas have only the time in common */
function isKnown(
  headers: IncomingMessage['headers'],
  response: ServerResponse,
  { body, changed }: Found,
  isByTime: boolean,
): boolean {
  if (!changed) return false;
  response.setHeader('Last-Modified', changed.toUTCString());
  if (isByTime) return headers['if-modified-since'] === changed.toUTCString();
  const etag = `"${changed.getTime().toString(16)}-${body.length.toString(16)}"`;
  response.setHeader('ETag', etag);
  const { 'if-none-match': tags, 'if-modified-since': since } = headers;
  if (tags === undefined) return since === changed.toUTCString();
  return tags.split(',').some((tag) => [etag, '*'].includes(tag.trim().replace(/^W\//, '')));
}
