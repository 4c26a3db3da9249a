/** What a page changes in another one that the browser has, on each server: sent to whoever can use it, and to nobody else. */
import { createHash } from 'node:crypto';
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApacheFiles } from '../../scripts/hosts/apacheFiles.ts';
import { createCaddyFile } from '../../scripts/hosts/caddyFile.ts';
import { deltaPath, knownDictionary } from '../../scripts/hosts/deltas.ts';
import { createNginxSite, createNginxTables } from '../../scripts/hosts/nginxFiles.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { askedOf, HOSTS, type Running, rawRequest } from './servers.ts';

const TIME = new Date('2026-11-01T12:00:00Z');
const folder = temporaryFolder({}, afterAll);
const root = join(folder, 'site');
const PAGES = ['/', '/404', '/about', '/services', '/services/dentures', '/ta', '/ta/about', '/ta/services'];
const digestOf = (text: string) => createHash('sha256').update(text).digest();
const [home, tamilHome] = [digestOf('home'), digestOf('Tamil home')];
const FACTS = {
  variant: 'site',
  pages: PAGES,
  redirects: [],
  dictionaries: [home, tamilHome].map((digest) => knownDictionary({ digest })),
};

const files = new Map<string, string | Buffer>();
for (const page of PAGES) {
  const name = page === '/' ? 'index.html' : `${page.slice(1)}.html`;
  files.set(name, `The page ${page}`.repeat(20)).set(`${name}.br`, brotliCompressSync(`The page ${page}`.repeat(20)));
  files.set(deltaPath(page.startsWith('/ta') ? tamilHome : home, name), `delta of ${page}`);
}
files.set('robots.txt', 'robots');
for (const [name, text] of createApacheFiles(FACTS)) files.set(name, text);
files.set('../site.hosts/nginx-tables.conf', createNginxTables(FACTS));
files.set('../site.hosts/nginx-site.conf', createNginxSite(FACTS));
files.set('../site.hosts/site.caddy', createCaddyFile(FACTS));

beforeAll(() => {
  for (const [name, content] of files) {
    const file = join(root, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    utimesSync(file, TIME, TIME);
  }
});

const CHROMIUM = { 'sec-ch-ua': '"Chromium";v="156", "Not=A?Brand";v="8"' };
const having = (digest: Buffer, codings = 'gzip, br, zstd, dcb, dcz') => ({
  ...CHROMIUM,
  'accept-encoding': codings,
  'available-dictionary': knownDictionary({ digest }).sent,
});

describe.each(HOSTS)('$name', ({ name, isHere, sendsBrotli, start }) => {
  let running: Running | undefined;
  const ask = (path: string, headers = {}, method = 'GET') =>
    rawRequest(running?.ports.site ?? 0, path, headers, method);
  beforeAll(async () => {
    if (isHere) running = await start([{ variant: 'site', root }]);
  });
  afterAll(() => running?.stop());

  test.skipIf(!isHere).each([
    ['/', home, '/*'],
    ['/about', home, '/about'],
    ['/services', home, '/*'],
    ['/services/dentures', home, '/services/dentures'],
    ['/ta', tamilHome, '/ta*'],
    ['/ta/about', tamilHome, '/ta/about'],
  ])('sends the delta of %s to a Chromium that has the dictionary', async (path, digest, match) => {
    const { status, headers, body } = await ask(path, having(digest));
    expect([status, body.toString(), headers['content-encoding']]).toEqual([200, `delta of ${path}`, 'dcz']);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers.vary).toMatch(/Accept-Encoding, ?Available-Dictionary/);
    expect(headers['use-as-dictionary']).toBe(`match="${match}"`);
    expect(headers['cache-control']).toMatch(/^private, max-age=0, stale-while-revalidate=\d+, no-transform$/);
    expect(headers['x-frame-options']).toBe('DENY');
    const head = await ask(path, having(digest), 'HEAD');
    expect([head.status, head.headers['content-encoding'], head.body.length]).toEqual([200, 'dcz', 0]);
  });

  test.skipIf(!isHere).each([
    ['an unknown dictionary', having(digestOf('another'))],
    ['a dictionary of another language', having(tamilHome)],
    ['no coding for it', having(home, 'br')],
    ['no dictionary', { ...CHROMIUM, 'accept-encoding': 'br, dcz' }],
    ['a dictionary that is none', { ...having(home), 'available-dictionary': ':../../index:' }],
  ])('sends the whole page to a browser with %s', async (_what, headers) => {
    const answer = await ask('/about', headers);
    expect(answer.headers['content-encoding']).toBe(sendsBrotli ? 'br' : undefined);
    expect(answer.headers['use-as-dictionary']).toBe('match="/about"');
    expect(answer.headers.vary).toMatch(/Accept-Encoding, ?Available-Dictionary/);
  });

  test.skipIf(!isHere)('knows a page by its time, however it was sent', async () => {
    for (const headers of [having(home), { 'accept-encoding': 'br' }, {}]) {
      const { headers: sent } = await ask('/about', headers);
      expect([sent.etag, sent['last-modified']]).toEqual([undefined, TIME.toUTCString()]);
      const again = await ask('/about', { ...headers, 'if-modified-since': TIME.toUTCString() });
      expect([again.status, again.body.length]).toEqual([304, 0]);
    }
  });

  test.skipIf(!isHere)('tells other browsers to ask each time, and hides the deltas', async () => {
    expect((await ask('/about')).headers['cache-control']).toBe(askedOf(name));
    expect((await ask('/robots.txt', CHROMIUM)).headers).not.toHaveProperty('use-as-dictionary');
    const missing = await ask('/no-such', having(home));
    expect([missing.status, missing.headers['content-encoding'] === 'dcz']).toEqual([404, false]);
    expect((await ask(`/${deltaPath(home, 'about.html')}`)).status).toBe(404);
  });
});
