import { readFile } from 'node:fs/promises';
import type { ViteDevServer } from 'vite';
import { LOGO } from '../../renderer/icons/brand.ts';
import { BRAND_ICONS, drawBrandIcon } from '../../renderer/icons/brandIcons.ts';
import { readDrawing } from '../../renderer/icons/readDrawing.ts';
import { parseMediaUrl } from '../../renderer/media/catalogue.ts';
import { pictureFile, sharePictureFile } from '../../renderer/media/pictureFile.ts';
import { findSharePicture, isSharePicture } from '../../renderer/media/sharePicture.ts';
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

/** Serves share pictures, which are drawn on first request. */
export function serveSharePictures(server: ViteDevServer, readSite: ReadSite): void {
  server.middlewares.use(async (request, response, next) => {
    const url = request.url ?? '';
    if (!isSharePicture(url)) return next();
    try {
      const { media } = await readSite();
      const picture = findSharePicture(url, media.values(), readDrawing(LOGO));
      if (!picture) return next();
      const bytes = await readFile(await sharePictureFile(picture));
      response.setHeader('Content-Type', 'image/jpeg');
      response.end(bytes);
    } catch (error) {
      next(error);
    }
  });
}

/** Serves the icons made from the clinic's logo, drawn anew for each request: the logo may have changed. */
export function serveBrandIcons(server: ViteDevServer): void {
  server.middlewares.use(async (request, response, next) => {
    const name = BRAND_ICONS.find((icon) => request.url === `/${icon}`);
    if (!name) return next();
    try {
      const bytes = await drawBrandIcon(name);
      response.setHeader('Content-Type', name.endsWith('.svg') ? 'image/svg+xml' : 'image/png');
      response.end(bytes);
    } catch (error) {
      next(error);
    }
  });
}
