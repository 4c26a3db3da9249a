import { createHash } from 'node:crypto';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { cachedBytes } from '../fileCache.ts';
import { ENCODER_VERSION } from '../formats.ts';
import { openMaster } from '../openMaster.ts';
import { decodeHeic } from './decodeHeic.ts';
import { pictureKind } from './pictureKind.ts';

const DECODED_DIR = '.cache/media/decoded';

/** Pixels: wider than any file for pages, and small enough to be kept. */
const LARGEST_SIDE = 2400;

/**
 * A picture in a format that can be opened: itself, or a PNG of one that needs more than opening. That takes seconds and is
 * needed for each width, so it is cached.
 * @param bytes content of a file
 * @param keep how it is cached
 * @throws Error for a file that is no picture, or a damaged HEIC photograph
 */
export async function readableBytes(bytes: Buffer, keep = cachedBytes): Promise<Buffer> {
  const isHeic = (await pictureKind(bytes)) === 'heic';
  if (!isHeic && !(await isDeep(bytes))) return bytes;
  const name = createHash('sha256').update(ENCODER_VERSION).update(bytes).digest('hex');
  return keep(join(DECODED_DIR, `${name}.png`), () => (isHeic ? readHeic(bytes) : readDeep(bytes)));
}

/** Settled once the photograph before is decoded. */
let before: Promise<unknown> = Promise.resolve();

/** One after the other: each takes some hundred megabytes of memory. */
function readHeic(bytes: Buffer): Promise<Buffer> {
  const decoded = before.then(async () => toPng(openMaster(await decodeHeic(bytes))));
  before = decoded.catch(() => undefined);
  return decoded;
}

/** Whether a picture has sixteen bits a channel and colours of its own, which sharp would leave as they are. */
async function isDeep(bytes: Buffer): Promise<boolean> {
  const { depth, hasProfile } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return depth === 'ushort' && hasProfile;
}

const readDeep = (bytes: Buffer) => toPng(openMaster(bytes).pipelineColourspace('srgb'));

const toPng = (image: Sharp) =>
  image.resize({ width: LARGEST_SIDE, height: LARGEST_SIDE, fit: 'inside', withoutEnlargement: true }).png().toBuffer();
