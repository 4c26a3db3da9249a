import { join } from 'node:path';
import type { ViteDevServer } from 'vite';

type Gallery = typeof import('../../components/gallery/gallery.ts');

/** The folders that the examples' facts, words and pictures are read from. */
const SOURCES = ['branches', 'locales', 'media', 'components/gallery'];

/** Serves the examples of all components at `/_gallery`. */
export function serveGallery(server: ViteDevServer): void {
  /** Cached until one of them changes, or the code that reads them: reading them takes a second. */
  let cached: Readonly<{ gallery: Gallery; sources: ReturnType<Gallery['readSources']> }> | undefined;
  const invalidate = () => {
    cached = undefined;
  };
  const folders = SOURCES.map((folder) => join(server.config.root, folder));
  server.watcher.on('all', (_event, file) => {
    if (folders.some((folder) => file.startsWith(folder))) invalidate();
  });

  server.middlewares.use('/_gallery', async (request, response, next) => {
    try {
      const gallery = await load(server);
      if (cached?.gallery !== gallery) cached = { gallery, sources: gallery.readSources() };
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const { status, html } = gallery.answer(pathname, await cached.sources);
      response.statusCode = status;
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(await server.transformIndexHtml(request.originalUrl ?? '/', html));
    } catch (error) {
      invalidate();
      next(error);
    }
  });
}

/** Loads the gallery through Vite, so that changes of an example or a component take effect at once. */
async function load(server: ViteDevServer): Promise<Gallery> {
  return (await server.ssrLoadModule('/components/gallery/gallery.ts')) as Gallery;
}
