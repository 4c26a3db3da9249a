import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cachedBytes } from './fileCache.ts';
import { findLook, type Look, lookSchema } from './findLook.ts';
import { ENCODER_VERSION } from './formats.ts';
import { mediaFile } from './mediaProblem.ts';

const LOOKS_DIR = '.cache/media/looks';

/** Part of the name of what is kept: raise it when something else is looked for. */
const LOOK_VERSION = '2';

/** Tells the pictures of a turned master from those that were made before masters were turned. */
const TURNED = 'upright';

/** Thirty bits: enough to tell a picture from the ones that had its name before, and short, as pages name many pictures. */
const HASH_LENGTH = 5;

/** A picture as it was drawn or taken, from which the files of pages are made. */
export type Master = Look &
  Readonly<{
    /** Path below `media/`, such as `services/dentures.webp`. */
    path: string;
    /** Path of the file itself. */
    file: string;
    /** Changes with the picture or the way it is encoded. */
    hash: string;
  }>;

/**
 * Reads a master. What it looks like is found out once and kept beside the encoded pictures: decoding all of them takes a second.
 * @param dir the folder of all masters
 * @param path the master's path below it
 */
export async function describeMaster(dir: string, path: string): Promise<Master> {
  const file = mediaFile(dir, path);
  const bytes = await readFile(file);
  const look = await keptLook(bytes);
  return { path, file, hash: hashOf(bytes, look), ...look };
}

/**
 * The bytes that a master was described from.
 * @throws Error when the file has others by now: what is made of them must not be kept under this master's hash
 */
export async function readMaster(master: Master): Promise<Buffer> {
  const bytes = await readFile(master.file);
  if (hashOf(bytes, master) !== master.hash)
    throw new Error(`${master.file}: the picture changed during the build. Build again.`);
  return bytes;
}

function hashOf(bytes: Buffer, { isTurned }: Pick<Look, 'isTurned'>): string {
  const made = createHash('sha256').update(ENCODER_VERSION).update(bytes);
  if (isTurned) made.update(TURNED);
  return made.digest('base64url').slice(0, HASH_LENGTH);
}

async function keptLook(bytes: Buffer): Promise<Look> {
  const name = createHash('sha256').update(LOOK_VERSION).update(bytes).digest('hex');
  const kept = await cachedBytes(join(LOOKS_DIR, `${name}.json`), async () =>
    Buffer.from(JSON.stringify(await findLook(bytes))),
  );
  return lookSchema.parse(JSON.parse(kept.toString()));
}
