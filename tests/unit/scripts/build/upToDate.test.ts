/** A build has nothing to do if its sites are there already: made from the same, and not touched since. */
import { existsSync, mkdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { BUNDLE_INPUTS } from '../../../../scripts/build/bundle/bundleCache.ts';
import { filesIn } from '../../../../scripts/build/files/filesIn.ts';
import { BUILD_INPUTS, isUpToDate, recordBuild } from '../../../../scripts/build/upToDate.ts';
import { temporaryFolder, writeFiles } from '../../../support/temporaryFolder.ts';

const folder = temporaryFolder({}, afterAll);
const out = join(folder, 'dist');
const SITES = ['combined', 'chennai'];
const KEY = 'made from this';
const keysOf = (sites: readonly string[], key = KEY) => new Map(sites.map((site) => [site, key]));

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  for (const site of SITES) writeFiles(out, { [`${site}/about/index.html`]: site, [`${site}.hosts/nginx.conf`]: site });
  writeFiles(out, { 'chennai.zip': 'archive' });
  recordBuild(out, keysOf(SITES));
});

test('sites that were built from the same are up to date, and no others', () => {
  for (const site of SITES) expect(isUpToDate(out, site, KEY), site).toBe(true);
  expect(isUpToDate(out, 'combined', 'made from that')).toBe(false);
  expect(isUpToDate(out, 'madurai', KEY)).toBe(false);
  recordBuild(out, keysOf(['combined'], 'made from that'));
  expect(isUpToDate(out, 'chennai', KEY), 'a later build of another site').toBe(true);
  expect(isUpToDate(out, 'combined', KEY)).toBe(false);
});

test.each([
  ['a changed page', () => writeFiles(out, { 'chennai/about/index.html': 'more than before' })],
  ['a page that was saved again', () => utimesSync(join(out, 'chennai/about/index.html'), 1, 1)],
  ['a file too many', () => writeFiles(out, { 'chennai/new.html': '' })],
  ['a missing page', () => rmSync(join(out, 'chennai/about/index.html'))],
  ['a changed configuration of a host', () => writeFiles(out, { 'chennai.hosts/nginx.conf': '' })],
  ['another archive', () => writeFiles(out, { 'chennai.zip': 'another' })],
  ['a damaged record', () => writeFiles(out, { '.built.json': '{"chennai":' })],
])('%s makes the site out of date', (_what, change) => {
  change();
  expect(isUpToDate(out, 'chennai', KEY)).toBe(false);
});

test('sites are good without a record, which may be impossible to write', () => {
  rmSync(join(out, '.built.json'));
  mkdirSync(join(out, '.built.json'));
  recordBuild(out, keysOf(SITES));
  expect(isUpToDate(out, 'combined', KEY)).toBe(false);
});

const modulesIn = (folder: string) =>
  filesIn(folder)
    .map((name) => join(folder, name))
    .filter((name) => /\.tsx?$/.test(name));

test.each([
  ['pages', BUNDLE_INPUTS, ['+onPrerenderStart.ts', ...['pages', 'renderer', 'components'].flatMap(modulesIn)], 200],
  ['the build', BUILD_INPUTS, ['scripts/build.ts', 'scripts/build/bundle/vikeBuild.ts'], 100],
])('every module of %s is among the inputs', (_what, inputs, roots, most) => {
  const modules = new Set(roots.map(normalize));
  for (const file of modules) {
    const text = readFileSync(file, 'utf8').replace(/^import type .*$/gm, '');
    for (const [, path = ''] of text.matchAll(/(?:from|import)\s*\(?'(\.[^']+\.tsx?)'/g)) {
      const module = join(dirname(file), path);
      if (existsSync(module)) modules.add(module);
    }
  }
  expect(modules.size).toBeGreaterThan(most);
  const isInput = (file: string) => inputs.some((input) => `${file}/`.startsWith(`${normalize(input)}/`));
  expect([...modules].filter((file) => !isInput(file))).toEqual([]);
});
