import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cachedBytes } from './fileCache.ts';
import { ENCODER_VERSION } from './formats.ts';
import { mediaFile } from './mediaProblem.ts';
import { type PictureInfo, pictureInfoSchema, readPictureInfo } from './readPictureInfo.ts';

const INFO_DIR = '.cache/media/info';

/** Part of the cached file's name: increase it when `PictureInfo` changes. */
const INFO_VERSION = '2';

/** Added to the hash of rotated masters, whose files were encoded differently before rotation was applied. */
const ROTATED = 'upright';

/**
 * Thirty bits: enough to tell a picture from earlier ones of the same name, and short, because pages have many picture
 * addresses.
 */
const HASH_LENGTH = 5;

/** An original picture, from which the files for pages are encoded. */
export type Master = PictureInfo &
  Readonly<{
    /** Path under `media/`, such as `services/dentures.webp`. */
    path: string;
    /** Path of the file itself. */
    file: string;
    /** Changes when the picture or its encoding changes. */
    hash: string;
  }>;

/**
 * Reads a master. Its properties are cached with the encoded pictures, because decoding all masters takes a second.
 * @param dir the folder of all masters
 * @param path the master's path in that folder
 * @throws Error for a file that is not a complete picture
 */
export async function describeMaster(dir: string, path: string): Promise<Master> {
  const file = mediaFile(dir, path);
  const bytes = await readFile(file);
  const info = await cachedInfo(bytes);
  return { path, file, hash: hashOf(bytes, info), ...info };
}

/**
 * The bytes from which a master was described.
 * @throws Error if the file has changed since: what is encoded from it must not be cached under this hash
 */
export async function readMaster(master: Master): Promise<Buffer> {
  const bytes = await readFile(master.file);
  if (hashOf(bytes, master) !== master.hash)
    throw new Error(`${master.file}: the picture changed during the build. Build again.`);
  return bytes;
}

function hashOf(bytes: Buffer, { isTurned }: Pick<PictureInfo, 'isTurned'>): string {
  const hash = createHash('sha256').update(ENCODER_VERSION).update(bytes);
  if (isTurned) hash.update(ROTATED);
  return hash.digest('base64url').slice(0, HASH_LENGTH);
}

async function cachedInfo(bytes: Buffer): Promise<PictureInfo> {
  const name = createHash('sha256').update(INFO_VERSION).update(bytes).digest('hex');
  const json = await cachedBytes(join(INFO_DIR, `${name}.json`), async () =>
    Buffer.from(JSON.stringify(await readPictureInfo(bytes))),
  );
  return pictureInfoSchema.parse(JSON.parse(json.toString()));
}
