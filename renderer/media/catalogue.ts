/**
 * The picture masters of `media/` and the addresses of the files made from them.
 * An address says everything needed to make its file: `/media/services/dentures.1fA9c.800.avif`.
 */
import { InputErrors } from '../../diagnostics/inputErrors.ts';
import type { Master } from './describeMaster.ts';
import type { Format } from './formats.ts';
import { readMedia } from './readMedia.ts';

export const MEDIA_DIR = 'media';

/** All masters by their path below `media/`. */
export type Catalogue = ReadonlyMap<string, Master>;

/**
 * Reads size and colour of every master.
 * @throws InputErrors with every picture that pages cannot show
 */
export async function readCatalogue(dir: string = MEDIA_DIR): Promise<Catalogue> {
  const { catalogue, problems } = await readMedia(dir);
  if (problems.length > 0) throw new InputErrors(problems, 'the pictures');
  return catalogue;
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
