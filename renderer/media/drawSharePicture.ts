import sharp from 'sharp';
import { drawLogoTile } from '../icons/brandIcons.ts';
import { openPart } from './encodePicture.ts';
import type { Cut } from './frames.ts';
import { SHARE_SIZE } from './sharePicture.ts';

/** Bytes: WhatsApp shows no pictures of 300 kB and more. */
export const SHARE_LIMIT = 250_000;

/** Tried in this order until the picture is small enough. */
const QUALITIES = [72, 50, 30, 10];

/** In pixels. */
const LOGO = { size: 112, margin: 40 } as const;

/**
 * Draws the preview picture of a shared link: a picture with the logo in a corner. It has no text, because messengers
 * show the page's title with it.
 * @param master in a format that can be opened
 * @param cut instead of the centre
 * @returns a JPEG of at most `SHARE_LIMIT` bytes
 */
export async function drawSharePicture(master: Buffer, cut?: Cut): Promise<Buffer> {
  const background = (await openPart(master, cut)).resize({ ...SHARE_SIZE });
  const logo = await drawLogoTile(LOGO.size);
  const position = { left: LOGO.margin, top: SHARE_SIZE.height - LOGO.margin - LOGO.size };
  const picture = sharp(
    await background
      .composite([{ input: logo, ...position }])
      .removeAlpha()
      .raw()
      .toBuffer(),
    {
      raw: { ...SHARE_SIZE, channels: 3 },
    },
  );
  let bytes = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    bytes = await picture.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length <= SHARE_LIMIT) break;
  }
  return bytes;
}
