import { drawSharePicture } from './drawSharePicture.ts';
import { cachedPicture } from './fileCache.ts';
import type { SharePicture } from './sharePicture.ts';

/** Path of the file with the picture of a shared link, drawn once and kept beside the other pictures. */
export function sharePictureFile({ url, master }: SharePicture): Promise<string> {
  return cachedPicture(url, () => drawSharePicture(master));
}
