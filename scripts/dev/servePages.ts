import type { Connect, ViteDevServer } from 'vite';
import type { Progress } from '../cli/progress.ts';
import { type Answer, mistakePage, mistakeText } from './devDocument.ts';
import type { ReadSite } from './watchedSite.ts';

type Headers = Readonly<Record<string, string>>;

/** A page of the site has its own headers; what is shown in place of one has none. */
type Page = Answer & Readonly<{ headers?: Headers }>;

/** Time for Vite and Vike to invalidate a changed file, in milliseconds. */
const RELOAD_DELAY = 200;

/**
 * Serves pages. Errors and unknown addresses get a page for developers that says what is wrong and where; the not-found page for patients
 * is at `/404`.
 * @param progress shows the first page, for which all code is compiled
 */
export function servePages(server: ViteDevServer, readSite: ReadSite, progress: Progress): void {
  // What is shown in place of a page imports nothing, so Vite does not know what it depends on: any change reloads it.
  let isReplaced = false;
  server.watcher.on('all', () => {
    if (!isReplaced) return;
    isReplaced = false;
    setTimeout(() => server.ws.send({ type: 'full-reload' }), RELOAD_DELAY);
  });

  let isFirst = true;
  server.middlewares.use(async (request, response, next) => {
    try {
      const url = request.originalUrl ?? '/';
      const render = () => renderAt(url, server, readSite);
      const first = isFirst;
      isFirst = false;
      const { status, html, headers } = await (first ? progress.step('Preparing the first page', render) : render());
      response.statusCode = status;
      if (headers) {
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        response.end(html);
      } else await send(html, request, response);
    } catch (error) {
      next(error);
    }
  });
  // Errors of the other middleware: pictures and the gallery.
  const sendMistake: Connect.ErrorHandleFunction = (error, request, response, next) => {
    response.statusCode = 500;
    send(mistakePage(error, server.config.root), request, response).catch(next);
  };
  server.middlewares.use(sendMistake);

  async function send(
    html: string,
    { originalUrl = '/' }: Connect.IncomingMessage,
    response: Parameters<Connect.NextHandleFunction>[1],
  ): Promise<void> {
    isReplaced = true;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(await server.transformIndexHtml(originalUrl, html));
  }
}

async function renderAt(url: string, server: ViteDevServer, readSite: ReadSite): Promise<Page> {
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
    if (errorWhileRendering && !is404)
      return { status: 500, html: mistakePage(errorWhileRendering, server.config.root) };
    const { statusCode, body, headers } = httpResponse;
    return { status: statusCode, html: body, headers: Object.fromEntries(headers) };
  } catch (mistake) {
    server.config.logger.error(mistakeText(mistake, server.config.root), { timestamp: true });
    return { status: 500, html: mistakePage(mistake, server.config.root) };
  }
}
