/** The picture that chats and networks show beside a link to a page. Pages name it; the build and the dev server draw it. */
import { createHash } from 'node:crypto';
import type { Master } from '../media/describeMaster.ts';
import { sharedWithBuild } from './sharedWithBuild.ts';

/** Pixels, as the services that show such pictures ask for. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** What is in a picture. */
export type SharePicture = Readonly<{ title: string; clinic: string; picture: Master }>;

/** Part of every name: raise it when `scripts/share/` draws something else. */
const DRAWING_VERSION = '1';

/** Forty-eight bits: the names of a whole site lie in one folder. */
const HASH_LENGTH = 12;

/** The pictures that pages have named so far, by address: the build draws them. */
export const namedSharePictures = (): Map<string, SharePicture> => sharedWithBuild('sharePictures', () => new Map());

/** Notes a picture to be drawn. @returns its address, which changes with everything that is in the picture */
export function nameSharePicture(wanted: SharePicture): string {
  const { title, clinic, picture } = wanted;
  const content = JSON.stringify([DRAWING_VERSION, title, clinic, picture.path, picture.hash]);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);
  const address = `/media/share/${hash}.jpg`;
  namedSharePictures().set(address, wanted);
  return address;
}
