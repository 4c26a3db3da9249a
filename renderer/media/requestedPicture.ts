import type { Catalogue } from './catalogue.ts';
import { parseMediaUrl } from './catalogue.ts';
import { pictureFile } from './pictureFile.ts';
import { findSharePicture } from './sharePicture.ts';
import { sharePictureFile } from './sharePictureFile.ts';

/** The file of a picture, and its content type. */
export type RequestedPicture = Readonly<{ file: string; type: string }>;

/**
 * The picture with an address, encoded or drawn now unless it is cached; undefined if no master has such an address.
 * @param path such as `/media/hero.1fA9c.800.avif`
 */
export async function requestedPicture(path: string, media: Catalogue): Promise<RequestedPicture | undefined> {
  const shared = findSharePicture(path, media.values());
  if (shared) return { file: await sharePictureFile(shared), type: 'image/jpeg' };
  const picture = parseMediaUrl(path);
  const isKnown = [...media.values()].some(({ name, hash }) => name === picture?.name && hash === picture.hash);
  if (!picture || !isKnown) return undefined;
  return { file: await pictureFile(picture, media), type: `image/${picture.format}` };
}
