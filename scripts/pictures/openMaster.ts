import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { decodeHeic } from '../../site/pictures/decodeHeic.ts';
import { ENCODER_VERSION, isKind, PAPER, type PictureKind } from '../../site/pictures/master.ts';
import { MAX_PIXELS } from '../../site/pictures/pictureFaults.ts';
import { cachedBytes } from './fileCache.ts';

/**
 * Opens a picture as pages show it: upright, in sRGB, on white, without metadata such as the location.
 * @param bytes as from `readableBytes`
 */
export function openMaster(bytes: Buffer): Sharp {
  // Some phones write files with slips that no program minds: `error` lets them pass, but nothing cut off.
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient().flatten({ background: PAPER });
}

/**
 * The format of a picture by its content; undefined for other formats.
 * @throws Error for a file that is no picture, or whose start is damaged
 */
export async function pictureKind(bytes: Buffer): Promise<PictureKind | undefined> {
  return kindOf(await readHead(bytes));
}

/** Only the metadata. */
const readHead = (bytes: Buffer) => sharp(bytes, { limitInputPixels: false }).metadata();

function kindOf({ format, compression }: Metadata): PictureKind | undefined {
  if (format === 'heif') return compression === 'av1' ? 'avif' : 'heic';
  return isKind(format) ? format : undefined;
}

const DECODED_DIR = '.cache/media/decoded';

/** Pixels: wider than any file for pages. */
const MAX_SIDE = 2400;

/**
 * A picture in a format that can be opened: itself, or a PNG of one that needs more than opening, which takes seconds
 * and is cached.
 * @throws Error for a file that is no picture, or a damaged HEIC photograph
 */
export async function readableBytes(bytes: Buffer, keep = cachedBytes): Promise<Buffer> {
  const head = await readHead(bytes);
  const isHeic = kindOf(head) === 'heic';
  // Sixteen bits a channel and colours of its own, which sharp would leave as they are.
  const isDeep = head.depth === 'ushort' && head.hasProfile;
  if (!isHeic && !isDeep) return bytes;
  const name = createHash('sha256').update(ENCODER_VERSION).update(bytes).digest('hex');
  return keep(join(DECODED_DIR, `${name}.png`), () => (isHeic ? readHeic(bytes) : readDeep(bytes)));
}

/** Settled once the photograph before is decoded. */
let before: Promise<unknown> = Promise.resolve();

/** One after the other: each takes some hundred megabytes. */
function readHeic(bytes: Buffer): Promise<Buffer> {
  const decoded = before.then(async () => toPng(openMaster(await heicToPng(bytes))));
  before = decoded.catch(() => undefined);
  return decoded;
}

const readDeep = (bytes: Buffer) => toPng(openMaster(bytes).pipelineColourspace('srgb'));

const toPng = (image: Sharp) =>
  image.resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true }).png().toBuffer();

/**
 * Decodes an iPhone's photograph, which sharp cannot because the format is patented, to a large PNG.
 * @throws Error for a file that is damaged or has other contents
 */
async function heicToPng(bytes: Buffer): Promise<Buffer> {
  const { icc } = await openMaster(bytes).metadata();
  const { data, ...size } = await decodeHeic(bytes);
  const png = await sharp(data, { raw: { ...size, channels: 4 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return icc ? withProfile(png, icc) : png;
}

/** Bytes of a PNG's signature and first chunk. */
const HEADER = 33;

/** Adds an ICC profile to a PNG that has none. */
export function withProfile(png: Buffer, profile: Buffer): Buffer {
  // A name, its end, and the only method of compression.
  const content = Buffer.concat([Buffer.from('icc\0\0', 'latin1'), deflateSync(profile)]);
  return Buffer.concat([png.subarray(0, HEADER), chunk('iCCP', content), png.subarray(HEADER)]);
}

/** Length, type, content, checksum. */
function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
