/** What the sites of a build have in common is compressed once for all of them, and by each build anew. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import {
  compressFile,
  compressFiles,
  effortFor,
  type SharedFiles,
  uncompressedFiles,
} from '../../../../scripts/build/files/compressFiles.ts';

/** What gzip is asked for, and whether it fails. */
const gzip = vi.hoisted(() => ({ asked: 0, fails: false }));

vi.mock('node:zlib', async (original) => {
  const zlib = await original<typeof import('node:zlib')>();
  type Done = (error: Error | null, bytes: Buffer) => void;
  const counted = (bytes: Buffer, options: object, done: Done) => {
    gzip.asked += 1;
    if (gzip.fails) done(new Error('No memory.'), bytes);
    else zlib.gzip(bytes, options, done);
  };
  return { ...zlib, gzip: counted };
});

const folder = mkdtempSync(join(tmpdir(), 'compress-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => Object.assign(gzip, { asked: 0, fails: false }));

const compress = async (outDir: string, shared: SharedFiles = new Map()) =>
  compressFiles(await uncompressedFiles(outDir), { outDir, lastDir: 'none' }, shared);

function siteWith(name: string, script: string): string {
  const site = join(folder, name);
  mkdirSync(site, { recursive: true });
  writeFileSync(join(site, 'entry.js'), script);
  return site;
}

test('a script of two sites is compressed once', async () => {
  const shared = new Map();
  for (const name of ['chennai', 'madurai']) await compress(siteWith(name, 'one();'), shared);
  expect(gzip.asked).toBe(1);
  expect(existsSync(join(folder, 'madurai', 'entry.js.gz'))).toBe(true);
});

test('pages are compressed with the highest effort, and a little less in builds of thousands', () => {
  expect([effortFor(30), effortFor(1000)]).toEqual([11, 11]);
  expect(effortFor(10_000)).toBe(10);
});

test('a page is compressed with the effort that is asked for', async () => {
  const site = siteWith('combined', '');
  const html = Buffer.from('<p>Teeth, and what they need every day. </p>'.repeat(50));
  const sizes: number[] = [];
  for (const effort of [0, 11]) {
    await compressFile(join(site, 'about.html'), html, { outDir: site, lastDir: 'none' }, effort);
    const copy = readFileSync(join(site, 'about.html.br'));
    expect(brotliDecompressSync(copy)).toEqual(html);
    sizes.push(copy.length);
  }
  expect(sizes[0]).toBeGreaterThan(sizes[1] ?? 0);
});

test('a build begins anew after one that failed', async () => {
  const site = siteWith('combined', 'two();');
  gzip.fails = true;
  await expect(compress(site)).rejects.toThrow('No memory.');
  gzip.fails = false;
  await compress(site);
  expect(existsSync(join(site, 'entry.js.gz'))).toBe(true);
});
