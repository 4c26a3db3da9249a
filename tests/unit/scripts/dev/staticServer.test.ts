import { cpSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SHARED_HEADERS } from '../../../../scripts/hosts/sharedHeaders.ts';
import { createStaticServer } from '../../../../scripts/serve/staticServer.ts';

const PAGE = '<!DOCTYPE html><title>Services</title>';
const NOT_FOUND = '<!DOCTYPE html><title>Not found</title>';
const SECRET = 'secret';
const CONTACT = '<!DOCTYPE html><title>Contact</title>';

const folder = mkdtempSync(join(tmpdir(), 'serve-'));
const root = join(folder, 'site');
let server: Server;

beforeAll(async () => {
  mkdirSync(join(root, 'services'), { recursive: true });
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(folder, 'secret.html'), SECRET);
  for (const name of ['index', 'services', 'services/dentures']) writeFileSync(join(root, `${name}.html`), PAGE);
  writeFileSync(join(root, '404.html'), NOT_FOUND);
  writeFileSync(join(root, 'contact.html'), CONTACT);
  writeFileSync(join(root, '_redirects'), '/old /contact 301\n/ta/contact /contact 302\n');
  writeFileSync(join(root, 'services.html.br'), brotliCompressSync(PAGE));
  writeFileSync(join(root, 'services.html.gz'), gzipSync(PAGE));
  writeFileSync(join(root, 'assets/entry.a1b2c3.js'), 'void 0;');
  const elsewhere = { type: 'image/avif', body: Buffer.from('a picture') };
  server = createStaticServer(root, { find: async (path) => (path === '/media/new.avif' ? elsewhere : undefined) });
  await new Promise<void>((resolve) => server.listen(0, resolve));
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

type Answer = Readonly<{ status: number | undefined; headers: IncomingMessage['headers']; body: Buffer }>;

/** Requests a path verbatim: `fetch` would normalise it. */
function get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const asked = request({ port, path, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    asked.on('error', reject).end();
  });
}

describe('the static server', () => {
  test.each(['/', '/services', '/services/dentures', '/services?from=chat'])('serves %s', async (path) => {
    const { status, headers, body } = await get(path);
    expect({ status, type: headers['content-type'], body: String(body) }).toEqual({
      status: 200,
      type: 'text/html; charset=utf-8',
      body: PAGE,
    });
  });

  test.each([
    ['/services/', '/services'],
    ['/services.html', '/services'],
    ['/services/index.html', '/services'],
    ['/index.html', '/'],
    ['//services/', '/services'],
    ['/services//dentures', '/services/dentures'],
    ['/services/?a=1&b=%20', '/services?a=1&b=%20'],
  ])('redirects %s to %s, always within this site', async (spelling, address) => {
    const { status, headers } = await get(spelling);
    expect({ status, location: headers.location }).toEqual({ status: 301, location: address });
  });

  test.each([
    '/../secret.html',
    '/../secret',
    '/..%2fsecret.html',
    '/%2e%2e/secret.html',
    '/%2e%2e%2fsecret',
    '/services/..%2f..%2fsecret.html',
    '/..%5csecret.html',
    '/\\..\\secret.html',
    '/%00',
    '/%E0%A4%A',
  ])('serves nothing from outside its folder: %s', async (path) => {
    const { status, body } = await get(path);
    expect(status).toBe(404);
    expect(String(body)).toBe(NOT_FOUND);
  });

  test('serves what is found elsewhere only if the folder has no such file', async () => {
    const { status, headers, body } = await get('/media/new.avif');
    expect([status, headers['content-type'], String(body)]).toEqual([200, 'image/avif', 'a picture']);
    expect((await get('/media/other.avif')).status).toBe(404);
  });

  test('answers an unknown address with the not-found page and status 404', async () => {
    const { status, headers, body } = await get('/no-such-page');
    expect({ status, body: String(body) }).toEqual({ status: 404, body: NOT_FOUND });
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['cache-control']).toBe('no-cache');
  });

  test('sends the compressed file to browsers that accept it, and the plain one to others', async () => {
    const brotli = await get('/services', { 'Accept-Encoding': 'gzip, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(String(brotliDecompressSync(brotli.body))).toBe(PAGE);
    const gzip = await get('/services', { 'Accept-Encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(String(gunzipSync(gzip.body))).toBe(PAGE);
    const plain = await get('/services');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.vary).toBe('Accept-Encoding');
  });

  test('sends the shared headers with everything, and caches hashed files forever', async () => {
    const everywhere = Object.entries(SHARED_HEADERS);
    expect(everywhere.length).toBeGreaterThan(4);
    for (const path of ['/', '/services', '/assets/entry.a1b2c3.js']) {
      const { headers } = await get(path);
      for (const [name, value] of everywhere) expect(headers[name.toLowerCase()], `${name} of ${path}`).toBe(value);
    }
    expect((await get('/assets/entry.a1b2c3.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/services')).headers['cache-control']).toBe('no-cache');
  });

  test.each([
    ['/old', 301, '/contact'],
    ['/old/?from=chat', 301, '/contact?from=chat'],
    ['/ta/contact', 302, '/contact'],
    ['/ta/contact.html', 302, '/contact'],
  ])('redirects %s with %i to %s, as the folder’s _redirects says', async (path, status, address) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.location]).toEqual([status, address]);
    expect(answer.headers['x-frame-options']).toBe('DENY');
  });

  test.each(['/_redirects', '/services.html.br', '/services.br'])(
    'does not serve files meant for hosts: %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  test('survives an invalid address', async () => {
    expect((await get('//')).headers.location).toBe('/');
    expect((await get('/')).status).toBe(200);
  });

  test('does not cache a missing script or picture for a year', async () => {
    for (const path of ['/assets/gone.js', '/media/gone.avif']) {
      expect((await get(path)).headers['cache-control'], path).toBe('no-cache');
    }
  });

  test('answers 304 when the browser has the current page', async () => {
    const { headers } = await get('/services');
    expect((await get('/services', { 'If-None-Match': headers.etag ?? '' })).status).toBe(304);
  });
});

describe('while a build swaps the folder', () => {
  const aside = join(folder, 'aside');

  test('the server waits until there is one again, then serves the new one', async () => {
    renameSync(root, aside);
    const asked = get('/services');
    await wait(120);
    cpSync(aside, join(folder, 'fresh'), { recursive: true });
    writeFileSync(join(folder, 'fresh/services.html'), NOT_FOUND);
    renameSync(join(folder, 'fresh'), root);
    const { status, body } = await asked;
    expect({ status, body: String(body) }).toEqual({ status: 200, body: NOT_FOUND });
  });

  test('it reports a longer absence and keeps running', async () => {
    rmSync(root, { recursive: true });
    const { status, headers, body } = await get('/services');
    expect({ status, retry: headers['retry-after'] }).toEqual({ status: 503, retry: '10' });
    expect(String(body)).toBe(`${root} is not there now.\n`);
    renameSync(aside, root);
    expect((await get('/services')).status).toBe(200);
  });

  test('it serves the newest folder even if that reuses the inode number of an older one', async () => {
    // Inode numbers may repeat after two builds; a folder that is only emptied and refilled always keeps its number.
    await wait(50);
    for (const name of readdirSync(root)) rmSync(join(root, name), { recursive: true });
    for (const name of ['index', '404', 'services', 'new']) writeFileSync(join(root, `${name}.html`), CONTACT);
    for (const path of ['/services', '/new']) {
      const { status, body } = await get(path);
      expect({ status, body: String(body) }, path).toEqual({ status: 200, body: CONTACT });
    }
  });
});
