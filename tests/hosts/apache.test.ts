/** What Apache alone needs: hosts that are not like most. */
import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
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
});
