import { join } from 'node:path';
import sharp from 'sharp';
import { type Catalogue, MEDIA_DIR, type MediaRequest } from './catalogue.ts';
import { AVIF, WEBP } from './formats.ts';
import { keptPicture } from './kept.ts';

/**
 * Path of the file with a picture, made once and kept in `.cache/media`.
 * @throws Error when no master has that path and hash
 */
export async function pictureFile(request: MediaRequest, catalogue: Catalogue): Promise<string> {
  const master = catalogue.get(request.path);
  if (!master || master.hash !== request.hash)
    throw new Error(`${request.url}: no picture media/${request.path} made this address.`);

  return keptPicture(request.url, () => {
    const image = sharp(join(MEDIA_DIR, request.path)).resize({ width: request.width, withoutEnlargement: true });
    return (request.format === 'avif' ? image.avif(AVIF) : image.webp(WEBP)).toBuffer();
  });
}
