import type { Catalogue, MediaRequest } from './catalogue.ts';
import { readMaster } from './describeMaster.ts';
import { encodePicture, type Pixels, resizePicture } from './encodePicture.ts';
import { cachedPicture } from './fileCache.ts';

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
