/**
 * The picture masters in `media/` and the addresses of the files encoded from them.
 * An address contains everything needed to encode its file: `/media/services/dentures.1fA9c.800.avif`.
 */
import { InputErrors } from '../../diagnostics/inputErrors.ts';
import type { Master } from './describeMaster.ts';
import type { Format } from './formats.ts';
import { readMedia } from './readMedia.ts';

/** The folder of all picture masters. */
export const MEDIA_DIR = 'media';

/** All masters, keyed by their path under `media/`. */
export type Catalogue = ReadonlyMap<string, Master>;

/**
 * Reads the size and dominant colour of every master.
 * @throws InputErrors listing every picture that pages cannot show
 */
export async function readCatalogue(dir: string = MEDIA_DIR): Promise<Catalogue> {
  const { catalogue, problems } = await readMedia(dir);
  if (problems.length > 0) throw new InputErrors(problems, 'the pictures');
  return catalogue;
}

/** A file to encode from a master, and its address. */
export type MediaRequest = Readonly<{ url: string; path: string; hash: string; width: number; format: Format }>;

/** Requests a picture in a format at a width in pixels. */
export function mediaRequest({ path, hash }: Master, width: number, format: Format): MediaRequest {
  return { url: `/media/${path.replace(/\.webp$/, '')}.${hash}.${width}.${format}`, path, hash, width, format };
}

const MEDIA_URL = /^\/media\/([a-z0-9/-]+)\.([\w-]{5})\.(\d+)\.(avif|webp)$/;

/** Parses the address of a picture file; returns undefined for any other address. */
export function parseMediaUrl(url: string): MediaRequest | undefined {
  const [, name, hash = '', width, format] = MEDIA_URL.exec(url) ?? [];
  return name === undefined
    ? undefined
    : { url, path: `${name}.webp`, hash, width: Number(width), format: format as Format };
}
