import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { comparable, pictureSlug } from '../../branches/model/files/pictureName.ts';
import { readableBytes } from './decode/readableBytes.ts';
import { cachedBytes } from './fileCache.ts';
import { ENCODER_VERSION } from './formats.ts';
import { mediaFile } from './mediaProblem.ts';
import { type PictureInfo, pictureInfoSchema, readPictureInfo } from './readPictureInfo.ts';

const INFO_DIR = '.cache/media/info';

/** Part of the cached file's name: increase it when `PictureInfo` changes. */
const INFO_VERSION = '3';

/** Bytes. Phones stay far below. */
export const MOST_BYTES = 25_000_000;

/** Added to the hash of rotated masters, whose files were encoded differently before rotation was applied. */
const ROTATED = 'upright';

/** The same of transparent masters, which were once encoded as such. */
const FLATTENED = 'on white';

/**
 * Thirty bits: enough to tell a picture from earlier ones of the same name, and short, because pages have many picture
 * addresses.
 */
const HASH_LENGTH = 5;

/** An original picture, from which the files for pages are encoded. */
export type Master = PictureInfo &
  Readonly<{
    /** Path under `media/`, such as `services/dentures.webp` or `team/IMG_0001.JPG`. */
    path: string;
    /** The same for addresses: `services/dentures`, `team/img-0001`. */
    name: string;
    /** Path of the file itself. */
    file: string;
    /** Changes when the picture or its encoding changes. */
    hash: string;
  }>;

/**
 * Reads a master. Its properties are cached with the encoded pictures, because decoding all masters takes a second.
 * @param dir the folder of all masters
 * @param path the master's path in that folder
 * @throws Error for a file that is not a complete picture, or is too large
 */
export async function describeMaster(dir: string, path: string): Promise<Master> {
  const file = mediaFile(dir, path);
  if ((await stat(file)).size > MOST_BYTES) throw new Error(`${file} is too large.`);
  const bytes = await readFile(file);
  const info = await cachedInfo(bytes);
  return { path: comparable(path), name: pictureSlug(path), file, hash: hashOf(bytes, info), ...info };
}

/**
 * The bytes from which a master was described, in a format that can be opened.
 * @throws Error if the file has changed since: what is encoded from it must not be cached under this hash
 */
export async function readMaster(master: Master): Promise<Buffer> {
  const bytes = await readFile(master.file);
  if (hashOf(bytes, master) !== master.hash)
    throw new Error(`${master.file}: the picture changed during the build. Build again.`);
  return readableBytes(bytes);
}

function hashOf(bytes: Buffer, { isTurned, isTransparent }: Pick<PictureInfo, 'isTurned' | 'isTransparent'>): string {
  const hash = createHash('sha256').update(ENCODER_VERSION).update(bytes);
  if (isTurned) hash.update(ROTATED);
  if (isTransparent) hash.update(FLATTENED);
  return hash.digest('base64url').slice(0, HASH_LENGTH);
}

async function cachedInfo(bytes: Buffer): Promise<PictureInfo> {
  const name = createHash('sha256').update(INFO_VERSION).update(bytes).digest('hex');
  const json = await cachedBytes(join(INFO_DIR, `${name}.json`), async () =>
    Buffer.from(JSON.stringify(await readPictureInfo(bytes))),
  );
  return pictureInfoSchema.parse(JSON.parse(json.toString()));
}
