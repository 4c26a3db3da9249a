import { LOGO } from '../icons/brand.ts';
import { readDrawing } from '../icons/readDrawing.ts';
import { type Catalogue, type MediaRequest, parseMediaUrl } from './catalogue.ts';
import { readMaster } from './describeMaster.ts';
import { drawSharePicture } from './drawSharePicture.ts';
import { encodePicture, type Pixels, resizePicture } from './encodePicture.ts';
import { cachedPicture } from './fileCache.ts';
import { findSharePicture, type SharePicture } from './sharePicture.ts';

/**
 * Path of a picture file, which is encoded once and cached in `.cache/media`.
 * @param pixels from `pixelsOf`, if several formats of the picture are encoded at the same width
 * @throws Error if no master has that name and hash, or its file has changed since it was read
 */
export async function pictureFile(
  request: MediaRequest,
  catalogue: Catalogue,
  pixels = pixelsOf(request, catalogue),
): Promise<string> {
  return cachedPicture(request.url, async () => encodePicture(await pixels(), request.format));
}

/**
 * What a picture file is encoded from, for all formats at the same width: the master is decoded when it is first needed, and
 * only once.
 * @throws Error if no master has that name and hash
 */
export function pixelsOf({ url, name, hash, width, cut }: MediaRequest, catalogue: Catalogue): () => Promise<Pixels> {
  const master = [...catalogue.values()].find((each) => each.name === name && each.hash === hash);
  if (!master) throw new Error(`${url}: no picture in media/ made this address.`);
  let pixels: Promise<Pixels> | undefined;
  return () => {
    pixels ??= readMaster(master).then((bytes) => resizePicture(bytes, width, cut));
    return pixels;
  };
}

/**
 * Path of a share picture's file, which is drawn once and cached with the other pictures.
 * @throws Error if the master's file has changed since it was read
 */
export function sharePictureFile({ url, master, cut }: SharePicture): Promise<string> {
  return cachedPicture(url, async () => drawSharePicture(await readMaster(master), cut));
}

/** The file of a picture, and its content type. */
type RequestedPicture = Readonly<{ file: string; type: string }>;

/**
 * The picture with an address, encoded or drawn now unless it is cached; undefined if no master has such an address.
 * @param path such as `/media/hero.1fA9c.800.avif`
 */
export async function requestedPicture(path: string, media: Catalogue): Promise<RequestedPicture | undefined> {
  const shared = findSharePicture(path, media.values(), readDrawing(LOGO));
  if (shared) return { file: await sharePictureFile(shared), type: 'image/jpeg' };
  const picture = parseMediaUrl(path);
  const isKnown = [...media.values()].some(({ name, hash }) => name === picture?.name && hash === picture.hash);
  if (!picture || !isKnown) return undefined;
  return { file: await pictureFile(picture, media), type: `image/${picture.format}` };
}
