import { join } from 'node:path';
import sharp from 'sharp';
import { color } from '../../components/ui/style/tokens.ts';
import { SHARE_SIZE } from '../../renderer/document/sharePicture.ts';
import { MEDIA_DIR } from '../../renderer/media/catalogue.ts';
import type { Master } from '../../renderer/media/describeMaster.ts';
import { openMaster } from '../../renderer/media/openMaster.ts';

/** The ground with a page's picture, as raw pixels: red, green and blue. */
export type Scene = Buffer;

/** The room for the page's picture, at the right edge; the title is at its left. */
const FRAME = { width: 660, height: 495 } as const;

/** How much of the picture fades into the ground, as parts of its width and height. */
const FADE = { left: 0.2, top: 0.16 } as const;

/** Pictures as wide as a screen have room for words at their left, which is cut off; others are shown whole. */
const WIDE = 1.6;

/** The ground of the band that opens a page. */
const GROUND = `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_SIZE.width}" height="${SHARE_SIZE.height}">
  <linearGradient id="ground" x2="0" y2="1">
    <stop stop-color="${color.mintDeep}"/><stop offset="1" stop-color="${color.mint}"/>
  </linearGradient>
  <rect width="100%" height="100%" fill="url(#ground)"/>
</svg>`;

/**
 * Draws everything of a shared link's picture but its words.
 * @param dir the folder of all masters
 */
export async function drawScene(picture: Master, dir: string = MEDIA_DIR): Promise<Scene> {
  const { width, height } = FRAME;
  const isWide = picture.width / picture.height > WIDE;
  const { data, info } = await openMaster(join(dir, picture.path))
    .resize({ width, height, ...(isWide ? { position: 'right' } : { fit: 'inside' }) })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const size = { width: info.width, height: info.height };
  const faded = await sharp(data, { raw: { ...size, channels: 4 } })
    .composite(masks(size).map((input) => ({ input, blend: 'dest-in' as const })))
    .raw()
    .toBuffer();
  const place = { left: SHARE_SIZE.width - size.width, top: Math.round((SHARE_SIZE.height - size.height) / 2) };
  return sharp(Buffer.from(GROUND))
    .composite([{ input: faded, raw: { ...size, channels: 4 }, ...place }])
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** Opaque where the picture is seen. */
function masks(size: Readonly<{ width: number; height: number }>): readonly Buffer[] {
  const [clear, opaque] = ['<stop stop-opacity="0" offset="', '<stop offset="'];
  const across = `x2="1" y2="0">${clear}0"/>${opaque}${FADE.left}"/>`;
  const down = `x2="0" y2="1">${clear}0"/>${opaque}${FADE.top}"/>${opaque}${1 - FADE.top}"/>${clear}1"/>`;
  return [across, down].map((gradient) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><linearGradient id="fade" ${gradient}</linearGradient><rect width="100%" height="100%" fill="url(#fade)"/></svg>`,
    ),
  );
}
