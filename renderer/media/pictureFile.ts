import type { Catalogue, MediaRequest } from './catalogue.ts';
import { readMaster } from './describeMaster.ts';
import { encodePicture } from './encodePicture.ts';
import { cachedPicture } from './fileCache.ts';

/**
 * Path of a picture file, which is encoded once and cached in `.cache/media`.
 * @throws Error if no master has that path and hash, or its file has changed since it was read
 */
export async function pictureFile(request: MediaRequest, catalogue: Catalogue): Promise<string> {
  const master = catalogue.get(request.path);
  if (!master || master.hash !== request.hash)
    throw new Error(`${request.url}: no picture media/${request.path} made this address.`);

  return cachedPicture(request.url, async () => encodePicture(await readMaster(master), request.width, request.format));
}
