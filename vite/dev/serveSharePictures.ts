import { readFile } from 'node:fs/promises';
import type { ViteDevServer } from 'vite';
import { findSharePicture, isSharePicture } from '../../renderer/media/sharePicture.ts';
import { sharePictureFile } from '../../renderer/media/sharePictureFile.ts';
import type { ReadSite } from './watchedSite.ts';

/** Serves share pictures, which are drawn on first request. */
export function serveSharePictures(server: ViteDevServer, readSite: ReadSite): void {
  server.middlewares.use(async (request, response, next) => {
    const url = request.url ?? '';
    if (!isSharePicture(url)) return next();
    try {
      const { media } = await readSite();
      const picture = findSharePicture(url, media.values());
      if (!picture) return next();
      const bytes = await readFile(await sharePictureFile(picture));
      response.setHeader('Content-Type', 'image/jpeg');
      response.end(bytes);
    } catch (error) {
      next(error);
    }
  });
}
