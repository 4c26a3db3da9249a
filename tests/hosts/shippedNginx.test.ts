/** Runs `deploy/nginx/site.conf` as a person would, with this machine’s names, ports and certificates. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { get } from 'node:https';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { which } from '../../scripts/cli/debianPackages.ts';
import { SHARED_HEADERS } from '../../scripts/hosts/sharedHeaders.ts';
import { freePorts } from '../support/freePort.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { findNginx } from './findServers.ts';
import type { Running } from './servers.ts';
import { rawRequest, startNginxWith } from './servers.ts';

const isHere = findNginx() !== undefined && which('openssl') !== undefined;
const folder = temporaryFolder({}, afterAll);
const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
const NAME = 'www.sample-dental.example';

let running: Running | undefined;
let [plain, secure] = [0, 0];

beforeAll(async () => {
  if (!isHere) return;
  const days = ['-days', '2', '-subj', `/CN=${NAME}`, '-keyout', key, '-out', certificate];
  spawnSync('openssl', ['req', '-x509', '-nodes', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', ...days]);
  [plain = 0, secure = 0] = await freePorts(2);
  const shipped = readFileSync('deploy/nginx/site.conf', 'utf8')
    .replaceAll('/srv/www/current', resolve('dist'))
    .replaceAll(/\/etc\/letsencrypt\S+fullchain\.pem/g, certificate)
    .replaceAll(/\/etc\/letsencrypt\S+privkey\.pem/g, key)
    .replaceAll('listen 80;', `listen 127.0.0.1:${plain};`)
    .replaceAll('listen 443 ssl', `listen 127.0.0.1:${secure} ssl`)
    // Some machines have no IPv6.
    .replaceAll(/^.*\[::\].*$/gm, '');
  running = await startNginxWith([shipped], { combined: plain });
});
afterAll(() => running?.stop());

type RawResponse = Readonly<{ status: number | undefined; headers: Readonly<Record<string, unknown>> }>;

function rawSecureRequest(host: string, path: string): Promise<RawResponse> {
  const options = { port: secure, path, headers: { Host: host }, servername: host, rejectUnauthorized: false };
  return new Promise((done, fail) => {
    get(options, (response) => {
      response.resume();
      done({ status: response.statusCode, headers: response.headers });
    }).on('error', fail);
  });
}

describe.skipIf(!isHere)('the shipped nginx configuration', () => {
  test('serves the site over https, with its headers', async () => {
    const { status, headers } = await rawSecureRequest(NAME, '/about');
    expect(status).toBe(200);
    for (const [name, value] of Object.entries(SHARED_HEADERS)) expect(headers[name.toLowerCase()], name).toBe(value);
  });

  test('redirects http and the short name to the site’s own address', async () => {
    const { status, headers } = await rawRequest(plain, '/about?a=1', { Host: NAME });
    expect([status, headers.location]).toEqual([301, `https://${NAME}/about?a=1`]);
    const short = await rawSecureRequest('sample-dental.example', '/about');
    expect([short.status, short.headers.location]).toEqual([301, `https://${NAME}/about`]);
    expect(short.headers['strict-transport-security']).toBe(SHARED_HEADERS['Strict-Transport-Security']);
  });
});
