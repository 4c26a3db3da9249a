import type { ServerResponse } from 'node:http';
import type { Connect, ViteDevServer } from 'vite';
import { mistakeText } from './mistake.ts';
import { mistakePage } from './mistakePage.ts';
import type { Answer } from './unknownAddress.ts';
import type { ReadSite } from './watchedSite.ts';

/**
 * Answers for pages. Who edits the site is told what is wrong and where, never in the patients' words; the patients' page for
 * unknown addresses can be looked at under `/404`.
 */
export function servePages(server: ViteDevServer, readSite: ReadSite): void {
  const reloadNextChange = reloadOnChange(server);
  const send = async ({ status, html }: Answer, request: Connect.IncomingMessage, response: ServerResponse) => {
    reloadNextChange();
    response.statusCode = status;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(await server.transformIndexHtml(request.originalUrl ?? '/', html));
  };
  const sendMistake: Connect.ErrorHandleFunction = (error, request, response, next) => {
    send({ status: 500, html: mistakePage(error, server) }, request, response).catch(next);
  };
  server.middlewares.use((request, response, next) => {
    answer(server, readSite, request.originalUrl ?? '/', response)
      .then((told) => told && send(told, request, response))
      .catch(next);
  });
  // What is made for pages, and the gallery.
  server.middlewares.use(sendMistake);
}

/** Sends a page that could be made. @returns what to send in place of one that could not */
async function answer(
  server: ViteDevServer,
  readSite: ReadSite,
  url: string,
  response: ServerResponse,
): Promise<Answer | undefined> {
  try {
    const site = await readSite();
    const pageModel = site.pageAt(url);
    if (!pageModel) return site.unknownAddress(url);
    const { renderPage } = await import('vike/server');
    const { mistake, is404, errorWhileRendering, httpResponse } = await renderPage({ urlOriginal: url, pageModel });
    // Before its mistakes: Vike has made the page for unknown addresses of a model that is not for it.
    if (is404 && pageModel.route) return site.unknownAddress(url);
    if (mistake) throw mistake;
    // Vike has told the terminal of those that it meets itself.
    if (errorWhileRendering && !is404) return { status: 500, html: mistakePage(errorWhileRendering, server) };
    response.statusCode = httpResponse.statusCode;
    for (const [name, value] of httpResponse.headers) response.setHeader(name, value);
    response.end(httpResponse.body);
    return undefined;
  } catch (mistake) {
    server.config.logger.error(mistakeText(mistake, server), { timestamp: true });
    return { status: 500, html: mistakePage(mistake, server) };
  }
}

/** A page that tells of a mistake imports nothing: any change may be the one that mends it. */
function reloadOnChange(server: ViteDevServer): () => void {
  /** Until Vite and Vike have forgotten the old file, in milliseconds. */
  const REST = 200;
  let isTold = false;
  server.watcher.on('all', () => {
    if (!isTold) return;
    isTold = false;
    setTimeout(() => server.ws.send({ type: 'full-reload' }), REST);
  });
  return () => {
    isTold = true;
  };
}
