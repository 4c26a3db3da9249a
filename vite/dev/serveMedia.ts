import { readFile } from 'node:fs/promises';
import type { ViteDevServer } from 'vite';
import { parseMediaUrl } from '../../renderer/media/catalogue.ts';
import { pictureFile } from '../../renderer/media/pictureFile.ts';
import type { ReadSite } from './watchedSite.ts';

/** Serves pictures, which are encoded on first request. */
export function serveMedia(server: ViteDevServer, readSite: ReadSite): void {
  server.middlewares.use(async (request, response, next) => {
    const picture = parseMediaUrl(request.url ?? '');
    if (!picture) return next();
    try {
      const { media } = await readSite();
      const bytes = await readFile(await pictureFile(picture, media));
      response.setHeader('Content-Type', `image/${picture.format}`);
      response.end(bytes);
    } catch (error) {
      next(error);
    }
  });
}
