import type { ServerResponse } from 'node:http';
import type { Connect, ViteDevServer } from 'vite';
import type { Progress } from '../cli/progress.ts';
import { mistakePage, mistakeText } from './mistake.ts';
import type { Answer } from './unknownAddress.ts';
import type { ReadSite } from './watchedSite.ts';

/**
 * Serves pages. Errors and unknown addresses get a page for developers and editors that says what is wrong and where; the
 * not-found page for patients is at `/404`.
 * @param progress shows the first page, for which all code is compiled
 */
export function servePages(server: ViteDevServer, readSite: ReadSite, progress: Progress): void {
  const reloadNextChange = reloadOnChange(server);
  const inProgress = showFirst(progress);
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
    inProgress(() => answer(server, readSite, request.originalUrl ?? '/', response))
      .then((replacement) => replacement && send(replacement, request, response))
      .catch(next);
  });
  // Errors of the other middleware: pictures and the gallery.
  server.middlewares.use(sendMistake);
}

/**
 * Sends a page.
 * @returns what to send instead if it cannot be rendered
 */
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
    // Checked before errors: Vike has rendered the not-found page with the model of another page.
    if (is404 && pageModel.route) return site.unknownAddress(url);
    if (mistake) throw mistake;
    // Vike itself has already logged this error.
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

/** Shows the first piece of work as a step, and none after it. */
function showFirst(progress: Progress) {
  let isFirst = true;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (!isFirst) return work();
    isFirst = false;
    return progress.step('Preparing the first page', work);
  };
}

/** Reloads pages that show an error after any change: they import nothing, so Vite does not know what they depend on. */
function reloadOnChange(server: ViteDevServer): () => void {
  /** Time for Vite and Vike to invalidate the old file, in milliseconds. */
  const DELAY = 200;
  let isShown = false;
  server.watcher.on('all', () => {
    if (!isShown) return;
    isShown = false;
    setTimeout(() => server.ws.send({ type: 'full-reload' }), DELAY);
  });
  return () => {
    isShown = true;
  };
}
