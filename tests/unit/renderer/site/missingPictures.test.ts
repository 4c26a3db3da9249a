/** Checks before a build that the pictures in branch files exist. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseFiles } from '../../../../branches/model/files/parseFiles.ts';
import type { Problem } from '../../../../diagnostics/inputErrors.ts';
import { readMedia } from '../../../../renderer/media/readMedia.ts';
import { missingPictures } from '../../../../renderer/site/missingPictures.ts';
import { CONFIGURATIONS } from '../../../fixtures/configurations.ts';
import { type Mistake, withMistakes } from '../../branches/errors/mistakes.ts';

/** The pictures that the files of two branches use. */
const media = mkdtempSync(join(tmpdir(), 'sources-'));
afterAll(() => rmSync(media, { recursive: true, force: true }));

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

describe('before a build', () => {
  test('missing pictures of branches, offers and videos are all reported, each at its line', async () => {
    const problems = await problemsWith(
      ['chennai', 'picture: topics/clinic-chennai.webp', 'picture: topics/clinic-chenai.webp'],
      ['chennai', 'image: offers/chennai-opening.webp', 'image: offers/no-such.webp'],
      ['clinic', 'image: offers/independence-day.webp', 'image: rooms/gone.webp'],
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
      branches/chennai.yaml:69:12
          image: offers/no-such.webp
                 ^
      offers.image: there is no picture media/offers/no-such.webp. Put it there, or name one that exists.
      branches/clinic.yaml:97:12
          image: rooms/gone.webp
                 ^
      offers.image: there is no picture media/rooms/gone.webp. Put it there, or name one that exists.
      branches/clinic.yaml:314:12
        - image: reels/third.webp
                 ^
      reels.image: there is no picture media/reels/third.webp. Put it there, or name one that exists."
    `);
  });

  test('a broken and a missing picture are reported together, and the broken one is not called missing', async () => {
    const broken = join(media, 'topics/front.webp');
    writeFileSync(broken, '');
    const problems = await problemsWith(
      ['chennai', 'picture: topics/clinic-chennai.webp', 'picture: topics/front.webp'],
      ['clinic', 'image: reels/3.webp', 'image: reels/third.webp'],
    );
    rmSync(broken);
    expect(problems.map(({ file, message }) => `${file}: ${message}`.replace(media, 'media')).toSorted()).toEqual([
      expect.stringMatching(/^branches\/clinic\.yaml: reels\.image: there is no picture media\/reels\/third\.webp\./),
      'media/topics/front.webp: this file is empty. Copy the picture here once more, or delete the file.',
    ]);
  });
});
