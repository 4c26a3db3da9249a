/** What Apache alone needs: hosts that are not like most. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createApacheFiles } from '../../scripts/hosts/apacheFiles.ts';
import { BUILT } from '../html/support/built.ts';
import { findApache } from './findServers.ts';
import { type ApacheSetup, MODULES, type RawResponse, rawRequest, startApache } from './servers.ts';

const sites = BUILT.slice(0, 1);

const without = (...gone: readonly string[]) => ({ modules: MODULES.filter((name) => !gone.includes(name)) });

/** As a browser does: follows one redirect on the same server. */
async function open(port: number, path: string, headers: Record<string, string>): Promise<RawResponse> {
  const response = await rawRequest(port, path, headers);
  const { location } = response.headers;
  return location ? rawRequest(port, location.replace(`http://localhost:${port}`, ''), headers) : response;
}

function decoded({ headers, body }: RawResponse): Buffer {
  const encoding = headers['content-encoding'];
  if (encoding === undefined) return body;
  return encoding === 'br' ? brotliDecompressSync(body) : gunzipSync(body);
}

describe.skipIf(!findApache())('Apache', () => {
  test.each<readonly [string, ApacheSetup]>([
    ['with MultiViews on, which sends any file that begins alike', { options: 'Indexes FollowSymLinks MultiViews' }],
    ['without mod_rewrite', without('rewrite')],
    ['without mod_headers', without('headers')],
    ['without mod_mime', without('mime')],
    ['with hardly any module', { modules: ['authz_core', 'dir', 'alias'] }],
  ])('serves every page %s', async (_host, setup) => {
    const { ports, stop } = await startApache({ ...setup, sites });
    try {
      for (const { variant, path, file } of sites.flatMap(({ pages }) => pages)) {
        for (const accepted of ['identity', 'gzip, br']) {
          const response = await open(ports[variant] ?? 0, path, { 'Accept-Encoding': accepted });
          expect([response.status, response.headers['content-type']], path).toEqual([200, 'text/html; charset=utf-8']);
          expect(decoded(response).equals(readFileSync(file)), path).toBe(true);
        }
      }
    } finally {
      stop();
    }
  });

  test('behind a proxy that does TLS redirects to https, and only there', async () => {
    const { ports, stop } = await startApache({ sites });
    const [port = 0] = Object.values(ports);
    const leadsTo = async (headers: Record<string, string>) =>
      (await rawRequest(port, '/about/?a=1', headers)).headers.location;
    try {
      const Host = 'www.sample-dental.example';
      expect(await leadsTo({ Host, 'X-Forwarded-Proto': 'https' })).toBe(`https://${Host}/about?a=1`);
      expect(await leadsTo({ Host })).toMatch(`http://${Host}`);
    } finally {
      stop();
    }
  });

  test('serves a small site in two languages, and files that no rule names', async () => {
    const root = mkdtempSync(join(tmpdir(), 'site-'));
    const pages = ['/', '/404', '/about', '/services', '/services/dentures', '/ta', '/ta/about'];
    const redirects = [{ from: '/ta/services/dentures', to: '/services/dentures', status: 302 as const }];
    const files = new Map([
      ...createApacheFiles({ variant: 'small', pages, redirects }),
      ...pages.map((path) => [path === '/' ? 'index.html' : `${path}.html`, `Page ${path}`] as const),
      ['sw.js', 'self.skipWaiting()'],
      ['offline.html', 'Offline'],
    ]);
    for (const [name, text] of files) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), text);
    }
    const { ports, stop } = await startApache({ sites: [{ variant: 'small', root }] });
    const from = (path: string) => rawRequest(ports.small ?? 0, path);
    try {
      for (const path of pages) expect(String((await from(path)).body)).toBe(`Page ${path}`);
      for (const [path, type] of [
        ['/sw.js', 'text/javascript; charset=utf-8'],
        ['/offline.html', 'text/html; charset=utf-8'],
      ] as const) {
        const { status, headers } = await from(path);
        expect([status, headers['content-type'], headers['cache-control']], path).toEqual([200, type, 'no-cache']);
      }
      // Before the page is published in this language, and in one step.
      const { status, headers } = await from('/ta/services/dentures/?a=1');
      expect([status, headers.location]).toEqual([302, `http://localhost:${ports.small}/services/dentures?a=1`]);
    } finally {
      stop();
      rmSync(root, { recursive: true });
    }
  });
});
