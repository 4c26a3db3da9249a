import { readFile } from 'node:fs/promises';
import type { ViteDevServer } from 'vite';
import { findSharePicture, isSharePicture } from '../../renderer/media/sharePicture.ts';
import { sharePictureFile } from '../../renderer/media/sharePictureFile.ts';
import type { ReadSite } from './watchedSite.ts';

/** Draws the picture of a shared link when it is first asked for. */
export function serveSharePictures(server: ViteDevServer, readSite: ReadSite): void {
  server.middlewares.use(async (request, response, next) => {
    const url = request.url ?? '';
    if (!isSharePicture(url)) return next();
    try {
      const { media } = await readSite();
      const wanted = findSharePicture(url, media.values());
      if (!wanted) return next();
      const bytes = await readFile(await sharePictureFile(wanted));
      response.setHeader('Content-Type', 'image/jpeg');
      response.end(bytes);
    } catch (error) {
      next(error);
    }
  });
}
