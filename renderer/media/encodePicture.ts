import { AVIF, type Format, WEBP } from './formats.ts';
import { openMaster } from './openMaster.ts';

/**
 * Makes a picture for pages.
 * @param master its bytes
 * @param width in pixels; the picture is never wider than its master
 */
export function encodePicture(master: Buffer, width: number, format: Format): Promise<Buffer> {
  const image = openMaster(master).resize({ width, withoutEnlargement: true });
  return (format === 'avif' ? image.avif(AVIF) : image.webp(WEBP)).toBuffer();
}
