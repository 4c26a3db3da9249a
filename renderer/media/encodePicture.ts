import { AVIF, type Format, WEBP } from './formats.ts';
import { openMaster } from './openMaster.ts';

/**
 * Makes a picture for pages.
 * @param file the master
 * @param width in pixels; the picture is never wider than its master
 */
export function encodePicture(file: string, width: number, format: Format): Promise<Buffer> {
  const image = openMaster(file).resize({ width, withoutEnlargement: true });
  return (format === 'avif' ? image.avif(AVIF) : image.webp(WEBP)).toBuffer();
}
