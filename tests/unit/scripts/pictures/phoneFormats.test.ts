/** Photographs in the formats of phones, cameras and screenshots: their colours, their secrets, and what is cut off. */
import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { readPictureInfo } from '../../../../scripts/pictures/describeMaster.ts';
import { drawSharePicture, encodePicture, resizePicture } from '../../../../scripts/pictures/encodePicture.ts';
import { openMaster, readableBytes, withProfile } from '../../../../scripts/pictures/openMaster.ts';
import { cutBox, cutFor, FRAME } from '../../../../site/pictures/frames.ts';
import { seenIn, turnedPictures } from '../../../support/turnedPictures.ts';

/** 96 x 128 pixels, filed on its side, in the colours of a Display P3 screen, with a place: red above, green below. */
const PHONE_HEIC = readFileSync('tests/fixtures/photos/phone.heic');
const [RED, GREEN] = [
  [200, 50, 50],
  [50, 160, 80],
];

const [WIDTH, HEIGHT] = [96, 128];

/** The same picture as in the fixture. */
const paint = () =>
  sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#c83232' } }).composite([
    { input: { create: { width: WIDTH, height: HEIGHT / 2, channels: 3, background: '#32a050' } }, left: 0, top: 64 },
  ]);

/** The picture with what phones write into it, lying on its side. */
async function taken(write: (image: Sharp) => Sharp): Promise<Buffer> {
  const side = sharp(
    await sharp(await paint().png().toBuffer())
      .rotate(270)
      .png()
      .toBuffer(),
  );
  const noted = side.withMetadata({ orientation: 6 }).withExifMerge({
    IFD0: { Make: 'Sample Phone', Artist: 'Sample Photographer' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '8/1 46/1 59/1', GPSLongitudeRef: 'E', GPSLongitude: '77/1 41/1 1/1' },
  });
  const named = noted.withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><name>Sample Patient</name></x:xmpmeta>');
  return write(named.withIccProfile('p3')).toBuffer();
}

/** A PNG of sixteen bits a channel with a Display P3 profile, as exported on a Mac. */
async function deepPng(): Promise<Buffer> {
  const jpeg = await sharp(await paint().png().toBuffer())
    .withIccProfile('p3')
    .jpeg({ quality: 100 })
    .toBuffer();
  const { icc } = await sharp(jpeg).metadata();
  const { data, info } = await sharp(jpeg).keepIccProfile().raw().toBuffer({ resolveWithObject: true });
  const levels = Uint16Array.from(data, (level) => level * 257);
  const { width, height } = info;
  const png = await sharp(levels, { raw: { width, height, channels: 3 } })
    .toColourspace('rgb16')
    .png()
    .toBuffer();
  return withProfile(png, icc ?? deflateSync(''));
}

const MASTERS = {
  'a JPEG of an iPhone': () => taken((image) => image.jpeg({ quality: 95 })),
  'a HEIC of an iPhone': async () => PHONE_HEIC,
  'an AVIF of ten bits': async () => paint().withIccProfile('p3').avif({ quality: 95, bitdepth: 10 }).toBuffer(),
  'a PNG of sixteen bits': deepPng,
  'a JPEG for printing': async () =>
    sharp(await paint().png().toBuffer())
      .toColourspace('cmyk')
      .withIccProfile('cmyk')
      .jpeg({ quality: 95 })
      .toBuffer(),
};

