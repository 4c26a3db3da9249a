import type { Sharp } from 'sharp';
import { AVIF, type Format, WEBP } from './formats.ts';
import { type Cut, cutBox } from './frames.ts';
import { openMaster } from './openMaster.ts';

/**
 * Encodes a picture for pages.
 * @param master bytes of the master, in a format that can be opened
 * @param width in pixels; pictures are never enlarged
 * @param cut the part to show; the whole picture if there is none
 */
export async function encodePicture(master: Buffer, width: number, format: Format, cut?: Cut): Promise<Buffer> {
  const image = (await openPart(master, cut)).resize({ width, withoutEnlargement: true });
  return (format === 'avif' ? image.avif(AVIF) : image.webp(WEBP)).toBuffer();
}

/** A picture, or the part of it that a cut leaves. */
export async function openPart(master: Buffer, cut?: Cut): Promise<Sharp> {
  const image = openMaster(master);
  return cut ? image.extract(cutBox((await image.metadata()).autoOrient, cut)) : image;
}
