/** Writing the pictures of pages: each master is decoded once for all formats of a width. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import { mediaRequest } from '../../../../renderer/media/catalogue.ts';
import { describeMaster, readMaster } from '../../../../renderer/media/describeMaster.ts';
import { writeMedia } from '../../../../scripts/build/files/writePictures.ts';

vi.mock(import('../../../../renderer/media/describeMaster.ts'), async (original) => {
  const actual = await original();
  return { ...actual, readMaster: vi.fn(actual.readMaster) };
});

const folder = mkdtempSync(join(tmpdir(), 'write-media-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Nothing is cached under this name from another run. */
const path = `${basename(folder)}.webp`;

async function paint() {
  await sharp({ create: { width: 40, height: 30, channels: 3, background: '#ff0000' } }).toFile(join(folder, path));
  return describeMaster(folder, path);
}

test('a build decodes a picture once for all formats of a width, and not at all if they are cached', async () => {
  const master = await paint();
  const pictures = [24, 32].flatMap((width) => [
    mediaRequest(master, width, 'avif'),
    mediaRequest(master, width, 'webp'),
  ]);
  const done = vi.fn();
  const run = { step: { expect: () => undefined, done }, stopped: new AbortController().signal };
  const write = (outDir: string) =>
    writeMedia({ media: new Map([[path, master]]) }, [{ pictures }], join(folder, outDir), run);

  await write('first');
  expect(pictures.filter(({ url }) => !existsSync(join(folder, 'first', url)))).toEqual([]);
  expect(readMaster).toHaveBeenCalledTimes(2);
  expect(done).toHaveBeenCalledTimes(4);

  await write('second');
  expect(pictures.filter(({ url }) => !existsSync(join(folder, 'second', url)))).toEqual([]);
  expect(readMaster).toHaveBeenCalledTimes(2);
});
