/** The editor on the servers that `npm run build:editor` writes configurations for. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { which } from '../../scripts/cli/debianPackages.ts';
import { editorHostFiles, editorPolicies } from '../../scripts/editor/editorHosts.ts';
import { frameDocument, framePolicy } from '../../scripts/editor/frameDocument.ts';
import { freePort } from '../support/freePort.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { findNginx } from './findServers.ts';
import { rawRequest, startCaddyWith, startNginxWith } from './servers.ts';

const folder = temporaryFolder({}, afterAll);
const root = join(folder, 'editor');
const FRAME = frameDocument('1');
const POLICIES = { ...editorPolicies(['https://api.github.com']), frame: framePolicy(FRAME) };
const { headers, nginx, caddy } = editorHostFiles(POLICIES);

beforeAll(() => {
  mkdirSync(join(root, 'assets'), { recursive: true });
  for (const name of ['index.html', 'editor.json', 'assets/worker.js', '_headers'])
    writeFileSync(join(root, name), '1');
  writeFileSync(join(root, 'index.html.gz'), gzipSync('1'));
  writeFileSync(join(root, 'frame.html'), FRAME);
  writeFileSync(join(folder, 'nginx.conf'), nginx);
  writeFileSync(join(folder, 'site.caddy'), caddy);
});

const SERVERS = [
  {
    name: 'nginx',
    program: findNginx(),
    start: (port: number) =>
      startNginxWith([`server { listen 127.0.0.1:${port}; root ${root}; include ${folder}/nginx.conf; }`], { port }),
  },
  {
    name: 'Caddy',
    program: which('caddy'),
    start: (port: number) =>
      startCaddyWith([`http://:${port} {\n\troot * ${root}\n\timport ${folder}/site.caddy\n}`], { port }),
  },
];

test.for(SERVERS)(
  '$name sends every file with its policy, and only what is for it',
  async ({ program, start }, { skip }) => {
    skip(program === undefined);
    const port = await freePort();
    const { stop } = await start(port);
    onTestFinished(stop);
    for (const [path, type, policy, ancestors] of [
      ['/', 'text/html', POLICIES.page, "'none'"],
      ['/branches/chennai', 'text/html', POLICIES.page, "'none'"],
      ['/editor.json', 'application/json', POLICIES.page, "'none'"],
      ['/assets/worker.js', 'text/javascript', POLICIES.worker, ''],
      ['/frame.html', 'text/html', POLICIES.frame, "'self'"],
    ] as const) {
      const { status, headers } = await rawRequest(port, path, {});
      expect(status, path).toBe(200);
      expect(headers['content-type'], path).toContain(type);
      expect(headers['content-security-policy'], path).toContain(policy);
      if (ancestors) expect(headers['content-security-policy'], path).toContain(`frame-ancestors ${ancestors}`);
      // It is asked for each time.
      expect(headers, path).toMatchObject({ 'x-frame-options': 'SAMEORIGIN', 'cache-control': 'no-cache' });
    }
    for (const path of ['/_headers', '/index.html.gz', '/%2egit/config', '/assets/old.js', '/assets/worker.js/'])
      expect((await rawRequest(port, path, {})).status, path).toBe(404);
    const compressed = await rawRequest(port, '/branches', { 'Accept-Encoding': 'gzip' });
    expect(compressed.headers['content-encoding']).toBe('gzip');
  },
);

test('on Netlify and Cloudflare Pages, what holds for all files allows the frame what it needs', () => {
  const blocks = headers.split('\n\n');
  const of = (path: string) => blocks.find((block) => block.startsWith(`${path}\n`));
  const common = "base-uri 'none'; object-src 'none'; frame-ancestors 'self'";
  expect(of('/*')).toContain(`  Content-Security-Policy: ${common}`);
  expect(of('/*')).not.toMatch(/default-src|script-src|sandbox/);
  for (const path of ['/frame.html', '/frame']) expect(of(path)).toContain(POLICIES.frame);
  expect(of('/assets/*')).toContain(POLICIES.worker);
});
