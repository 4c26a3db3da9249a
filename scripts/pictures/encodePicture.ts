import sharp, { type Raw, type Sharp } from 'sharp';
import type { Format } from '../../site/pictures/catalogue.ts';
import { type Cut, cutBox } from '../../site/pictures/frames.ts';
import { SHARE_SIZE } from '../../site/pictures/sharePicture.ts';
import { drawLogoTile } from './brandIcons.ts';
import { openMaster } from './openMaster.ts';

/**
 * Chosen by eye on screens of two pixels per CSS pixel: at 50, gum lines and bristles blur; at 56, some pictures have
 * a fifth more bytes. Effort 4 saves a tenth and takes four times as long. Increase `ENCODER_VERSION` when they
 * change.
 */
export const AVIF = { quality: 54, effort: 3 } as const;
const WEBP = { quality: 74, effort: 5 } as const;

/** Of thumbnails in AVIF, which are looked at less closely. Widths in pixels. */
const SMALL = { width: 288, quality: 48 } as const;

/** A picture at the width of its files. */
export type Pixels = Readonly<{ data: Buffer; raw: Raw }>;

/**
 * Decodes a picture at the width of its files, for all formats.
 * @param master in a format that can be opened
 * @param width in pixels; pictures are never enlarged
 */
export async function resizePicture(master: Buffer, width: number, cut?: Cut): Promise<Pixels> {
  const image = (await openPart(master, cut)).resize({ width, withoutEnlargement: true });
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

export function encodePicture({ data, raw }: Pixels, format: Format): Promise<Buffer> {
  const image = sharp(data, { raw });
  const avif = raw.width > SMALL.width ? AVIF : { ...AVIF, quality: SMALL.quality };
  return (format === 'avif' ? image.avif(avif) : image.webp(WEBP)).toBuffer();
}

async function openPart(master: Buffer, cut?: Cut): Promise<Sharp> {
  const image = openMaster(master);
  return cut ? image.extract(cutBox((await image.metadata()).autoOrient, cut)) : image;
}

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