/** The average colour of a part of a picture. */
async function colorAt(bytes: Buffer, part: 'upper' | 'lower'): Promise<number[]> {
  const { data } = await sharp(bytes)
    .removeAlpha()
    .resize(1, 8, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const row = part === 'upper' ? 1 : 6;
  return [...data.subarray(row * 3, row * 3 + 3)];
}

describe.each(Object.entries(MASTERS))('%s', (name, make) => {
  /** Printing colours and screen colours are not exactly the same. */
  const tolerance = name.includes('printing') ? 40 : 8;
  const isNear = (found: readonly number[], wanted: readonly number[] = []) =>
    found.every((level, i) => Math.abs(level - Number(wanted[i])) <= tolerance);

  test('is shown upright, in its colours, without anything that it says about the photographer', async () => {
    const master = await make();
    const { width, height } = await readPictureInfo(master);
    expect({ width, height }).toEqual({ width: WIDTH, height: HEIGHT });
    const readable = await readableBytes(master, (_cache, make) => make());
    const pixels = await resizePicture(readable, 48);
    const written = {
      avif: await encodePicture(pixels, 'avif'),
      webp: await encodePicture(pixels, 'webp'),
      part: await encodePicture(await resizePicture(readable, 48, { shape: '1x1', at: 50 }), 'webp'),
      shared: await drawSharePicture(readable),
    };
    for (const [file, bytes] of Object.entries(written)) {
      const { exif, xmp, iptc, icc, comments, orientation, depth } = await sharp(bytes).metadata();
      expect({ exif, xmp, iptc, icc, comments, orientation, depth }, file).toEqual({ depth: 'uchar' });
      expect(bytes.includes('Sample'), file).toBe(false);
      const [above, below] = [await colorAt(bytes, 'upper'), await colorAt(bytes, 'lower')];
      expect(isNear(above, RED), `${file}: ${above}`).toBe(true);
      // The logo of a shared picture is there.
      if (file !== 'shared') expect(isNear(below, GREEN), `${file}: ${below}`).toBe(true);
    }
  });
});

test('a picture stands upright in its true size, whatever its format and however the camera was held', async () => {
  const seen: Record<string, unknown> = {};
  const wanted: Record<string, unknown> = {};
  for (const { name, kind, bytes, seen: upright } of await turnedPictures()) {
    const { color: _, ...described } = await readPictureInfo(bytes);
    const { data, info } = await openMaster(await readableBytes(bytes, (_cache, make) => make()))
      .raw()
      .toBuffer({ resolveWithObject: true });
    seen[name] = { ...described, pixels: seenIn(info, data, info.channels) };
    const { width, height } = upright;
    wanted[name] = { width, height, kind, pixels: upright };
  }
  expect(seen).toEqual(wanted);
});

test('transparent parts are white wherever a page shows them', async () => {
  const logo = await sharp({ create: { width: 64, height: 48, channels: 4, background: '#0000' } })
    .png()
    .toBuffer();
  expect(await readPictureInfo(logo)).toMatchObject({ color: 'fff' });
  const pixels = await resizePicture(logo, 32);
  for (const bytes of [await encodePicture(pixels, 'avif'), await encodePicture(pixels, 'webp')]) {
    expect((await colorAt(bytes, 'upper')).every((level) => level > 250)).toBe(true);
  }
});

test('a moving picture stands still, as it begins', async () => {
  const frame = (background: string) =>
    sharp({ create: { width: 40, height: 40, channels: 3, background } })
      .png()
      .toBuffer();
  const moving = await sharp([await frame('#c83232'), await frame('#0000ff')], { join: { animated: true } })
    .webp()
    .toBuffer();
  expect(await readPictureInfo(moving)).toMatchObject({ width: 40, height: 40, color: 'c33' });
});

test('a slip that phones make is forgiven: programs show the photograph, so pages do', async () => {
  const jpeg = await paint().jpeg().toBuffer();
  const start = jpeg.indexOf(Buffer.from([0xff, 0xda]));
  const stray = Buffer.concat([jpeg.subarray(0, start), Buffer.from([1, 2, 3]), jpeg.subarray(start)]);
  expect(await readPictureInfo(stray)).toMatchObject({ width: WIDTH, height: HEIGHT });
});

const upright = { width: 3024, height: 4032 };

test('a picture that is cut to a frame keeps the middle, or the point or side that the clinic names', () => {
  const square = (focus?: Parameters<typeof cutFor>[2]) => cutFor(upright, FRAME.portrait, focus);
  expect(square()).toEqual({ shape: '1x1', at: 50 });
  expect(square({ x: 10, y: 30 })).toEqual({ shape: '1x1', at: 30 });
  expect(square('top')).toEqual({ shape: '1x1', at: 0 });
  expect(square('left')).toEqual({ shape: '1x1', at: 50 });
  expect(cutBox(upright, { shape: '1x1', at: 30 })).toEqual({ left: 0, top: 302, width: 3024, height: 3024 });
  expect(cutBox(upright, { shape: '1x1', at: 100 })).toEqual({ left: 0, top: 1008, width: 3024, height: 3024 });
  expect(cutBox({ width: 4000, height: 1000 }, { shape: '16x10', at: 25 })).toEqual({
    left: 600,
    top: 0,
    width: 1600,
    height: 1000,
  });
});

test('a picture that is cut to a frame is cut after it was turned, and never enlarged', async () => {
  const master = await taken((image) => image.jpeg({ quality: 95 }));
  const top = await encodePicture(await resizePicture(master, 400, { shape: '2x1', at: 0 }), 'webp');
  const { width, height } = await sharp(top).metadata();
  expect({ width, height }).toEqual({ width: WIDTH, height: WIDTH / 2 });
  expect((await colorAt(top, 'lower'))[0]).toBeGreaterThan(150);
});
