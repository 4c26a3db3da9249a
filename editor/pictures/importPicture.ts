/** Turns a photograph that a person drops in into a picture for `media/`. */
import { otherFormat } from '../../branches/model/files/pictureName.ts';
import { type Sentence, sentenceOf } from '../../diagnostics/sentences.ts';
import { smallPicture } from '../../site/content/factProblems.ts';
import type { Frame, Size } from '../../site/pictures/frames.ts';
import { isKind } from '../../site/pictures/master.ts';
import { inFormat, MAX_PIXELS, tooLarge } from '../../site/pictures/pictureFaults.ts';
import { type FormMessage, Refusal } from '../content/refusal.ts';
import { context2d, drawWhole, formatOf, ShortMemory } from './decodePicture.ts';

/** Of a dropped file. The picture made from it is smaller. */
const MAX_BYTES = 40_000_000;

/** Pages use files encoded from this one, so it must have no visible loss. */
const QUALITY = 0.92;

/**
 * Re-encodes a photograph: upright, in the colours of screens, without metadata such as its location.
 * @param frame where pages will show it
 * @returns a WebP, where this browser cannot make one a JPEG; a PNG if parts of it are transparent
 * @throws Refusal if it is no picture that pages can show
 */
export async function importPicture(file: File, frame: Frame | undefined) {
  if (file.size > MAX_BYTES) throw pictureRefusal(tooLarge(file.size, MAX_BYTES));
  const bytes = new Uint8Array(await file.arrayBuffer());
  const reason = rejectUndecoded(file.name, bytes);
  if (reason) throw pictureRefusal(reason);
  const format = formatOf(bytes);
  try {
    const canvas = await drawWhole(bytes);
    const small = frame && smallPicture('this picture', canvas, frame);
    if (small) throw pictureRefusal(small);
    const hasGaps = isTransparent(canvas);
    // These formats cannot be transparent: the canvas is empty.
    if (hasGaps && (format === 'jpeg' || format === 'heic')) throw new ShortMemory();
    return await encode(canvas, hasGaps ? ['png'] : ['webp', 'jpg']);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (error instanceof ShortMemory) throw pictureRefusal(['shortMemory']);
    throw pictureRefusal([format === 'heic' ? 'rareHeic' : 'damagedPicture']);
  }
}

const TYPES = { png: 'image/png', webp: 'image/webp', jpg: 'image/jpeg' } as const;

/** Encodes in the first format that this browser supports. */
async function encode(canvas: OffscreenCanvas, endings: readonly (keyof typeof TYPES)[]) {
  for (const ending of endings) {
    const type = TYPES[ending];
    const blob = await canvas.convertToBlob({ type, quality: QUALITY }).catch(() => undefined);
    // Unsupported formats fall back to PNG.
    if (blob?.type === type) return { bytes: new Uint8Array(await blob.arrayBuffer()), ending };
  }
  throw new ShortMemory();
}

/** Why a file is refused before it is decoded. */
function rejectUndecoded(name: string, bytes: Uint8Array): Sentence | undefined {
  if (bytes.length === 0) return ['emptyUpload'];
  const format = formatOf(bytes);
  const named = format ?? otherFormat(name);
  if (named === undefined) return ['notAPictureUpload'];
  if (format === undefined || !isKind(format)) return inFormat('otherFormatUpload', named);
  const size = sizeInHeader(bytes);
  return size && size.width * size.height > MAX_PIXELS ? ['manyPixels', { ...size }] : undefined;
}

/** The size in the header of a JPEG or PNG, the formats of very large pictures. */
export function sizeInHeader(bytes: Uint8Array): Size | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const format = formatOf(bytes);
  if (format === 'png' && bytes.length > 24) return { width: view.getUint32(16), height: view.getUint32(20) };
  if (format !== 'jpeg') return undefined;
  // Segments have lengths; the size is in the start-of-frame segment.
  for (let at = 2; at + 9 < bytes.length; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
  }
  return undefined;
}

function isTransparent(canvas: OffscreenCanvas): boolean {
  const { data } = context2d(canvas).getImageData(0, 0, canvas.width, canvas.height);
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true;
  return false;
}

const pictureRefusal = (sentence: Sentence) =>
  new Refusal(sentenceOf(...sentence), { key: `mistakes.${sentence[0]}`, values: sentence[1] } as FormMessage);
