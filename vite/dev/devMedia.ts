import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { parseMediaUrl, readCatalogue } from '../../renderer/media/catalogue.ts';
import { pictureFile } from '../../renderer/media/pictureFile.ts';

/** The dev server makes a picture when a page first asks for it. */
export function devMedia(): Plugin {
  return {
    name: 'dev-media',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const wanted = parseMediaUrl(request.url ?? '');
        if (!wanted) return next();
        try {
          const bytes = await readFile(await pictureFile(wanted, await readCatalogue()));
          response.setHeader('Content-Type', `image/${wanted.format}`);
          response.end(bytes);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
