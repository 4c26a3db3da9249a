/**
 * The picture masters in `media/` and the addresses of the files encoded from them.
 * An address contains everything needed to encode its file: `/media/services/dentures.1fA9c.800.avif`, or, cut to a frame,
 * `/media/team/img-0001.1fA9c.1x1-30.336.avif`.
 */
import { comparable, withoutEnding } from '../../branches/model/files/pictureName.ts';
import { InputErrors } from '../../diagnostics/inputErrors.ts';
import type { Master } from './describeMaster.ts';
import type { Format } from './formats.ts';
import type { Cut, Shape } from './frames.ts';
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

/**
 * The master with a path under `media/`. Where a page names `services/dentures.webp`, the clinic's own `services/dentures.jpg`
 * may stand in its place.
 */
export function findMaster(media: Catalogue, path: string): Master | undefined {
  const wanted = withoutEnding(path);
  return media.get(comparable(path)) ?? [...media.values()].find((master) => withoutEnding(master.path) === wanted);
}

/** A file to encode from a master, and its address. */
export type MediaRequest = Readonly<{
  url: string;
  /** The master's name and hash. */
  name: string;
  hash: string;
  cut?: Cut;
  width: number;
  format: Format;
}>;

/** Requests a picture, cut to a frame or whole, in a format at a width in pixels. */
export function mediaRequest({ name, hash }: Master, width: number, format: Format, cut?: Cut): MediaRequest {
  const url = `/media/${name}.${hash}.${cut ? `${cut.shape}-${cut.at}.` : ''}${width}.${format}`;
  return { url, name, hash, width, format, ...(cut && { cut }) };
}

const MEDIA_URL = /^\/media\/([a-z0-9/-]+)\.([\w-]{5})\.(?:(\d+x\d+)-(\d+)\.)?(\d+)\.(avif|webp)$/;

/** Parses the address of a picture file; returns undefined for any other address. */
export function parseMediaUrl(url: string): MediaRequest | undefined {
  const [, name, hash = '', shape, at, width, format] = MEDIA_URL.exec(url) ?? [];
  if (name === undefined) return undefined;
  const cut = shape === undefined ? {} : { cut: { shape: shape as Shape, at: Number(at) } };
  return { url, name, hash, width: Number(width), format: format as Format, ...cut };
}
