import type { Catalogue, MediaRequest } from './catalogue.ts';
import { readMaster } from './describeMaster.ts';
import { encodePicture } from './encodePicture.ts';
import { cachedPicture } from './fileCache.ts';

/**
 * Path of a picture file, which is encoded once and cached in `.cache/media`.
 * @throws Error if no master has that name and hash, or its file has changed since it was read
 */
export async function pictureFile(request: MediaRequest, catalogue: Catalogue): Promise<string> {
  const { url, name, hash, width, format, cut } = request;
  const master = [...catalogue.values()].find((each) => each.name === name && each.hash === hash);
  if (!master) throw new Error(`${url}: no picture in media/ made this address.`);

  return cachedPicture(url, async () => encodePicture(await readMaster(master), width, format, cut));
}
