import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { color } from '../../components/ui/style/tokens.ts';
import { SHARE_SIZE, type SharePicture } from '../../renderer/document/sharePicture.ts';
import type { Scene } from './drawScene.ts';
import { fitTitle } from './fitTitle.ts';
import { canWrite, writeLine } from './writing.ts';

/** In bytes: chats fetch the picture while a message is written. */
export const SHARE_LIMIT = 80_000;

/** Tried one after the other until the picture is small enough. */
const QUALITIES = [84, 76, 66, 50, 30, 10];

/** Distances in pixels. What lies nearer to an edge may be cut off. */
const MARGIN = 72;
const MARK = 56;
const CLINIC_SIZE = 30;
const CLINIC_WIDTH = 900;
const TITLE_ROOM = { width: 540, height: 330 };

/** The middle of the title: a little below that of the picture, as the clinic's name stands above it. */
const TITLE_MIDDLE = 345;

/**
 * Draws the picture of a shared link: the clinic's mark and name, the page's title, its picture. Words with a letter that the
 * font does not have are left out: boxes in their place would say less than nothing.
 * @param scene what `drawScene` made of the picture
 * @returns a JPEG of at most `SHARE_LIMIT` bytes
 */
export async function drawSharePicture({ title, clinic }: SharePicture, scene: Scene): Promise<Buffer> {
  const words = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_SIZE.width}" height="${SHARE_SIZE.height}">${[
      drawMark(),
      canWrite(clinic) ? drawClinic(clinic) : '',
      canWrite(title) ? drawTitle(title) : '',
    ].join('')}</svg>`,
  );
  const picture = await sharp(scene, { raw: { ...SHARE_SIZE, channels: 3 } })
    .composite([{ input: words }])
    .removeAlpha()
    .raw()
    .toBuffer();
  let bytes = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    bytes = await sharp(picture, { raw: { ...SHARE_SIZE, channels: 3 } })
      .jpeg({ quality })
      .toBuffer();
    if (bytes.length <= SHARE_LIMIT) break;
  }
  return bytes;
}

/** The icon of the site. */
function drawMark(): string {
  const icon = readFileSync('public/favicon.svg', 'utf8');
  return icon.replace('<svg ', `<svg x="${MARGIN}" y="${MARGIN - 8}" width="${MARK}" height="${MARK}" `);
}

function drawClinic(clinic: string): string {
  const { width, shapes } = writeLine(clinic);
  const size = Math.min(CLINIC_SIZE, CLINIC_WIDTH / width);
  const baseLine = MARGIN - 8 + MARK / 2 + size / 3;
  return `<g fill="${color.tealDark}" transform="translate(${MARGIN + MARK + 20} ${baseLine}) scale(${size})">${shapes}</g>`;
}

function drawTitle(title: string): string {
  const { size, lineHeight, lines } = fitTitle(title, TITLE_ROOM);
  const top = TITLE_MIDDLE - (lines.length * lineHeight) / 2;
  const drawn = lines.map(
    ({ shapes }, i) =>
      `<g transform="translate(${MARGIN} ${top + i * lineHeight + size * 0.84}) scale(${size})">${shapes}</g>`,
  );
  const bar = top + lines.length * lineHeight + 22;
  return `<g fill="${color.ink}">${drawn.join('')}</g><rect x="${MARGIN}" y="${bar}" width="72" height="8" rx="4" fill="${color.yellow}"/>`;
}
