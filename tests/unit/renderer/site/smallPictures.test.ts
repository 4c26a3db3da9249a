/** Pictures that would be blurred where a branch file shows them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseFiles } from '../../../../branches/model/files/parseFiles.ts';
import type { Media } from '../../../../renderer/media/catalogue.ts';
import { readMedia } from '../../../../renderer/media/readMedia.ts';
import { smallPictures } from '../../../../renderer/site/factProblems.ts';
import { type Mistake, withMistakes } from '../../branches/errors/mistakes.ts';

const folder = mkdtempSync(join(tmpdir(), 'small-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SIZES = {
  stamp: [40, 40],
  face: [168, 224],
  upright: [480, 640],
  house: [640, 480],
  strip: [2000, 300],
} as const;

let media: Media;
beforeAll(async () => {
  for (const [name, [width, height]] of Object.entries(SIZES)) {
    await sharp({ create: { width, height, channels: 3, background: '#0f0' } }).toFile(join(folder, `${name}.jpg`));
  }
  media = await readMedia(folder);
});

const portrait = (name: string): Mistake => ['clinic', 'founder: true', `founder: true\n    photo: ${name}.jpg`];
const outside = (name: string): Mistake => [
  'chennai',
  'pictureAlt:',
  `photos: { outside: { image: ${name}.jpg, alt: { en: A house. } } }\npictureAlt:`,
];

const messagesOf = (...mistakes: readonly Mistake[]) =>
  smallPictures(parseFiles(withMistakes(...mistakes)).sources, media)
    .map(({ file, line, column, message }) => `${file}:${line}:${column} ${message.replace(folder, 'media')}`)
    .join('\n');

test('a picture that is too small is reported where it is named, with the size that its place needs', () => {
  expect(
    messagesOf(
      portrait('stamp'),
      outside('upright'),
      ['chennai', 'picture: topics/clinic-chennai.webp', 'picture: strip.jpg'],
      ['clinic', 'image: reels/1.webp', 'image: stamp.jpg'],
      ['clinic', 'image: offers/independence-day.webp', 'image: stamp.jpg'],
    ),
  ).toMatchInlineSnapshot(`
    "branches/chennai.yaml:53:10 picture: media/strip.jpg has 2000 x 300 pixels, expected at least 640 x 400. Copy the photograph from the phone or camera itself: what chats and web pages show is often smaller.
    branches/chennai.yaml:54:29 photos.outside.image: media/upright.jpg has 480 x 640 pixels, expected at least 640 x 480. Copy the photograph from the phone or camera itself: what chats and web pages show is often smaller.
    branches/clinic.yaml:97:12 offers.image: media/stamp.jpg has 40 x 40 pixels, expected at least 640 x 480. Copy the photograph from the phone or camera itself: what chats and web pages show is often smaller.
    branches/clinic.yaml:297:12 reels.image: media/stamp.jpg has 40 x 40 pixels, expected at least 360 x 450. Copy the photograph from the phone or camera itself: what chats and web pages show is often smaller.
    branches/clinic.yaml:149:12 team.photo: media/stamp.jpg has 40 x 40 pixels, expected at least 168 x 168. Copy the photograph from the phone or camera itself: what chats and web pages show is often smaller."
  `);
});

test('a picture that is just large enough is not', () => {
  expect(messagesOf(portrait('face'), outside('house'))).toBe('');
});
