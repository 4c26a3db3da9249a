import { readMaster } from './describeMaster.ts';
import { drawSharePicture } from './drawSharePicture.ts';
import { cachedPicture } from './fileCache.ts';
import type { SharePicture } from './sharePicture.ts';

/**
 * Path of the file with the picture of a shared link, drawn once and kept beside the other pictures.
 * @throws Error when the master's file has changed since it was read
 */
export function sharePictureFile({ url, master }: SharePicture): Promise<string> {
  return cachedPicture(url, async () => drawSharePicture(await readMaster(master)));
}
