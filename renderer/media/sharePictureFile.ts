import { readMaster } from './describeMaster.ts';
import { drawSharePicture } from './drawSharePicture.ts';
import { cachedPicture } from './fileCache.ts';
import type { SharePicture } from './sharePicture.ts';

/**
 * Path of a share picture's file, which is drawn once and cached with the other pictures.
 * @throws Error if the master's file has changed since it was read
 */
export function sharePictureFile({ url, master, cut }: SharePicture): Promise<string> {
  return cachedPicture(url, async () => drawSharePicture(await readMaster(master), cut));
}
