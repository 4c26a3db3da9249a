/**
 * The picture masters of `media/` and the addresses of the files made from them.
 * An address says everything needed to make its file: `/media/services/dentures.1fA9c.800.avif`.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import sharp from 'sharp';
import { ENCODER_VERSION, type Format } from './formats.ts';

export const MEDIA_DIR = 'media';

const LOOKS_DIR = '.cache/media/looks';

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

/** All masters by their path below `media/`. */
export type Catalogue = ReadonlyMap<string, Master>;

/** Reads size and colour of every master. */
export async function readCatalogue(dir: string = MEDIA_DIR): Promise<Catalogue> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.webp'));
  const masters = await Promise.all(files.map((file) => readMaster(dir, join(file.parentPath, file.name))));
  return new Map(masters.map((master) => [master.path, master]));
}

const known = new Map<string, Readonly<{ version: string; master: Promise<Master> }>>();

/** Decoding all masters takes a second: a file that has not changed is not read again. */
async function readMaster(dir: string, file: string): Promise<Master> {
  const { mtimeMs, size } = await stat(file);
  const version = `${mtimeMs} ${size}`;
  const found = known.get(file);
  if (found?.version === version) return found.master;
  const master = describeMaster(dir, file);
  known.set(file, { version, master });
  return master;
}

/** Thirty bits: enough to tell a picture from the ones that had its name before, and short, as pages name many pictures. */
const HASH_LENGTH = 5;

/** Side of the small copy in which the commonest colour is looked for, in pixels. */
const COLOR_SAMPLE = 48;

async function describeMaster(dir: string, file: string): Promise<Master> {
  const bytes = await readFile(file);
  const hash = createHash('sha256').update(ENCODER_VERSION).update(bytes).digest('base64url').slice(0, HASH_LENGTH);
  const path = relative(dir, file).split(sep).join('/');
  return { path, hash, ...(await look(bytes)) };
}

type Look = Readonly<Pick<Master, 'width' | 'height' | 'color'>>;

/** What a picture looks like, found out once and kept beside the encoded pictures. */
async function look(bytes: Buffer): Promise<Look> {
  const kept = join(LOOKS_DIR, `${createHash('sha256').update(bytes).digest('hex')}.json`);
  const known = await readFile(kept, 'utf8').catch(() => undefined);
  if (known) return JSON.parse(known) as Look;
  const image = sharp(bytes);
  const { width, height } = await image.metadata();
  const small = await image.resize(COLOR_SAMPLE, COLOR_SAMPLE, { fit: 'fill' }).removeAlpha().png().toBuffer();
  const { dominant } = await sharp(small).stats();
  const color = [dominant.r, dominant.g, dominant.b].map((level) => (level >> 4).toString(16)).join('');
  const found = { width, height, color };
  await mkdir(LOOKS_DIR, { recursive: true });
  const partial = `${kept}.${randomUUID()}.part`;
  await writeFile(partial, JSON.stringify(found));
  await rename(partial, kept);
  return found;
}

/** Address of a picture at a width in a format. */
export function mediaUrl(master: Master, width: number, format: Format): string {
  return `/media/${master.path.replace(/\.webp$/, '')}.${master.hash}.${width}.${format}`;
}

const MEDIA_URL = /\/media\/([a-z0-9/-]+)\.([\w-]{5})\.(\d+)\.(avif|webp|jpg)/g;

/** What an address asks for. */
export type MediaRequest = Readonly<{ url: string; path: string; hash: string; width: number; format: Format }>;

/** Every picture address in a text such as a page's HTML. */
export function findMediaRequests(text: string): MediaRequest[] {
  return Array.from(text.matchAll(MEDIA_URL), ([url, name = '', hash = '', width = '', format = '']) => ({
    url,
    path: `${name}.webp`,
    hash,
    width: Number(width),
    format: format as Format,
  }));
}
