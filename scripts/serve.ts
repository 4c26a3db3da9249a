/** Serves a built variant with its headers, as a static host does: `npm run serve -- [variant] [--from dist]`, port from `PORT`. */

import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer as createHttpServer, type Server, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sirv from 'sirv';
import { HEADER_RULES } from './build/headersFile.ts';

type Folder = Readonly<{ version: number; files: ReturnType<typeof sirv>; notFound: Buffer }>;

/** Reads which files a folder has. A build puts a new folder in the place of the old one. */
function openFolder(root: string): Folder {
  const files = sirv(resolve(root), {
    extensions: ['html'],
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => setHeaders(response, path),
  });
  return { version: statSync(root).ino, files, notFound: readFileSync(join(root, '404.html')) };
}

/**
 * A server for one folder: addresses without `.html`, compressed files where the browser takes them, `404.html` with
 * status 404 for anything else. Other spellings of a page's address lead to the page. A new build is served at once.
 */
export function createStaticServer(root: string): Server {
  let folder = openFolder(root);

  return createHttpServer((request, response) => {
    const url = new URL(`http://localhost${request.url?.startsWith('/') ? request.url : '/'}`);
    const canonical =
      url.pathname
        .replace(/\/+/g, '/')
        .replace(/(?:\/index)?\.html$/, '')
        .replace(/(.)\/$/, '$1') || '/';
    if (canonical !== url.pathname && existsSync(join(root, canonical === '/' ? 'index.html' : `${canonical}.html`))) {
      response.writeHead(308, { Location: canonical + url.search }).end();
      return;
    }
    if (statSync(root, { throwIfNoEntry: false })?.ino !== folder.version) folder = openFolder(root);
    folder.files(request, response, () => {
      setHeaders(response, '/404');
      response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' }).end(folder.notFound);
    });
  });
}

function setHeaders(response: ServerResponse, path: string): void {
  for (const rule of HEADER_RULES) {
    if (!path.startsWith(rule.path.replace('*', ''))) continue;
    for (const [name, value] of Object.entries(rule.headers)) response.setHeader(name, value);
  }
  if (path.endsWith('.vcf')) response.setHeader('Content-Type', 'text/vcard;charset=utf-8');
  if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-cache');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { from: { type: 'string', default: 'dist' } },
  });
  const [variant = 'combined'] = positionals;
  const root = join(values.from, variant);
  const port = Number(process.env.PORT ?? 4173);
  if (!existsSync(join(root, 'index.html'))) {
    console.error(`${root} is not built yet. Run: npm run build -- ${variant}`);
    process.exitCode = 1;
  } else {
    createStaticServer(root)
      .on('error', ({ message }) => {
        console.error(`Cannot serve on port ${port}: ${message}. Choose another one: PORT=4174 npm start`);
        process.exitCode = 1;
      })
      .listen(port, () => console.log(`${root} is on http://localhost:${port}`));
  }
}
