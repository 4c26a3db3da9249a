/** The archive of a site. */
import { readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { archiveOf, zipSite } from '../../../../scripts/build/files/zipSite.ts';
import { temporaryFolder, writeFiles } from '../../../support/temporaryFolder.ts';

const root = temporaryFolder({}, afterAll);
const FILES = {
  'index.html': '<p>Home</p>',
  'services/dentures.html': '<p>Dentures</p>',
  '.htaccess': 'RewriteEngine On',
  '.well-known/security.txt': 'Contact: mailto:hello@sample.example',
  'media/chair.avif': 'a chair',
};

/** Seconds since 1970. */
const BUILT_AT = 1_790_000_000;

function write(folder: string, files: Readonly<Record<string, string>>): string {
  const site = join(root, folder);
  writeFiles(site, files);
  for (const name of Object.keys(files)) utimesSync(join(site, name), BUILT_AT, BUILT_AT);
  return site;
}

function archived(site: string): Buffer {
  zipSite(site, archiveOf(site));
  return readFileSync(`${site}.zip`);
}

test('has every file at its root, hidden ones too, and pictures before the pages that show them', () => {
  const unpacked = unzipSync(archived(write('one', FILES)));
  const texts = Object.entries(unpacked).map(([name, bytes]) => [name, strFromU8(bytes)]);
  expect(Object.fromEntries(texts)).toEqual(FILES);
  expect(texts[0]?.[0]).toBe('media/chair.avif');
});

test('is the same for the same files, in whatever order they were written', () => {
  const again = Object.fromEntries(Object.entries(FILES).toReversed());
  expect(archived(write('two', again)).equals(archived(write('three', FILES)))).toBe(true);
});

test('keeps the time of each file to the second, by which hosts tell that a page of the same length has changed', () => {
  const site = write('four', FILES);
  const before = archived(site);
  utimesSync(join(site, 'index.html'), BUILT_AT + 1, BUILT_AT + 1);
  expect(archived(site).equals(before)).toBe(false);
});

test('makes everything readable for the web server', () => {
  const bytes = archived(write('five', { 'index.html': '' }));
  // The last entry of the directory at the end: made on Unix (3), and the rights of the file in its upper half.
  const entry = bytes.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'));
  expect([bytes.readUInt8(entry + 5), (bytes.readUInt32LE(entry + 38) >>> 16).toString(8)]).toEqual([3, '100644']);
});
