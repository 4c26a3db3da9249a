/** Deltas of pages: whoever has the other page gets the whole one back, and a build makes only those that are new. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDCtx, decompressUsingDict } from '@bokuweb/zstd-wasm';
import { expect, test } from 'vitest';
import { findDictionaries, writeDeltas } from '../../../../scripts/build/files/writeDeltas.ts';
import { deltaPath } from '../../../../scripts/hosts/deltas.ts';
import { pageFile } from '../../../../site/pages/routes.ts';
import { type Files, temporaryFolder } from '../../../support/temporaryFolder.ts';

const HEAD = Array.from({ length: 400 }, (_, n) => `<link rel="preload" href="/assets/part-${n * 7919}.js">`).join('');
const page = (title: string, phone = '+910000000001') => `<title>${title}</title>${HEAD}<p>${title} ${phone}</p>`;
const ADDRESSES = ['/', '/404', '/about', '/contact', '/ta', '/ta/about'];
const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

const first = Object.fromEntries(ADDRESSES.map((address) => [`now/${pageFile(address)}`, page(address)]));

/** A site that is built into `now`, and was built into `last` before. */
async function build(files: Files) {
  const folder = temporaryFolder(files);
  const pages = ADDRESSES.map((address) => ({ address }));
  const site = { outDir: join(folder, 'now'), lastDir: join(folder, 'last'), pages };
  await writeDeltas(site, await findDictionaries(site), {});
  const read = (name: string) => (existsSync(join(folder, name)) ? readFileSync(join(folder, name)) : undefined);
  return {
    read: (name: string) => read(name) ?? Buffer.alloc(0),
    /** The delta of a page against another; undefined if there is none. */
    delta: (address: string, other: Buffer) => read(`now/${deltaPath(digestOf(other), pageFile(address))}`),
  };
}

test('a page of the same language comes back whole from its delta, which is a tenth of it', async () => {
  const { read, delta } = await build(first);
  for (const [address, other] of [
    ['/about', '/'],
    ['/contact', '/'],
    ['/', '/contact'],
    ['/ta/about', '/ta'],
  ] as const) {
    const [dictionary, whole] = [read(`now/${pageFile(other)}`), read(`now/${pageFile(address)}`)];
    const found = delta(address, dictionary) ?? Buffer.alloc(0);
    expect(found.subarray(0, 40)).toEqual(
      Buffer.concat([Buffer.from('5e2a4d1820000000', 'hex'), digestOf(dictionary)]),
    );
    expect(Buffer.from(decompressUsingDict(createDCtx(), found.subarray(40), dictionary))).toEqual(whole);
    expect(found.length).toBeLessThan(whole.length / 10);
  }
  const home = read('now/index.html');
  for (const address of ['/ta/about', '/']) expect(delta(address, home)).toBeUndefined();
});

test('a changed page has a delta against itself as it was, and unchanged ones are not compressed again', async () => {
  const last = Object.fromEntries(Object.entries(first).map(([name, text]) => [name.replace('now', 'last'), text]));
  const [home, about] = [Buffer.from(first['now/index.html'] ?? ''), Buffer.from(first['now/about.html'] ?? '')];
  const { delta } = await build({
    ...first,
    ...last,
    'now/about.html': page('/about', '+910000000002'),
    [`last/${deltaPath(digestOf(home), 'contact.html')}`]: 'as it was',
  });
  expect(delta('/about', about)?.length).toBeLessThan(120);
  expect(delta('/contact', home)?.toString()).toBe('as it was');
});
