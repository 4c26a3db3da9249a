/** Checks before a build that the pictures in branch files exist, and are large enough. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseFiles } from '../../../../branches/model/files/parseFiles.ts';
import type { Problem } from '../../../../diagnostics/inputErrors.ts';
import { readMedia } from '../../../../scripts/pictures/readMedia.ts';
import { missingPictures, smallPictures } from '../../../../site/content/factProblems.ts';
import type { Media } from '../../../../site/pictures/catalogue.ts';
import { CONFIGURATIONS } from '../../../fixtures/configurations.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';
import { type Mistake, withMistakes } from '../../branches/errors/mistakes.ts';

/** The pictures that the files of two branches use. */
const media = temporaryFolder({}, afterAll);

beforeAll(async () => {
  const picture = await sharp({ create: { width: 4, height: 3, channels: 3, background: '#0f0' } })
    .webp()
    .toBuffer();
  for (const { text } of CONFIGURATIONS['two-branches']) {
    for (const [, path = ''] of text.matchAll(/(?:image|picture): (\S+\.webp)/g)) {
      mkdirSync(dirname(join(media, path)), { recursive: true });
      writeFileSync(join(media, path), picture);
    }
  }
});

type Sources = Parameters<typeof missingPictures>[0];

async function problemsWith(...mistakes: readonly Mistake[]): Promise<readonly Problem[]> {
  const { sources } = parseFiles(withMistakes(...mistakes));
  return problemsIn(media, sources);
}

async function problemsIn(folder: string, sources: Sources): Promise<readonly Problem[]> {
  const pictures = await readMedia(folder);
  return [...missingPictures(sources, pictures, folder), ...pictures.problems];
}

test('before a build, missing pictures of branches and videos are all reported, each at its line', async () => {
  const problems = await problemsWith(
    ['chennai', 'picture: topics/clinic-chennai.webp', 'picture: topics/clinic-chenai.webp'],
    ['clinic', 'image: reels/3.webp', 'image: reels/third.webp'],
  );
  const shown = problems.map(
    ({ file, line, column, message, excerpt }) =>
      `${file}:${line}:${column}\n${excerpt}\n${message.replace(media, 'media')}`,
  );
  expect(shown.join('\n')).toMatchInlineSnapshot(`
    "branches/chennai.yaml:53:10
    picture: topics/clinic-chenai.webp
             ^
    picture: there is no picture media/topics/clinic-chenai.webp. Did you mean topics/clinic-chennai.webp?
    branches/clinic.yaml:314:12
      - image: reels/third.webp
               ^
    reels.image: there is no picture media/reels/third.webp. Put it there, or name one that exists."
  `);
});

/** It would be blurred where a branch file shows it. */
describe('a picture that is too small', () => {
  const folder = join(media, 'small');

  const SIZES = {
    stamp: [40, 40],
    face: [168, 224],
    upright: [480, 640],
    house: [640, 480],
    strip: [2000, 300],
  } as const;

  let sized: Media;
  beforeAll(async () => {
    mkdirSync(folder);
    for (const [name, [width, height]] of Object.entries(SIZES)) {
      await sharp({ create: { width, height, channels: 3, background: '#0f0' } }).toFile(join(folder, `${name}.jpg`));
    }
    sized = await readMedia(folder);
  });

  const portrait = (name: string): Mistake => ['clinic', 'founder: true', `founder: true\n    photo: ${name}.jpg`];
  const outside = (name: string): Mistake => [
    'chennai',
    'pictureAlt:',
    `photos: { outside: { image: ${name}.jpg, alt: { en: A house. } } }\npictureAlt:`,
  ];

  const messagesOf = (...mistakes: readonly Mistake[]) =>
    smallPictures(parseFiles(withMistakes(...mistakes)).sources, sized)
      .map(({ file, line, column, message }) => `${file}:${line}:${column} ${message.replace(folder, 'media')}`)
      .join('\n');

  test('a picture that is too small is reported where it is named, with the size that its place needs', () => {
    expect(
      messagesOf(
        portrait('stamp'),
        outside('upright'),
        ['chennai', 'picture: topics/clinic-chennai.webp', 'picture: strip.jpg'],
        ['clinic', 'image: reels/1.webp', 'image: stamp.jpg'],
      ),
    ).toMatchInlineSnapshot(`
      "branches/chennai.yaml:53:10 picture: media/strip.jpg has 2000 x 300 pixels, expected at least 640 x 400. Copy the photograph from the phone or camera itself: what chats and web pages show is often smaller.
      branches/chennai.yaml:54:29 photos.outside.image: media/upright.jpg has 480 x 640 pixels, expected at least 640 x 480. Copy the photograph from the phone or camera itself: what chats and web pages show is often smaller.
      branches/clinic.yaml:297:12 reels.image: media/stamp.jpg has 40 x 40 pixels, expected at least 360 x 480. Copy the photograph from the phone or camera itself: what chats and web pages show is often smaller.
      branches/clinic.yaml:149:12 team.photo: media/stamp.jpg has 40 x 40 pixels, expected at least 168 x 168. Copy the photograph from the phone or camera itself: what chats and web pages show is often smaller."
    `);
  });

  test('a picture that is just large enough is not', () => {
    expect(messagesOf(portrait('face'), outside('house'))).toBe('');
  });
});
