/** Files that have not changed keep their times, so servers and sync tools take them for the same. */
import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { keepTimes } from '../../../../scripts/build/files/compressFiles.ts';

const folder = mkdtempSync(join(tmpdir(), 'times-'));
const [fresh, last] = [join(folder, 'fresh'), join(folder, 'last')];
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Seconds since 1970. */
const [THEN, NOW] = [1_000_000, 2_000_000];

function write(site: string, path: string, text: string): void {
  const file = join(site, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  const time = (site === last ? THEN : NOW) + 0.7;
  utimesSync(file, time, time);
}

test.each([
  ['about.html', 'the same', 'the same', THEN],
  ['offers.html', 'one', 'two', NOW],
  ['reviews.html', 'one', 'three', NOW],
  ['new.html', undefined, 'new', NOW],
  ['media/chair-1a2b3c.webp', 'picture', 'picture', THEN],
  ['media/.htaccess', 'one', 'two', NOW],
  ['assets/entry.1a2b3c.js', 'cut o', 'cut off', NOW],
])('%s', async (path, before, after, time) => {
  if (before !== undefined) write(last, path, before);
  write(fresh, path, after);
  await keepTimes(fresh, last);
  expect(statSync(join(fresh, path)).mtimeMs).toBe(time * 1000);
});
