/**
 * The picture masters of `media/` and the addresses of the files made from them.
 * An address says everything needed to make its file: `/media/services/dentures.1fA9c.800.avif`.
 */
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { describeMaster, type Master } from './describeMaster.ts';
import type { Format } from './formats.ts';

export const MEDIA_DIR = 'media';

/** All masters by their path below `media/`. */
export type Catalogue = ReadonlyMap<string, Master>;

/** Reads size and colour of every master. */
export async function readCatalogue(dir: string = MEDIA_DIR): Promise<Catalogue> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.webp'));
  const paths = files.map((file) => relative(dir, join(file.parentPath, file.name)).split(sep).join('/'));
  const masters = await Promise.all(paths.map((path) => describeMaster(dir, path)));
  return new Map(masters.map((master) => [master.path, master]));
}

/** Address of a picture at a width in a format. */
export function mediaUrl(master: Master, width: number, format: Format): string {
  return `/media/${master.path.replace(/\.webp$/, '')}.${master.hash}.${width}.${format}`;
}

const MEDIA_URL = /\/media\/([a-z0-9/-]+)\.([\w-]{5})\.(\d+)\.(avif|webp)/g;

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
