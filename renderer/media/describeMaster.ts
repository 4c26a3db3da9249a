import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import sharp from 'sharp';
import { ENCODER_VERSION } from './formats.ts';
import { keptBytes } from './kept.ts';

const LOOKS_DIR = '.cache/media/looks';

/** Thirty bits: enough to tell a picture from the ones that had its name before, and short, as pages name many pictures. */
const HASH_LENGTH = 5;

/** Side of the small copy in which the commonest colour is looked for, in pixels. */
const COLOR_SAMPLE = 48;

/** A picture as it was drawn or taken, from which the files of pages are made. */
export type Master = Readonly<{
  /** Path below `media/`, such as `services/dentures.webp`. */
  path: string;
  width: number;
  height: number;
  /** The colour that covers most of it, as three hexadecimal digits: shown while the picture loads. */
  color: string;
  /** Changes with the picture or the way it is encoded. */
  hash: string;
}>;

type Look = Readonly<Pick<Master, 'width' | 'height' | 'color'>>;

/**
 * Reads a master. What it looks like is found out once and kept beside the encoded pictures: decoding all of them takes a second.
 * @param dir the folder of all masters
 */
export async function describeMaster(dir: string, file: string): Promise<Master> {
  const bytes = await readFile(file);
  const hash = createHash('sha256').update(ENCODER_VERSION).update(bytes).digest('base64url').slice(0, HASH_LENGTH);
  const path = relative(dir, file).split(sep).join('/');
  const name = createHash('sha256').update(bytes).digest('hex');
  const look = await keptBytes(join(LOOKS_DIR, `${name}.json`), async () =>
    Buffer.from(JSON.stringify(await findLook(bytes))),
  );
  return { path, hash, ...(JSON.parse(look.toString()) as Look) };
}

async function findLook(bytes: Buffer): Promise<Look> {
  const image = sharp(bytes);
  const { width, height } = await image.metadata();
  const small = await image.resize(COLOR_SAMPLE, COLOR_SAMPLE, { fit: 'fill' }).removeAlpha().png().toBuffer();
  const { dominant } = await sharp(small).stats();
  const color = [dominant.r, dominant.g, dominant.b].map((level) => (level >> 4).toString(16)).join('');
  return { width, height, color };
}
