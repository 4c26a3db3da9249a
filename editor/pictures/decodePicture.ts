/** Decodes and draws pictures in a worker. */
import { decodeHeic } from '../../site/pictures/decodeHeic.ts';
import type { Size } from '../../site/pictures/frames.ts';
import type { PictureKind } from '../../site/pictures/master.ts';

/** In pixels; no page shows more. */
const MAX_SIDE = 2400;

/** The first bytes of each format; `heic` and `avif` share a container. */
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

/** Decodes a picture, upright and in sRGB or Display P3. @throws ShortMemory, or another Error if neither this browser nor `decodeHeic` can */
export async function decodePicture(bytes: Uint8Array<ArrayBuffer>): Promise<ImageBitmap> {
  try {
    const format = formatOf(bytes);
    if (format === 'webp') return await decodeWebp(bytes);
    if (format !== 'heic') return await createImageBitmap(new Blob([bytes]));
    const { data, width, height } = await decodeHeic(bytes);
    // iPhone cameras use Display P3; the profile is recognised by its name.
    const isWide = /D.?i.?s.?p.?l.?a.?y.? .?P.?3/s.test(latin1(bytes, 20_000));
    return await createImageBitmap(new ImageData(data, width, height, { colorSpace: isWide ? 'display-p3' : 'srgb' }));
  } catch (error) {
    // There is no specific error for it.
    const isShort = error instanceof RangeError || /memory|allocat/i.test(String(error));
    throw isShort ? new ShortMemory() : error;
  }
}

/** Upright as in the build: Chromium 156, Firefox 153 and WebKitGTK 2.50 ignore the orientation of a WebP. */
async function decodeWebp(bytes: Uint8Array<ArrayBuffer>): Promise<ImageBitmap> {
  const exif = webpChunk(bytes, 'EXIF');
  const orientation = exif ? orientationIn(exif) : 1;
  const turn = TURNS[orientation - 2];
  if (!exif || !turn) return createImageBitmap(new Blob([bytes]));
  const withoutTurn = bytes.slice();
  // Chunks with unknown names are ignored.
  withoutTurn.set([...'SKIP'].map(charCode), exif.byteOffset - bytes.byteOffset - CHUNK_HEAD);
  const lying = await createImageBitmap(new Blob([withoutTurn]));
  const { width, height } = lying;
  const canvas = orientation > 4 ? new OffscreenCanvas(height, width) : new OffscreenCanvas(width, height);
  const context = context2d(canvas);
  context.setTransform(...turn(width, height));
  context.drawImage(lying, 0, 0);
  lying.close();
  return canvas.transferToImageBitmap();
}

/** Bytes of a chunk's header: name and length. */
const CHUNK_HEAD = 8;

const charCode = (character: string) => character.charCodeAt(0);

/** The content of the first chunk with a name. */
function webpChunk(bytes: Uint8Array, name: string): DataView | undefined {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 12; at + CHUNK_HEAD <= bytes.length; ) {
    const length = file.getUint32(at + 4, true);
    if (latin1(bytes.subarray(at), 4) === name && at + CHUNK_HEAD + length <= bytes.length)
      return new DataView(bytes.buffer, bytes.byteOffset + at + CHUNK_HEAD, length);
    // Chunks begin at even places.
    at += CHUNK_HEAD + length + (length % 2);
  }
  return undefined;
}

const ORIENTATION = 0x0112;

/** The EXIF orientation, from 1 (upright) to 8; 1 by default. */
function orientationIn(exif: DataView): number {
  try {
    // Sharp, for one, begins with the mark "Exif" of JPEG files.
    const start = exif.getUint32(0) === 0x45786966 ? 6 : 0;
    const isLittle = exif.getUint16(start) === 0x4949;
    const list = start + exif.getUint32(start + 4, isLittle);
    for (let entry = 0; entry < exif.getUint16(list, isLittle); entry++) {
      const at = list + 2 + 12 * entry;
      if (exif.getUint16(at, isLittle) === ORIENTATION) return exif.getUint16(at + 8, isLittle);
    }
  } catch {
    // Truncated data is ignored.
  }
  return 1;
}

/** The transform that turns a picture upright, by its orientation from 2 on. */
const TURNS: readonly ((width: number, height: number) => [number, number, number, number, number, number])[] = [
  (width) => [-1, 0, 0, 1, width, 0],
  (width, height) => [-1, 0, 0, -1, width, height],
  (_, height) => [1, 0, 0, -1, 0, height],
  () => [0, 1, 1, 0, 0, 0],
  (_, height) => [0, 1, -1, 0, height, 0],
  (width, height) => [0, -1, -1, 0, height, width],
  (width) => [0, -1, 1, 0, 0, width],
];

/** Draws a part of a picture, in pixels, never enlarged. @param paper the colour under transparent parts; without it, they stay transparent @throws ShortMemory */
export function drawPart(
  picture: ImageBitmap,
  part: Size & { left?: number; top?: number },
  width: number,
  paper?: string,
) {
  const { left = 0, top = 0 } = part;
  const scale = Math.min(1, width / part.width);
  const canvas = new OffscreenCanvas(Math.round(part.width * scale), Math.max(1, Math.round(part.height * scale)));
  const context = context2d(canvas);
  if (paper !== undefined) {
    context.fillStyle = paper;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, left, top, part.width, part.height, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Draws a whole picture, at most as large as pages need it. @throws as `decodePicture` */
export async function drawWhole(bytes: Uint8Array<ArrayBuffer>, paper?: string): Promise<OffscreenCanvas> {
  const picture = await decodePicture(bytes);
  const width = MAX_SIDE * Math.min(1, picture.width / picture.height);
  const canvas = drawPart(picture, picture, width, paper);
  picture.close();
  return canvas;
}

export function context2d(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new ShortMemory();
  return context;
}
