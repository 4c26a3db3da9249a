import { readFile } from 'node:fs/promises';
import type { ViteDevServer } from 'vite';
import { namedSharePictures } from '../../renderer/document/sharePicture.ts';
import { sharePictureFile } from '../../scripts/share/sharePictureFile.ts';

/** Draws the picture of a shared link when it is asked for one that a page has named. */
export function serveSharePictures(server: ViteDevServer): void {
  server.middlewares.use(async (request, response, next) => {
    const address = request.url ?? '';
    const wanted = namedSharePictures().get(address);
    if (!wanted) return next();
    try {
      const bytes = await readFile(await sharePictureFile(address, wanted));
      response.setHeader('Content-Type', 'image/jpeg');
      response.end(bytes);
    } catch (error) {
      next(error);
    }
  });
}
