/** The editor on the servers that `npm run build:editor` writes configurations for. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { frameDocument, framePolicy } from '../../editor/preview/frame/frameDocument.ts';
import { editorHostFiles, editorPolicies } from '../../editor/server/editorHosts.ts';
import { which } from '../support/debianPackages.ts';
import { freePort } from '../support/freePort.ts';
import { findNginx } from './findServers.ts';
import { type Running, rawRequest, startCaddyWith, startNginxWith } from './servers.ts';

const folder = mkdtempSync(join(tmpdir(), 'editor-'));
const root = join(folder, 'editor');
const FRAME = frameDocument('1');
const POLICIES = { ...editorPolicies(['https://api.github.com']), frame: framePolicy(FRAME) };
const { headers, nginx, caddy } = editorHostFiles(POLICIES);
const FILES = {
  'index.html': '<title>Editor</title>',
  'index.html.gz': gzipSync('<title>Editor</title>'),
  'frame.html': FRAME,
  'editor.json': '{}',
  'assets/worker.js': '1',
  _headers: '',
};

beforeAll(() => {
  mkdirSync(join(root, 'assets'), { recursive: true });
  for (const [name, content] of Object.entries(FILES)) writeFileSync(join(root, name), content);
  writeFileSync(join(folder, 'nginx.conf'), nginx);
  writeFileSync(join(folder, 'site.caddy'), caddy);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SERVERS = [
  {
    name: 'nginx',
    isHere: findNginx() !== undefined,
    start: (port: number) =>
      startNginxWith([`server { listen 127.0.0.1:${port}; root ${root}; include ${folder}/nginx.conf; }`], { port }),
  },
  {
    name: 'Caddy',
    isHere: which('caddy') !== undefined,
    start: (port: number) =>
      startCaddyWith([`http://:${port} {\n\troot * ${root}\n\timport ${folder}/site.caddy\n}`], { port }),
  },
];

describe.each(SERVERS)('the editor on $name', ({ isHere, start }) => {
  let running: Running | undefined;
  beforeAll(async () => {
    if (isHere) running = await start(await freePort());
  });
  afterAll(() => running?.stop());
  const ask = (path: string, headers = {}) => rawRequest(running?.ports.port ?? 0, path, headers);

  test.skipIf(!isHere).each([
    ['/', 'text/html', POLICIES.page],
    ['/branches/chennai', 'text/html', POLICIES.page],
    ['/editor.json', 'application/json', POLICIES.page],
    ['/assets/worker.js', 'text/javascript', POLICIES.worker],
    ['/frame.html', 'text/html', POLICIES.frame],
  ])('%s is sent with its policy, and asked for each time', async (path, type, policy) => {
    const { status, headers } = await ask(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toContain(type);
    expect(headers['content-security-policy']).toContain(policy);
    expect(headers).toMatchObject({ 'x-frame-options': 'SAMEORIGIN', 'cache-control': 'no-cache' });
  });

  test.skipIf(!isHere)('only the frame can be framed, and only by the editor', async () => {
    const framed = async (path: string) =>
      /frame-ancestors [^;]*/.exec(String((await ask(path)).headers['content-security-policy']))?.[0];
    expect([await framed('/'), await framed('/frame.html')]).toEqual([
      "frame-ancestors 'none'",
      "frame-ancestors 'self'",
    ]);
  });

  test.skipIf(!isHere)('files for other hosts and missing scripts are not there', async () => {
    for (const path of ['/_headers', '/index.html.gz', '/.git/config', '/assets/old.js'])
      expect((await ask(path)).status, path).toBe(404);
  });

  test.skipIf(!isHere)('the compressed copy is sent', async () => {
    expect((await ask('/branches', { 'Accept-Encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
  });
});

test('on Netlify and Cloudflare Pages, what holds for all files allows the frame what it needs', () => {
  const blocks = new Map(headers.split('\n\n').map((block) => [block.split('\n')[0], block] as const));
  expect(blocks.get('/*')).toContain(
    "  Content-Security-Policy: base-uri 'none'; object-src 'none'; frame-ancestors 'self'",
  );
  expect(blocks.get('/*')).not.toMatch(/default-src|script-src|sandbox/);
  for (const path of ['/frame.html', '/frame']) expect(blocks.get(path)).toContain(POLICIES.frame);
  expect(blocks.get('/assets/*')).toContain(POLICIES.worker);
});
