/** Decodes and draws pictures where there is no document. */
import { decodeHeic } from '../../renderer/media/decodeHeic.ts';
import type { Size } from '../../renderer/media/frames.ts';

/**
 * Decodes a picture: upright, in the colours of screens.
 * @throws Error if neither this browser nor the library for iPhones' photographs can
 */
export async function decodePicture(bytes: Uint8Array<ArrayBuffer>): Promise<ImageBitmap> {
  if (!isHeic(bytes)) return createImageBitmap(new Blob([bytes]));
  const { data, width, height } = await decodeHeic(bytes);
  const colorSpace = hasWideColours(bytes) ? 'display-p3' : 'srgb';
  return createImageBitmap(new ImageData(data, width, height, { colorSpace }));
}

/** By its start, even if the rest is damaged. */
export const isHeic = (bytes: Uint8Array): boolean =>
  /^ftyp(?:he|mif|msf)/.test(latin1(bytes, 4, 12)) && !/avif/.test(latin1(bytes, 0, 40));

/** The profile of an iPhone's camera, by its name. */
const hasWideColours = (bytes: Uint8Array) => /D.?i.?s.?p.?l.?a.?y.? .?P.?3/s.test(latin1(bytes, 0, 20_000));

/** Bytes as a text, one character each. */
export const latin1 = (bytes: Uint8Array, from: number, to: number): string =>
  Array.from(bytes.subarray(from, to), (byte) => String.fromCharCode(byte)).join('');

/**
 * Draws a part of a picture.
 * @param width of the drawing in pixels; nothing is enlarged
 * @param paper the colour under transparent parts; without it they stay transparent
 */
export function drawPart(
  picture: ImageBitmap,
  part: Size & Readonly<{ left: number; top: number }>,
  width: number,
  paper?: string,
): OffscreenCanvas {
  const scale = Math.min(1, width / part.width);
  const canvas = new OffscreenCanvas(Math.round(part.width * scale), Math.max(1, Math.round(part.height * scale)));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw.');
  if (paper !== undefined) {
    context.fillStyle = paper;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, part.left, part.top, part.width, part.height, 0, 0, canvas.width, canvas.height);
  return canvas;
}
