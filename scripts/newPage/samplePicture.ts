import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { Change } from './changes.ts';

const LIST = 'media/illustrations.txt';

/** A crossed frame: the usual placeholder for a picture. */
const FRAME = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200">
  <rect width="1600" height="1200" fill="#cdeae0"/>
  <path d="M40 40H1560V1160H40ZL1560 1160M1560 40L40 1160" fill="none" stroke="#0b6b63" stroke-width="6"/>
</svg>`;

/**
 * Placeholder pictures, and their lines in the list of what must be replaced.
 * @param paths relative to `media/`
 */
export async function samplePictures(paths: readonly string[]): Promise<readonly Change[]> {
  const picture = await sharp(Buffer.from(FRAME)).webp().toBuffer();
  const lines = paths.map((path) => `${path}  Sample picture: replace it with one of your own, 1600 x 1200 pixels.\n`);
  const list = readFileSync(LIST, 'utf8').replace(/\n*$/, '\n');
  return [
    ...paths.map((path) => ({ path: `media/${path}`, content: picture, isNew: true })),
    { path: LIST, content: list + lines.join('') },
  ];
}
