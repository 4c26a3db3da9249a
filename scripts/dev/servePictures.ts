import { readFile } from 'node:fs/promises';
import type { ViteDevServer } from 'vite';
import { BRAND_ICONS, drawBrandIcon } from '../pictures/brandIcons.ts';
import { requestedPicture } from '../pictures/pictureFile.ts';
import type { ReadSite } from './watchedSite.ts';

/** Serves pictures, encoded or drawn on first request, and the icons made from the clinic's logo. */
export function servePictures(server: ViteDevServer, readSite: ReadSite): void {
  server.middlewares.use(async (request, response, next) => {
    try {
      const found = await findPicture(request.url ?? '', readSite);
      if (!found) return next();
      response.setHeader('Content-Type', found.type);
      response.end(found.bytes);
    } catch (error) {
      next(error);
    }
  });
}

async function findPicture(url: string, readSite: ReadSite) {
  const icon = BRAND_ICONS.find((name) => url === `/${name}`);
  if (icon) return { type: icon.endsWith('.svg') ? 'image/svg+xml' : 'image/png', bytes: await drawBrandIcon(icon) };
  if (!url.startsWith('/media/')) return undefined;
  const picture = await requestedPicture(url, (await readSite()).media);
  return picture && { type: picture.type, bytes: await readFile(picture.file) };
}
