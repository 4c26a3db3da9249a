/**
 * The picture masters in `media/` and the addresses of the files encoded from them:
 * `/media/services/dentures.1fA9c.800.avif`, or, cut to a frame, `/media/team/img-0001.1fA9c.1x1-30.336.avif`.
 */
import { comparable, withoutEnding } from '../../branches/model/files/pictureName.ts';
import type { InputFile } from '../../diagnostics/contentFiles.ts';
import type { Problem } from '../../diagnostics/inputErrors.ts';
import type { Cut, Shape } from './frames.ts';
import type { Master } from './master.ts';

export const MEDIA_DIR = 'media';

/** By their path under `media/`. */
export type Catalogue = ReadonlyMap<string, Master>;

/** What pages can show, and the problems of the rest. */
export type Media = Readonly<{
  catalogue: Catalogue;
  problems: readonly Problem[];
  /** The file of labels, if there is one: `labels.ts` reads it. */
  labels?: InputFile;
}>;

/** AVIF, and WebP for older browsers. */
export type Format = 'avif' | 'webp';

/**
 * The master with a path under `media/`. For `services/dentures.webp`, the clinic's own `services/dentures.jpg` may
 * stand in.
 */
export function findMaster(media: Catalogue, path: string): Master | undefined {
  const wanted = withoutEnding(path);
  return media.get(comparable(path)) ?? [...media.values()].find((master) => withoutEnding(master.path) === wanted);
}

/** A file to encode from a master. */
export type MediaRequest = Readonly<{
  url: string;
  /** The master's. */
  name: string;
  hash: string;
  cut?: Cut;
  width: number;
  format: Format;
}>;

/** A file of a width in pixels, cut to a frame or whole. */
export function mediaRequest({ name, hash }: Master, width: number, format: Format, cut?: Cut): MediaRequest {
  const url = `/media/${name}.${hash}.${cut ? `${cut.shape}-${cut.at}.` : ''}${width}.${format}`;
  return { url, name, hash, width, format, ...(cut && { cut }) };
}

const MEDIA_URL = /^\/media\/([a-z0-9/-]+)\.([\w-]{5})\.(?:(\d+x\d+)-(\d+)\.)?(\d+)\.(avif|webp)$/;

/** Undefined for any other address. */
export function parseMediaUrl(url: string): MediaRequest | undefined {
  const [, name, hash = '', shape, at, width, format] = MEDIA_URL.exec(url) ?? [];
  if (name === undefined) return undefined;
  const cut = shape === undefined ? {} : { cut: { shape: shape as Shape, at: Number(at) } };
  return { url, name, hash, width: Number(width), format: format as Format, ...cut };
}
