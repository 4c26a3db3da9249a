/** Compressed copies, and the times of files that have not changed. */
import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import {
  compressFile,
  compressFiles,
  preserveTimes,
  qualityFor,
} from '../../../../scripts/build/files/compressFiles.ts';
import { temporaryFolder, writeFiles } from '../../../support/temporaryFolder.ts';

/** Seconds since 1970. */
const [THEN, NOW] = [1_000_000, 2_000_000];

function write(folder: string, path: string, text: string, seconds = NOW): void {
  writeFiles(folder, { [path]: text });
  utimesSync(join(folder, path), seconds + 0.7, seconds + 0.7);
}

test('pages are compressed with the highest quality, and a little less in builds of thousands', async () => {
  expect([30, 1000, 10_000].map(qualityFor)).toEqual([11, 11, 8]);
  const outDir = temporaryFolder();
  const html = Buffer.from('<p>Teeth, and what they need every day. </p>'.repeat(50));
  const sizes: number[] = [];
  for (const quality of [0, 11]) {
    await compressFile('about.html', html, { outDir, lastDir: 'none' }, quality);
    const copy = readFileSync(join(outDir, 'about.html.br'));
    expect(brotliDecompressSync(copy)).toEqual(html);
    sizes.push(copy.length);
  }
  expect(sizes[0]).toBeGreaterThan(sizes[1] ?? 0);
});

test('a damaged copy of the last build is made anew, and pictures get none', async () => {
  const [outDir, lastDir] = [temporaryFolder(), temporaryFolder()];
  for (const name of ['entry.js', 'chair.webp']) write(outDir, name, 'one();');
  for (const ending of ['.br', '.gz']) write(lastDir, `entry.js${ending}`, 'damaged');
  await compressFiles({ outDir, lastDir }, {});
  expect(gunzipSync(readFileSync(join(outDir, 'entry.js.gz'))).toString()).toBe('one();');
  expect(existsSync(join(outDir, 'chair.webp.gz'))).toBe(false);
});

test.each([
  ['about.html', 'the same', 'the same', THEN],
  ['offers.html', 'one', 'two', NOW],
  ['new.html', undefined, 'new', NOW],
  ['media/chair-1a2b3c.webp', 'picture', 'picture', THEN],
  ['assets/entry.1a2b3c.js', 'cut o', 'cut off', NOW],
])('servers and sync tools take %s for the same only if it is', (path, before, after, time) => {
  const [outDir, lastDir] = [temporaryFolder(), temporaryFolder()];
  if (before !== undefined) write(lastDir, path, before, THEN);
  write(outDir, path, after);
  preserveTimes({ outDir, lastDir });
  expect(statSync(join(outDir, path)).mtimeMs).toBe(time * 1000);
});
