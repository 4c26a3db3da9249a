import { readDrawing } from '../../renderer/node/readDrawing.ts';
import { LOGO } from '../../site/pictures/brand.ts';
import { type Catalogue, type MediaRequest, parseMediaUrl } from '../../site/pictures/catalogue.ts';
import { findSharePicture, type SharePicture } from '../../site/pictures/sharePicture.ts';
import { readMaster } from './describeMaster.ts';
import { drawSharePicture, encodePicture, type Pixels, resizePicture } from './encodePicture.ts';
import { cachedPicture } from './fileCache.ts';

/**
 * The path of a picture file, encoded once and cached.
 * @param pixels from `pixelsOf`, if several formats have the same width
 * @throws Error if no master has that name and hash, or its file has changed
 */
export async function pictureFile(
  request: MediaRequest,
  catalogue: Catalogue,
  pixels = pixelsOf(request, catalogue),
): Promise<string> {
  return cachedPicture(request.url, async () => encodePicture(await pixels(), request.format));
}

/**
 * What a picture is encoded from, for all formats of a width: decoded when first needed, and once.
 * @throws Error if no master has that name and hash
 */
export function pixelsOf(request: MediaRequest, catalogue: Catalogue): () => Promise<Pixels> {
  const master = masterOf(request, catalogue);
  if (!master) throw new Error(`${request.url}: no picture in media/ made this address.`);
  let pixels: Promise<Pixels> | undefined;
  return () => {
    pixels ??= readMaster(master).then((bytes) => resizePicture(bytes, request.width, request.cut));
    return pixels;
  };
}

const masterOf = ({ name, hash }: MediaRequest, catalogue: Catalogue) =>
  [...catalogue.values()].find((master) => master.name === name && master.hash === hash);

/**
 * The path of a share picture's file, drawn once and cached.
 * @throws Error if the master's file has changed
 */
export function sharePictureFile({ url, master, cut }: SharePicture): Promise<string> {
  return cachedPicture(url, async () => drawSharePicture(await readMaster(master), cut));
}

/**
 * The picture with an address and its content type, made now unless it is cached; undefined if no master has such an
 * address.
 */
export async function requestedPicture(path: string, media: Catalogue) {
  const shared = findSharePicture(path, media.values(), readDrawing(LOGO));
  if (shared) return { file: await sharePictureFile(shared), type: 'image/jpeg' };
  const picture = parseMediaUrl(path);
  if (!picture || !masterOf(picture, media)) return undefined;
  return { file: await pictureFile(picture, media), type: `image/${picture.format}` };
}
