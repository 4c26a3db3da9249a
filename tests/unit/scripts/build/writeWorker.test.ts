import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildSite } from '../../../../branches/model/buildSite.ts';
import { parseFiles } from '../../../../branches/model/files/parseFiles.ts';
import { LANGUAGES } from '../../../../locales/languages.ts';
import { WORKERS } from '../../../../scripts/build/bundle/workers.ts';
import { countThatFits, writeWorker } from '../../../../scripts/build/files/writeWorker.ts';
import { NO_SIGNATURES } from '../../../../site/pages/clinical.ts';
import { createPublication } from '../../../../site/translation/publication.ts';
import { CONFIGURATIONS } from '../../../fixtures/configurations.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';
import { resourcesIn } from '../../../support/words.ts';

const bundle = { [`bundled/${WORKERS.keeping}`]: 'keep();', [`bundled/${WORKERS.removing}`]: 'remove();' };
const folder = temporaryFolder({ ...bundle, 'site/media/a': '', 'site/assets/a': '', 'site/ta/a': '' }, afterAll);
const bundled = join(folder, 'bundled');
const outDir = join(folder, 'site');
const written = ['/', '/about', '/404', '/ta', '/ta/about'].map((address) => ({ address, revision: 'r0' }));

const tamil = LANGUAGES.filter(({ code }) => code === 'ta');
const combined = buildSite('combined', parseFiles(CONFIGURATIONS['two-branches']), '2026-11-21');

/** Writes the worker of a site, and returns it. */
function workerOf({ offline = true, languages = [] as typeof tamil, pages = written }): string {
  const site = { ...combined, clinic: { ...combined.clinic, offline } };
  const publication = createPublication(LANGUAGES, new Map(), languages);
  const words = resourcesIn();
  const media = new Map();
  const rest = { addedLanguages: languages, signatures: NO_SIGNATURES };
  writeWorker(bundled, { site, publication, words, media, ...rest }, pages, outDir);
  return readFileSync(join(outDir, 'sw.js'), 'utf8');
}

test('the service worker has the day of the build and a page to stand in for others in each language', () => {
  const english = workerOf({});
  expect(english).toMatch(/21\sNovember\s2026/);
  expect(english).not.toContain('"/ta":{');
  const both = workerOf({ languages: tamil });
  expect(both).toMatch(/21\sநவம்பர்\s2026/);
  expect(both).toContain('"/ta/offline"');
});

test('the service worker changes when a page changes, and only then', () => {
  const before = workerOf({});
  expect(workerOf({})).toBe(before);
  expect(workerOf({ pages: written.with(1, { address: '/about', revision: 'r1' }) })).not.toBe(before);
});

test('the service worker of a clinic that switches it off is the one that removes everything', () => {
  expect(workerOf({ offline: false })).toBe('remove();');
});

test.each([
  [[10, 30, 20], 60, 3],
  [[10, 30, 20], 59, 2],
  [[10, 30, 20], 30, 1],
  [[10, 30, 20], 5, 1],
])('of files of %j bytes, whichever they are, %i bytes hold %i', (sizes, room, most) => {
  expect(countThatFits(sizes, room)).toBe(most);
});
