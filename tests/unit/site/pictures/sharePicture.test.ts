/** The pictures of shared links: which picture stands for a page, and what is drawn of it. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pagePicture } from '../../../../renderer/document/head.ts';
import { readDrawing } from '../../../../renderer/node/readDrawing.ts';
import { describeMaster } from '../../../../scripts/pictures/describeMaster.ts';
import { drawSharePicture, SHARE_LIMIT } from '../../../../scripts/pictures/encodePicture.ts';
import type { Master } from '../../../../site/pictures/master.ts';
import { findSharePicture, SHARE_SIZE, sharePicture } from '../../../../site/pictures/sharePicture.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

const folder = temporaryFolder({}, afterAll);

const LOGO = readDrawing('logo');

/** A red master. */
let red: Master;
beforeAll(async () => {
  const create = { width: 1600, height: 1200, channels: 3, background: '#f00' } as const;
  await sharp({ create }).webp({ lossless: true }).toFile(join(folder, 'red.webp'));
  red = await describeMaster(folder, 'red.webp');
});

const masterAt = (path: string): Master => ({ ...red, path, name: path.replace('.webp', '') });

test('the picture of a shared link shows the picture and, in the lower left corner, the clinic’s mark', async () => {
  const { data, info } = await sharp(await drawSharePicture(readFileSync(red.file)))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isRedAt = (x: number, y: number) => {
    const [r = 0, g = 255, b = 255] = data.subarray((y * info.width + x) * info.channels);
    return r > 200 && g < 60 && b < 60;
  };
  const [left, top, right, bottom] = [20, 20, SHARE_SIZE.width - 20, SHARE_SIZE.height - 20];
  for (const [x, y] of [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
    [600, 315],
  ] as const) {
    expect(isRedAt(x, y), `${x}, ${y}`).toBe(true);
  }
  expect(isRedAt(96, SHARE_SIZE.height - 60)).toBe(false);
});

test('the picture of a shared link is small enough for chat apps even if it is pure noise', async () => {
  const noise = { type: 'gaussian', sigma: 60 } as const;
  await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#888', noise } })
    .webp({ lossless: true })
    .toFile(join(folder, 'noise.webp'));
  const bytes = await drawSharePicture(readFileSync(join(folder, 'noise.webp')));
  expect(bytes.length).toBeLessThanOrEqual(SHARE_LIMIT);
});

test('its address resolves to the picture as long as it is unchanged', () => {
  const { url } = sharePicture(red, LOGO);
  expect(url).toMatch(/^\/media\/share\/red\.[\w-]{5}\.jpg$/);
  expect(findSharePicture(url, [masterAt('blue.webp'), red], LOGO)).toEqual({ url, master: red });
  expect(findSharePicture(url, [{ ...red, hash: 'other' }], LOGO)).toBeUndefined();
});

describe('the part that the clinic wants kept', () => {
  /** Twice as high as wide: red, and green in the lowest quarter. */
  let tall: Master;
  beforeAll(async () => {
    const create = { width: 1200, height: 2400, channels: 3, background: '#f00' } as const;
    const grass = { create: { width: 1200, height: 600, channels: 3, background: '#0f0' } } as const;
    await sharp({ create })
      .composite([{ input: grass, left: 0, top: 1800 }])
      .png()
      .toFile(join(folder, 'tall.png'));
    tall = await describeMaster(folder, 'tall.png');
  });

  test.each([
    ['the top', 'top', 0],
    ['a point below the middle', { x: 10, y: 90 }, 0.6],
    ['the bottom', 'bottom', 0.95],
  ] as const)('is in the picture: %s', async (_what, focus, green) => {
    const { url, cut } = sharePicture(tall, LOGO, focus);
    const bytes = await drawSharePicture(readFileSync(tall.file), cut);
    const { data, info } = await sharp(bytes)
      .resize(1, 100, { fit: 'fill' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const rows = Array.from({ length: info.height }, (_, y) => Number(data[y * info.channels + 1]) > 127);
    expect(rows.filter(Boolean).length / rows.length).toBeCloseTo(green, 0.5);
    expect(findSharePicture(url, [masterAt('blue.webp'), tall], LOGO)).toEqual(sharePicture(tall, LOGO, focus));
  });
});

const [reel, payment, anyPage] = ['reels/1.webp', 'topics/payment.webp', 'og-background.webp'].map(masterAt) as [
  Master,
  Master,
  Master,
];
const media = new Map([reel, payment, anyPage].map((master) => [master.path, master]));

test('the picture for a page is the one that fills its first screen, wherever it is in the HTML', () => {
  const shown = [
    { master: reel, first: false },
    { master: payment, first: true },
  ];
  expect(pagePicture(shown, media).master).toBe(payment);
});

test('the picture for a page is otherwise its first one, or the clinic’s if it has none', () => {
  const shown = [reel, payment].map((master) => ({ master, first: false }));
  expect(pagePicture(shown, media).master).toBe(reel);
  expect(pagePicture([], media).master).toBe(anyPage);
  expect(() => pagePicture([], new Map())).toThrow(
    'media/og-background.webp is missing: it is the picture of shared links to pages without one.',
  );
});
