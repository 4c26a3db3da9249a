/** The preview picture of links in messengers and social networks. Pages reference it; the build and the dev server draw it. */
import { createHash } from 'node:crypto';
import { logoTile } from '../icons/logoTile.ts';
import type { Master } from './describeMaster.ts';

/** Size in pixels, as messengers and social networks recommend. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

const FOLDER = '/media/share/';

/** Part of every address, as is the logo: increase it when `drawSharePicture.ts` changes its output. */
const DRAWING_VERSION = '2';

/** The same as for other pictures. */
const HASH_LENGTH = 5;

/** The preview picture of a shared link: its address, and the master it is drawn from. */
export type SharePicture = Readonly<{ url: string; master: Master }>;

/** The share picture drawn from a master. Its address changes with its content. */
export function sharePicture(master: Master): SharePicture {
  const hash = createHash('sha256').update(DRAWING_VERSION).update(logoTile()).update(master.hash).digest('base64url');
  return { url: `${FOLDER}${master.path.replace(/\.webp$/, '')}.${hash.slice(0, HASH_LENGTH)}.jpg`, master };
}

/** Whether an address is that of a share picture. */
export const isSharePicture = (url: string): boolean => url.startsWith(FOLDER);

/** The share picture with an address, or undefined if no master yields it. */
export function findSharePicture(url: string, masters: Iterable<Master>): SharePicture | undefined {
  return Array.from(masters, sharePicture).find((picture) => picture.url === url);
}
