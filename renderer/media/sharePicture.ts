/** The picture that chats and networks show beside a link to a page. Pages name it; the build and the dev server draw it. */
import { createHash } from 'node:crypto';
import type { Master } from './describeMaster.ts';

/** Pixels, as the services that show such pictures ask for. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

const FOLDER = '/media/share/';

/** Part of every address: raise it when `drawSharePicture.ts` draws something else. */
const DRAWING_VERSION = '2';

/** As many as in the addresses of other pictures. */
const HASH_LENGTH = 5;

/** The picture of a shared link: its address, and what it is drawn from. */
export type SharePicture = Readonly<{ url: string; master: Master }>;

/** The picture of links to pages for which a master stands. Its address changes with everything that is in it. */
export function sharePicture(master: Master): SharePicture {
  const hash = createHash('sha256').update(DRAWING_VERSION).update(master.hash).digest('base64url');
  return { url: `${FOLDER}${master.path.replace(/\.webp$/, '')}.${hash.slice(0, HASH_LENGTH)}.jpg`, master };
}

/** Whether an address is one of these. */
export const isSharePicture = (url: string): boolean => url.startsWith(FOLDER);

/** The picture that has an address; undefined where none of the masters makes it. */
export function findSharePicture(url: string, masters: Iterable<Master>): SharePicture | undefined {
  return Array.from(masters, sharePicture).find((picture) => picture.url === url);
}
