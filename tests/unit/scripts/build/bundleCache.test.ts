/** A bundle is made anew when anything in it has changed, and only then. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { bundleKey, keepBundle, keepFirst, restoreBundle } from '../../../../scripts/build/bundle/bundleCache.ts';
import { temporaryFolder, writeFiles } from '../../../support/temporaryFolder.ts';

const folder = temporaryFolder({}, afterAll);
const [code, bundle, cache] = ['code', 'bundle', 'cache'].map((name) => join(folder, name)) as [string, string, string];
beforeEach(() => {
  for (const part of [code, bundle, cache]) rmSync(part, { recursive: true, force: true });
  writeFiles(code, { 'page.ts': 'one' });
  writeFiles(bundle, { 'client/page.js': 'one' });
});

test('its key changes with the content, the name and the number of files, and with nothing else', () => {
  const key = bundleKey([code]);
  writeFiles(code, { 'page.ts': 'one' });
  expect(bundleKey([code])).toBe(key);
  writeFiles(code, { 'page.ts': 'two' });
  const changed = bundleKey([code]);
  writeFiles(code, { 'deep/other.ts': '' });
  const added = bundleKey([code]);
  rmSync(join(code, 'deep'), { recursive: true });
  writeFiles(code, { 'deep.ts': '' });
  expect(new Set([key, changed, added, bundleKey([code])]).size).toBe(4);
});

test('a bundle that was kept is restored as it was; there is none for other code', async () => {
  const copy = join(folder, 'copy');
  expect(await restoreBundle('key', copy, cache)).toBe(false);
  await keepBundle('key', bundle, cache);
  await keepBundle('key', bundle, cache);
  expect(await restoreBundle('key', copy, cache)).toBe(true);
  expect(readFileSync(join(copy, 'client', 'page.js'), 'utf8')).toBe('one');
  expect(await restoreBundle('other', copy, cache)).toBe(false);
  expect(readdirSync(cache)).toEqual(['key']);
});

test('of two processes that bundle the same at once, the first one’s files stay, as it may be serving them', async () => {
  const [kept, second] = [join(cache, 'key'), join(folder, 'second')];
  mkdirSync(cache);
  writeFiles(second, { 'client/page.js': 'two' });
  await keepFirst(bundle, kept);
  await keepFirst(second, kept);
  expect(readFileSync(join(kept, 'client', 'page.js'), 'utf8')).toBe('one');
  expect(existsSync(second)).toBe(false);
  await expect(keepFirst(join(folder, 'nothing'), join(cache, 'other'))).rejects.toThrow('ENOENT');
});
