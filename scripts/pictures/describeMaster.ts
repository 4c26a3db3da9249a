import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { comparable, pictureSlug } from '../../branches/model/files/pictureName.ts';
import { ENCODER_VERSION, HASH_LENGTH, type Master, mediaFile, type PictureInfo } from '../../site/pictures/master.ts';
import { cachedBytes } from './fileCache.ts';
import { openMaster, pictureKind, readableBytes } from './openMaster.ts';

const INFO_DIR = '.cache/media/info';

/** Increase it when `PictureInfo` changes. */
const INFO_VERSION = '4';

/** Phones stay far below. */
export const MAX_BYTES = 25_000_000;

/**
 * Reads a master. Its properties are cached, because decoding all masters takes a second.
 * @throws Error for a file that is not a complete picture, or is too large
 */
export async function describeMaster(dir: string, path: string): Promise<Master> {
  const file = mediaFile(dir, path);
  if ((await stat(file)).size > MAX_BYTES) throw new Error(`${file} is too large.`);
  const bytes = await readFile(file);
  const info = await cachedInfo(bytes);
  return { path: comparable(path), name: pictureSlug(path), file, hash: hashOf(bytes), ...info };
}

/**
 * The bytes from which a master was described, in a format that can be opened.
 * @throws Error if the file has changed since: what is encoded from it must not be cached under this hash
 */
export async function readMaster(master: Master): Promise<Buffer> {
  const bytes = await readFile(master.file);
  if (hashOf(bytes) !== master.hash)
    throw new Error(`${master.file}: the picture changed during the build. Build again.`);
  return readableBytes(bytes);
}

const hashOf = (bytes: Buffer): string =>
  createHash('sha256').update(ENCODER_VERSION).update(bytes).digest('base64url').slice(0, HASH_LENGTH);

async function cachedInfo(bytes: Buffer): Promise<PictureInfo> {
  const name = createHash('sha256').update(INFO_VERSION).update(bytes).digest('hex');
  const json = await cachedBytes(join(INFO_DIR, `${name}.json`), async () =>
    Buffer.from(JSON.stringify(await readPictureInfo(bytes))),
  );
  return JSON.parse(json.toString());
}

/** Pixels, of the thumbnail that the dominant colour is taken from. */
const THUMBNAIL_SIZE = 48;

/**
 * Finds size, dominant colour and kind of a picture by decoding it.
 * @throws Error for a file that is not a complete picture in one of the formats for pages
 */
export async function readPictureInfo(bytes: Buffer): Promise<PictureInfo> {
  const kind = await pictureKind(bytes);
  // An SVG, for example, looks different with the fonts of each machine.
  if (kind === undefined) throw new Error('Pages show no pictures in this format.');
  const image = openMaster(await readableBytes(bytes));
  const { autoOrient } = await image.metadata();
  const thumbnail = await image.resize(THUMBNAIL_SIZE, THUMBNAIL_SIZE, { fit: 'fill' }).removeAlpha().png().toBuffer();
  const { dominant } = await sharp(thumbnail).stats();
  const color = [dominant.r, dominant.g, dominant.b].map((level) => (level >> 4).toString(16)).join('');
  return { ...autoOrient, color, kind };
}
