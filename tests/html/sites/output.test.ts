/** Every file of every variant, regardless of its content. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { filesIn } from '../../../scripts/build/files/filesIn.ts';
import { findLeaks, ownPaths } from '../checks/leaks.ts';
import { fileNameProblems } from '../checks/names.ts';
import { BUILT } from '../support/built.ts';

const PICTURE = /\.(?:png|webp|avif|jpg)$/;
const COMPRESSED = /\.(?:br|gz)$/;

describe.each(BUILT)('the files of $variant', ({ root }) => {
  const names = filesIn(root);

  test('have known types and names that every host accepts', () => {
    expect(names.length).toBeGreaterThan(300);
    expect(fileNameProblems(names)).toEqual([]);
  });

  test('are not empty', () => {
    expect(names.filter((name) => statSync(join(root, name)).size === 0)).toEqual([]);
  });

  test('leak no machine names, paths, secrets, source maps or comments', () => {
    const texts = names.filter((name) => !PICTURE.test(name) && !COMPRESSED.test(name));
    expect(texts.length).toBeGreaterThan(30);
    expect(texts.flatMap((name) => findLeaks(name, readFileSync(join(root, name), 'utf8')))).toEqual([]);
  });

  test('have no metadata in pictures', async () => {
    const found = await Promise.all(
      names
        .filter((name) => PICTURE.test(name))
        .map(async (name) => pictureProblems(name, readFileSync(join(root, name)))),
    );
    expect(found.length).toBeGreaterThan(200);
    expect(found.flat()).toEqual([]);
  });
});

/** Lists a picture’s metadata, such as where and when it was taken, and any paths of this machine. */
async function pictureProblems(name: string, bytes: Buffer): Promise<string[]> {
  const { exif, xmp, iptc, icc, comments } = await sharp(bytes).metadata();
  const notes = Object.entries({ exif, xmp, iptc, icc, comments }).filter(([, value]) => value !== undefined);
  return [
    ...notes.map(([kind]) => `${name}: ${kind}`),
    ...ownPaths().flatMap((path) => (bytes.includes(path) ? [`${name}: a path of this machine`] : [])),
  ];
}
