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

/** The format of a picture by its start, even if the rest is damaged; undefined if it is none. */
export const formatOf = (bytes: Uint8Array) =>
  (Object.keys(BEGINNINGS) as (keyof typeof BEGINNINGS)[]).find((format) =>
    BEGINNINGS[format].test(latin1(bytes, 100)),
  );

/** The first bytes as a text, one character each. */
const latin1 = (bytes: Uint8Array, length: number): string => String.fromCharCode(...bytes.subarray(0, length));

export class ShortMemory extends Error {
  override readonly message = 'This device has too little memory for a picture.';
}

/** Upright, in the colours of screens. @throws ShortMemory, or another Error if neither this browser nor `decodeHeic` can */
export async function decodePicture(bytes: Uint8Array<ArrayBuffer>): Promise<ImageBitmap> {
  try {
    if (formatOf(bytes) !== 'heic') return await createImageBitmap(new Blob([bytes]));
    const { data, width, height } = await decodeHeic(bytes);
    // An iPhone's camera has a profile of its own, which is known by its name.
    const isWide = /D.?i.?s.?p.?l.?a.?y.? .?P.?3/s.test(latin1(bytes, 20_000));
    return await createImageBitmap(new ImageData(data, width, height, { colorSpace: isWide ? 'display-p3' : 'srgb' }));
  } catch (error) {
    // Browsers have no name of their own for it.
    const isShort = error instanceof RangeError || /memory|allocat/i.test(String(error));
    throw isShort ? new ShortMemory() : error;
  }
}

/** Draws a part of a picture, in pixels, never enlarged. @param paper the colour under transparent parts, which else stay so @throws ShortMemory */
export function drawPart(
  picture: ImageBitmap,
  part: Size & { left?: number; top?: number },
  width: number,
  paper?: string,
) {
  const { left = 0, top = 0 } = part;
  const scale = Math.min(1, width / part.width);
  const canvas = new OffscreenCanvas(Math.round(part.width * scale), Math.max(1, Math.round(part.height * scale)));
  const context = contextOf(canvas);
  if (paper !== undefined) {
    context.fillStyle = paper;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, left, top, part.width, part.height, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** A whole picture, at most as large as pages need it. @throws as `decodePicture` */
export async function drawWhole(bytes: Uint8Array<ArrayBuffer>, paper?: string): Promise<OffscreenCanvas> {
  const picture = await decodePicture(bytes);
  const width = LARGEST_SIDE * Math.min(1, picture.width / picture.height);
  const canvas = drawPart(picture, picture, width, paper);
  picture.close();
  return canvas;
}

export function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new ShortMemory();
  return context;
}
