import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readDrawing } from '../../../../renderer/node/readDrawing.ts';
import { describeMaster } from '../../../../scripts/pictures/describeMaster.ts';
import { cachedBytes } from '../../../../scripts/pictures/fileCache.ts';
import { pictureFile, sharePictureFile } from '../../../../scripts/pictures/pictureFile.ts';
import { readCatalogue } from '../../../../scripts/pictures/readMedia.ts';
import { type Catalogue, type Format, mediaRequest, parseMediaUrl } from '../../../../site/pictures/catalogue.ts';
import type { Master } from '../../../../site/pictures/master.ts';
import { sharePicture } from '../../../../site/pictures/sharePicture.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

/** Copies a small master from the real ones. */
const PICTURE = 'reels/1.webp';

const folder = temporaryFolder({}, afterAll);
const paint = (name: string, background: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .webp({ lossless: true })
    .toFile(join(folder, name));

async function masterAt(path: string): Promise<Master> {
  const master = (await readCatalogue(folder)).get(path);
  if (!master) throw new Error(`${path} is not in the catalogue.`);
  return master;
}

describe('the catalogue of pictures', () => {
  beforeAll(async () => {
    mkdirSync(join(folder, 'rooms'));
    await paint('rooms/red.webp', '#ff0000');
    await paint('blue.webp', '#0000ff');
  });

  test('has the path, size and colour of every master, in subfolders too', async () => {
    const catalogue = await readCatalogue(folder);
    expect([...catalogue.keys()].toSorted()).toEqual(['blue.webp', 'rooms/red.webp']);
    expect(await masterAt('rooms/red.webp')).toMatchObject({ width: 40, height: 30, color: 'f00' });
  });

  test('changes the address of a replaced picture, and of no other', async () => {
    const [blue, red] = [await masterAt('blue.webp'), await masterAt('rooms/red.webp')];
    await paint('blue.webp', '#00ffff');
    expect((await masterAt('blue.webp')).hash).not.toBe(blue.hash);
    expect(await masterAt('rooms/red.webp')).toEqual(red);
  });

  test('encodes in the address everything needed to create the file', async () => {
    const master = await masterAt('rooms/red.webp');
    const request = mediaRequest(master, 320, 'avif');
    const { hash } = master;
    const url = `/media/rooms/red.${hash}.320.avif`;
    expect(request).toEqual({ url, name: 'rooms/red', hash, width: 320, format: 'avif' });
    expect(parseMediaUrl(url)).toEqual(request);
    const part = mediaRequest(master, 320, 'webp', { shape: '4x3', at: 30 });
    expect(part.url).toBe(`/media/rooms/red.${hash}.4x3-30.320.webp`);
    expect(parseMediaUrl(part.url)).toEqual(part);
    for (const other of [`/assets${url}`, `${url}.br`, '/media/share/rooms/red.00000.jpg']) {
      expect(parseMediaUrl(other), other).toBeUndefined();
    }
  });
});

test('a cached file is complete when two processes create it at once, without leftovers', async () => {
  const file = join(folder, 'kept', 'bytes');
  const made = await Promise.all(['one', 'two'].map((text) => cachedBytes(file, async () => Buffer.from(text))));
  expect(made.map(String)).toEqual(['one', 'two']);
  expect(readdirSync(join(folder, 'kept'))).toEqual(['bytes']);
});

describe('encoding', () => {
  let catalogue: Catalogue;
  beforeAll(async () => {
    catalogue = await readCatalogue();
  });

  const request = (width: number, format: Format) => {
    const master = catalogue.get(PICTURE);
    if (!master) throw new Error(`media/${PICTURE} is not there.`);
    return mediaRequest(master, width, format);
  };

  test.each([
    ['avif', 'heif'],
    ['webp', 'webp'],
  ] as const)('produces %s in the width given in the address', async (format, sharpName) => {
    const wanted = request(24, format);
    const { width, format: made } = await sharp(await pictureFile(wanted, catalogue)).metadata();
    expect({ width, made }).toEqual({ width: 24, made: sharpName });
    // The second time it is cached in `.cache/media`.
    expect(await sharp(await pictureFile(wanted, catalogue)).metadata()).toMatchObject({ width: 24 });
  });

  describe('from a folder of its own', () => {
    /** Nothing is kept under this name from another run. */
    const path = `${basename(folder)}.webp`;

    test.each([
      ['for a page', (master: Master) => pictureFile(mediaRequest(master, 24, 'webp'), new Map([[path, master]]))],
      ['of a shared link', (master: Master) => sharePictureFile(sharePicture(master, readDrawing('logo')))],
    ])('makes the picture %s of the master there, as it was described', async (_what, make) => {
      await paint(path, '#ff0000');
      const master = await describeMaster(folder, path);
      await paint(path, '#0000ff');
      await expect(make(master)).rejects.toThrow(`${path}: the picture changed during the build. Build again.`);
      await paint(path, '#ff0000');
      const made = await make(master);
      const { dominant } = await sharp(made).stats();
      rmSync(made);
      expect(dominant).toEqual({ r: 248, g: 8, b: 8 });
    });
  });
});
