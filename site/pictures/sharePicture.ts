/** The preview picture of shared links. Pages reference it; the build and the dev server draw it. */
import type { PictureFocus } from '../../branches/model/siteModel.ts';
import { sha256 } from '../../locales/model/sha256.ts';
import { logoTile } from './brand.ts';
import type { Drawing } from './drawing.ts';
import { type Cut, cutFor, type Shape } from './frames.ts';
import type { Master } from './master.ts';

/** In pixels, as messengers recommend. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

const SHAPE: Shape = `${SHARE_SIZE.width}x${SHARE_SIZE.height}`;
const FRAME = { tallest: SHAPE, widest: SHAPE, least: 0 } as const;

const FOLDER = '/media/share/';

/** Increase it when `drawSharePicture` changes its output. */
const DRAWING_VERSION = '2';

const HASH_LENGTH = 5;

/** Its address, its master, and the part of that, if not its centre. */
export type SharePicture = Readonly<{ url: string; master: Master; cut?: Cut }>;

/**
 * The share picture of a master. Its address changes with its content.
 * @param logo stands in its corner
 */
export function sharePicture(master: Master, logo: Drawing, focus?: PictureFocus): SharePicture {
  const cut = focus && cutFor(master, FRAME, focus);
  return sharePart(master, logo, cut?.at === 50 ? undefined : cut);
}

function sharePart(master: Master, logo: Drawing, cut?: Cut): SharePicture {
  const hash = sha256(DRAWING_VERSION + logoTile(logo) + master.hash)
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  const part = cut ? `.${cut.at}` : '';
  return { url: `${FOLDER}${master.name}.${hash.slice(0, HASH_LENGTH)}${part}.jpg`, master, ...(cut && { cut }) };
}

/** The share picture with an address; undefined if no master yields it. */
export function findSharePicture(url: string, masters: Iterable<Master>, logo: Drawing): SharePicture | undefined {
  const at = /\.(\d+)\.jpg$/.exec(url)?.[1];
  const cut = at === undefined ? undefined : { shape: SHAPE, at: Number(at) };
  return Array.from(masters, (master) => sharePart(master, logo, cut)).find((picture) => picture.url === url);
}
