/** A build has nothing to do if its sites are there already: made from the same, and not touched since. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { areUpToDate, BUILD_INPUTS, buildKey, recordBuild } from '../../../../scripts/build/upToDate.ts';

const folder = mkdtempSync(join(tmpdir(), 'up-to-date-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const out = join(folder, 'dist');
const SITES = ['combined', 'chennai'];
const KEY = 'made from this';

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

beforeEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  for (const site of SITES) {
    write(join(out, site, 'about/index.html'), site);
    write(join(out, `${site}.hosts/nginx.conf`), site);
  }
  write(join(out, 'chennai.zip'), 'archive');
  await recordBuild(out, SITES, KEY);
});

test('sites that were built from the same are up to date, together and one by one', async () => {
  expect(await areUpToDate(out, SITES, KEY)).toBe(true);
  expect(await areUpToDate(out, ['chennai'], KEY)).toBe(true);
});

test('those that were built from something else are not, nor is one that was never built', async () => {
  expect(await areUpToDate(out, SITES, 'made from that')).toBe(false);
  expect(await areUpToDate(out, ['combined', 'madurai'], KEY)).toBe(false);
  await recordBuild(out, ['combined'], 'made from that');
  expect(await areUpToDate(out, ['chennai'], KEY), 'a later build of another site').toBe(true);
  expect(await areUpToDate(out, SITES, KEY)).toBe(false);
});

test.each([
  ['a changed page', () => write(join(out, 'chennai/about/index.html'), 'more than before')],
  ['a page that was saved again', () => utimesSync(join(out, 'chennai/about/index.html'), 1, 1)],
  ['a file too many', () => write(join(out, 'chennai/new.html'), '')],
  ['a missing page', () => rmSync(join(out, 'chennai/about/index.html'))],
  ['a changed configuration of a host', () => write(join(out, 'chennai.hosts/nginx.conf'), '')],
  ['another archive', () => write(join(out, 'chennai.zip'), 'another')],
  ['a damaged record', () => write(join(out, '.built.json'), '{"chennai":')],
])('%s makes the site out of date', async (_what, change) => {
  change();
  expect(await areUpToDate(out, ['chennai'], KEY)).toBe(false);
});

test('sites are good without a record, which may be impossible to write', async () => {
  rmSync(join(out, '.built.json'));
  mkdirSync(join(out, '.built.json'));
  await recordBuild(out, SITES, KEY);
  expect(await areUpToDate(out, SITES, KEY)).toBe(false);
});

test('the key changes with the facts and with the options, and with nothing else', async () => {
  const branches = join(folder, 'branches');
  const keyOn = (today: string) => buildKey(branches, { today });
  write(join(branches, 'clinic.yaml'), 'name: one');
  const key = await keyOn('2026-11-22');
  write(join(branches, 'clinic.yaml'), 'name: one');
  expect(await keyOn('2026-11-22')).toBe(key);
  expect(await keyOn('2026-11-23')).not.toBe(key);
  write(join(branches, 'clinic.yaml'), 'name: two');
  expect(await keyOn('2026-11-22')).not.toBe(key);
});

test('every module of the build is among its inputs, and so are its words', () => {
  const inputs = [...BUILD_INPUTS].map(normalize);
  const isInput = (file: string) => inputs.some((input) => file === input || file.startsWith(join(input, '/')));
  const queue = ['scripts/build.ts', 'scripts/build/bundle/vikeBuild.ts'];
  const seen = new Set(queue);
  for (let file = queue.pop(); file; file = queue.pop()) {
    expect(isInput(normalize(file)), file).toBe(true);
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/(?:from |import\()'(\.{1,2}\/[^']+)'/g)) {
      const next = join(dirname(file), name);
      if (seen.has(next) || !existsSync(next)) continue;
      seen.add(next);
      queue.push(next);
    }
  }
  expect(seen.size).toBeGreaterThan(100);
  for (const file of ['locales/en/home.json', 'locales/record/ta.json', 'deploy/nginx/site.conf', 'package-lock.json'])
    expect(existsSync(file) && isInput(normalize(file)), file).toBe(true);
});
