import sharp, { type Raw, type Sharp } from 'sharp';
import type { Format } from './catalogue.ts';
import { type Cut, cutBox } from './frames.ts';
import { openMaster } from './openMaster.ts';

/**
 * Chosen by eye on screens of two pixels per CSS pixel: at 50, gum lines and bristles blur; at 56, some pictures have
 * a fifth more bytes. Effort 4 saves a tenth and takes four times as long. Increase `ENCODER_VERSION` when they
 * change.
 */
export const AVIF = { quality: 54, effort: 3 } as const;
const WEBP = { quality: 74, effort: 5 } as const;

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
  return (format === 'avif' ? image.avif(AVIF) : image.webp(WEBP)).toBuffer();
}

export async function openPart(master: Buffer, cut?: Cut): Promise<Sharp> {
  const image = openMaster(master);
  return cut ? image.extract(cutBox((await image.metadata()).autoOrient, cut)) : image;
}
