/** What the server of this project does beside what every host does (tests/hosts): builds are served at once, and pictures before they are built. */
import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStaticServer } from '../../../../scripts/serve/staticServer.ts';

const folder = mkdtempSync(join(tmpdir(), 'serve-'));
const [root, aside] = [join(folder, 'site'), join(folder, 'aside')];
let server: Server;

beforeAll(() => {
  mkdirSync(root);
  for (const name of ['index', 'services', '404'])
    writeFileSync(join(root, `${name}.html`), `${name} of the old build`);
  const elsewhere = { type: 'image/avif', body: Buffer.from('a picture') };
  server = createStaticServer(root, { find: async (path) => (path === '/media/new.avif' ? elsewhere : undefined) });
  server.listen(0);
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function get(path: string) {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://localhost:${port}${path}`, { redirect: 'manual' });
  return { status: response.status, headers: response.headers, body: await response.text() };
}

test('what is found elsewhere is served only if the folder has no such file', async () => {
  const { status, headers, body } = await get('/media/new.avif');
  expect([status, headers.get('content-type'), body]).toEqual([200, 'image/avif', 'a picture']);
  expect((await get('/media/other.avif')).status).toBe(404);
});

test('an invalid address does no harm', async () => {
  expect((await get('//')).headers.get('location')).toBe('/');
  expect((await get('/')).status).toBe(200);
});

test('while a build swaps the folder, the server waits until there is one again, then serves the new one', async () => {
  renameSync(root, aside);
  const asked = get('/services');
  await wait(120);
  cpSync(aside, join(folder, 'fresh'), { recursive: true });
  writeFileSync(join(folder, 'fresh/services.html'), 'the new build');
  renameSync(join(folder, 'fresh'), root);
  expect(await asked).toMatchObject({ status: 200, body: 'the new build' });
});

test('a longer absence is reported, and the server keeps running', async () => {
  rmSync(root, { recursive: true });
  const { status, headers, body } = await get('/services');
  expect({ status, retry: headers.get('retry-after') }).toEqual({ status: 503, retry: '10' });
  expect(body).toBe(`${root} is not there now.\n`);
  renameSync(aside, root);
  expect((await get('/services')).status).toBe(200);
});
