import { join } from 'node:path';
import type { ViteDevServer } from 'vite';

type Gallery = typeof import('../../gallery/answer.ts');

/** What the facts, words and pictures of the examples are made from. */
const SOURCES = ['branches', 'locales', 'media', 'gallery'];

/** Shows the examples of all components at `/_gallery`. */
export function serveGallery(server: ViteDevServer): void {
  /** Kept until one of them changes, or the code that reads them: reading them takes a second. */
  let kept: Readonly<{ gallery: Gallery; sources: ReturnType<Gallery['readSources']> }> | undefined;
  const forget = () => {
    kept = undefined;
  };
  const folders = SOURCES.map((folder) => join(server.config.root, folder));
  server.watcher.on('all', (_event, file) => {
    if (folders.some((folder) => file.startsWith(folder))) forget();
  });

  server.middlewares.use('/_gallery', async (request, response, next) => {
    try {
      const gallery = await load(server);
      if (kept?.gallery !== gallery) kept = { gallery, sources: gallery.readSources() };
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const { status, html } = gallery.answer(pathname, await kept.sources);
      response.statusCode = status;
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(await server.transformIndexHtml(request.originalUrl ?? '/', html));
    } catch (error) {
      forget();
      next(error);
    }
  });
}

/** Through Vite, so that a change of an example or a component is seen at once. */
async function load(server: ViteDevServer): Promise<Gallery> {
  return (await server.ssrLoadModule('/gallery/answer.ts')) as Gallery;
}
