import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { readCatalogue } from '../../renderer/media/catalogue.ts';
import { findSharePicture, isSharePicture } from '../../renderer/media/sharePicture.ts';
import { sharePictureFile } from '../../renderer/media/sharePictureFile.ts';

/** The dev server draws the picture of a shared link when it is first asked for. */
export function devSharePictures(): Plugin {
  return {
    name: 'dev-share-pictures',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const url = request.url ?? '';
        if (!isSharePicture(url)) return next();
        try {
          const wanted = findSharePicture(url, (await readCatalogue()).values());
          if (!wanted) return next();
          const bytes = await readFile(await sharePictureFile(wanted));
          response.setHeader('Content-Type', 'image/jpeg');
          response.end(bytes);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
