import { readFile } from 'node:fs/promises';
import type { ViteDevServer } from 'vite';
import { parseMediaUrl } from '../../renderer/media/catalogue.ts';
import { pictureFile } from '../../renderer/media/pictureFile.ts';
import type { ReadSite } from './watchedSite.ts';

/** Makes a picture when a page first asks for it. */
export function serveMedia(server: ViteDevServer, readSite: ReadSite): void {
  server.middlewares.use(async (request, response, next) => {
    const wanted = parseMediaUrl(request.url ?? '');
    if (!wanted) return next();
    try {
      const { media } = await readSite();
      const bytes = await readFile(await pictureFile(wanted, media));
      response.setHeader('Content-Type', `image/${wanted.format}`);
      response.end(bytes);
    } catch (error) {
      next(error);
    }
  });
}
