import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { type Catalogue, MEDIA_DIR, type MediaRequest } from './catalogue.ts';
import { AVIF, JPEG, WEBP } from './formats.ts';
import { keptFile } from './kept.ts';

const CACHE_DIR = '.cache/media';

/**
 * The bytes of a picture, made once and kept in `.cache/media`.
 * @throws Error when no master has that path and hash
 */
export async function encode(request: MediaRequest, catalogue: Catalogue): Promise<Buffer> {
  const master = catalogue.get(request.path);
  if (!master || master.hash !== request.hash)
    throw new Error(`${request.url}: no picture media/${request.path} made this address.`);

  return keptFile(join(CACHE_DIR, request.url.replace('/media/', '').replaceAll('/', '_')), () => {
    const image = sharp(join(MEDIA_DIR, request.path)).resize({ width: request.width, withoutEnlargement: true });
    return inFormat(image, request.format).toBuffer();
  });
}

function inFormat(image: Sharp, format: MediaRequest['format']): Sharp {
  if (format === 'avif') return image.avif(AVIF);
  if (format === 'webp') return image.webp(WEBP);
  return image.jpeg(JPEG);
}
