import { AVIF, type Format, WEBP } from './formats.ts';
import { openMaster } from './openMaster.ts';

/**
 * Encodes a picture for pages.
 * @param master bytes of the master
 * @param width in pixels; pictures are never enlarged
 */
export function encodePicture(master: Buffer, width: number, format: Format): Promise<Buffer> {
  const image = openMaster(master).resize({ width, withoutEnlargement: true });
  return (format === 'avif' ? image.avif(AVIF) : image.webp(WEBP)).toBuffer();
}
