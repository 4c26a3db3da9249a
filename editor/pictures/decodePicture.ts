/** Decodes and draws pictures where there is no document. */
import { decodeHeic } from '../../renderer/media/decodeHeic.ts';
import type { Size } from '../../renderer/media/frames.ts';
import type { PictureKind } from '../../renderer/media/master.ts';

/** Pixels: no page shows more. */
const LARGEST_SIDE = 2400;

/** How files of each format begin; `heic` and `avif` are the same container. */
const BEGINNINGS = {
  jpeg: /^\xff\xd8\xff/,
  png: /^\x89PNG\r\n/,
  webp: /^RIFF.{4}WEBP/s,
  avif: /^.{4}ftyp(?:avi|.{0,24}avif)/s,
  heic: /^.{4}ftyp(?:he|mif|msf)/s,
  gif: /^GIF8/,
  tiff: /^(?:II\*\0|MM\0\*)/,
  svg: /^\s*(?:<\?xml|<!--|<!DOCTYPE svg|<svg)/,
} as const satisfies Record<PictureKind, RegExp> & Record<string, RegExp>;

export type FoundFormat = keyof typeof BEGINNINGS;

/** The format of a picture by its start, even if the rest is damaged; undefined if it is none. */
export function formatOf(bytes: Uint8Array): FoundFormat | undefined {
  const start = latin1(bytes, 100);
  return (Object.keys(BEGINNINGS) as FoundFormat[]).find((format) => BEGINNINGS[format].test(start));
}

/** The first bytes as a text, one character each. */
const latin1 = (bytes: Uint8Array, length: number): string =>
  Array.from(bytes.subarray(0, length), (byte) => String.fromCharCode(byte)).join('');

/**
 * Decodes a picture: upright, in the colours of screens.
 * @throws Error if neither this browser nor the library for iPhones' photographs can
 */
export async function decodePicture(bytes: Uint8Array<ArrayBuffer>): Promise<ImageBitmap> {
  if (formatOf(bytes) !== 'heic') return createImageBitmap(new Blob([bytes]));
  const { data, width, height } = await decodeHeic(bytes);
  const colorSpace = hasWideColours(bytes) ? 'display-p3' : 'srgb';
  return createImageBitmap(new ImageData(data, width, height, { colorSpace }));
}

/** An iPhone's camera has a profile of its own, which is known by its name. */
const hasWideColours = (bytes: Uint8Array) => /D.?i.?s.?p.?l.?a.?y.? .?P.?3/s.test(latin1(bytes, 20_000));

/** Part of a picture, in pixels. */
export type Part = Size & Readonly<{ left: number; top: number }>;

/**
 * Draws a part of a picture.
 * @param width of the drawing in pixels; nothing is enlarged
 * @param paper the colour under transparent parts; without it they stay transparent
 */
export function drawPart(picture: ImageBitmap, part: Part, width: number, paper?: string): OffscreenCanvas {
  const scale = Math.min(1, width / part.width);
  const canvas = new OffscreenCanvas(Math.round(part.width * scale), Math.max(1, Math.round(part.height * scale)));
  const context = contextOf(canvas);
  if (paper !== undefined) {
    context.fillStyle = paper;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, part.left, part.top, part.width, part.height, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Draws a whole picture, at most as large as pages need it, and gives its memory back. */
export function drawWhole(picture: ImageBitmap, paper?: string): OffscreenCanvas {
  const width = LARGEST_SIDE * Math.min(1, picture.width / picture.height);
  const canvas = drawPart(picture, wholeOf(picture), width, paper);
  picture.close();
  return canvas;
}

export const wholeOf = ({ width, height }: Size): Part => ({ width, height, left: 0, top: 0 });

export function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw.');
  return context;
}
