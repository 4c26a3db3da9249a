import type { ServerResponse } from 'node:http';
import type { PageContextServer } from 'vike/types';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { languageOfPath } from '../../locales/languages.ts';
import { mistakeText } from './mistake.ts';
import { mistakePage } from './mistakePage.ts';

type Answer = Readonly<{ status: number; html: string }>;

type UnknownAddress = typeof import('./unknownAddress.ts');

/**
 * Answers for pages on the dev server. Who edits the site is told what is wrong and where, never in the patients' words;
 * the patients' page for unknown addresses can be looked at under `/404`.
 */
export function devPages(): Plugin {
  return {
    name: 'dev-pages',
    apply: 'serve',
    configureServer(server) {
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
      // After Vite's own addresses, before Vike, which would answer mistakes with the page for patients.
      return () => {
        server.middlewares.use((request, response, next) => {
          answer(server, request, response)
            .then((told) => told && send(told, request, response))
            .catch(next);
        });
        // What is made for pages, and the gallery.
        server.middlewares.use(sendMistake);
      };
    },
  };
}

/** Sends a page that could be made. @returns what to send in place of one that could not */
async function answer(
  server: ViteDevServer,
  request: Connect.IncomingMessage,
  response: ServerResponse,
): Promise<Answer | undefined> {
  const url = request.originalUrl ?? '/';
  const { renderPage } = await import('vike/server');
  const context: Partial<PageContextServer> & Awaited<ReturnType<typeof renderPage>> = await renderPage({
    urlOriginal: url,
  });
  const { mistake, hasNoRoute = false, is404, errorWhileRendering, httpResponse } = context;
  // Vike tells those that it meets itself.
  if (mistake) server.config.logger.error(mistakeText(mistake, server), { timestamp: true });
  const error = mistake ?? (is404 ? undefined : errorWhileRendering);
  if (error) return { status: 500, html: mistakePage(error, server) };
  if ((is404 && !isNotFoundPage(url)) || hasNoRoute) return unknown(server, url);
  response.statusCode = httpResponse.statusCode;
  for (const [name, value] of httpResponse.headers) response.setHeader(name, value);
  response.end(httpResponse.body);
  return undefined;
}

/** Through Vite, so that a change of the site map is seen at once. */
async function unknown(server: ViteDevServer, url: string): Promise<Answer> {
  try {
    const { unknownAddress } = (await server.ssrLoadModule('/vite/dev/unknownAddress.ts')) as UnknownAddress;
    return await unknownAddress(url);
  } catch (error) {
    return { status: 500, html: mistakePage(error, server) };
  }
}

const isNotFoundPage = (url: string) => languageOfPath(new URL(url, 'http://localhost').pathname).path === '/404';

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
