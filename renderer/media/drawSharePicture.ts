import sharp from 'sharp';
import { openMaster } from './openMaster.ts';
import { SHARE_SIZE } from './sharePicture.ts';

/** In bytes: WhatsApp shows no picture from 300 kB on. */
export const SHARE_LIMIT = 250_000;

/** Tried one after the other until the picture is small enough. */
const QUALITIES = [72, 50, 30, 10];

/** The icon of the site, which is the clinic's mark. */
const MARK = { file: 'public/favicon.svg', size: 112, margin: 40 } as const;

/**
 * Draws the picture of a shared link: the middle of a picture, and the clinic's mark in a corner. It has no
 * words: chats write the page's title beside it.
 * @param picture bytes of its master
 * @returns a JPEG of at most `SHARE_LIMIT` bytes
 */
export async function drawSharePicture(picture: Buffer): Promise<Buffer> {
  const scene = openMaster(picture).resize({ ...SHARE_SIZE });
  const mark = await sharp(MARK.file).resize(MARK.size).toBuffer();
  const place = { left: MARK.margin, top: SHARE_SIZE.height - MARK.margin - MARK.size };
  const drawn = sharp(
    await scene
      .composite([{ input: mark, ...place }])
      .removeAlpha()
      .raw()
      .toBuffer(),
    {
      raw: { ...SHARE_SIZE, channels: 3 },
    },
  );
  let bytes = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    bytes = await drawn.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length <= SHARE_LIMIT) break;
  }
  return bytes;
}
