import { pathFromHere } from '../../diagnostics/filesOnDisk.ts';
import type { Media } from '../../renderer/media/catalogue.ts';
import { readMedia } from '../../renderer/media/readMedia.ts';
import type { ContentFolder } from '../folder/contentFolder.ts';

export type PictureReader = () => Promise<Media>;

/**
 * Returns a function that reads every picture of a project: again only after a file has come, gone or changed, because to read
 * all of them takes a while.
 */
export function createPictureReader(root: string, folder: Pick<ContentFolder, 'pictures'>): PictureReader {
  let last: Readonly<{ state: string; pictures: Promise<Media> }> | undefined;
  return async () => {
    const state = JSON.stringify(folder.pictures());
    if (last?.state !== state) {
      const pictures = readMedia(pathFromHere(root, 'media'));
      last = { state, pictures };
      pictures.catch(() => {
        last = undefined;
      });
    }
    return last.pictures;
  };
}
