import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { isPictureName } from '../../branches/model/files/pictureName.ts';
import { mediaRequest } from '../../renderer/media/catalogue.ts';
import { describeMaster } from '../../renderer/media/describeMaster.ts';
import { pictureFile } from '../../renderer/media/pictureFile.ts';

// The editor runs beside other programs, often for a whole day: what sharp keeps for the next picture is more than it saves.
sharp.cache(false);
sharp.concurrency(1);

/** The widths in pixels that the editor shows pictures in: in a list, and to place the focus. */
export const SHOWN_WIDTHS = ['320', '960'] as const;

/**
 * A picture as WebP, encoded once.
 * @param media folder of all pictures
 * @param name path in it
 * @returns undefined if there is no such picture, or pages cannot show it
 */
export async function showPicture(media: string, name: string, width: number): Promise<Buffer | undefined> {
  if (!isPictureName(name)) return undefined;
  try {
    const master = await describeMaster(media, name);
    const request = mediaRequest(master, Math.min(width, master.width), 'webp');
    return await readFile(await pictureFile(request, new Map([[master.path, master]])));
  } catch {
    return undefined;
  }
}
