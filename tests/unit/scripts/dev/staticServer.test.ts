/** What the server of this project does beside what every host does (tests/hosts): builds are served at once, and pictures before they are built. */
import { once } from 'node:events';
import { cpSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { answerOnIpv6, LOOPBACK } from '../../../../scripts/serve/loopback.ts';
import { createStaticServer } from '../../../../scripts/serve/staticServer.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

const OLD = Object.fromEntries(['index', 'services', '404'].map((name) => [`site/${name}.html`, 'the old build']));
const folder = temporaryFolder(OLD, afterAll);
const [root, aside] = [join(folder, 'site'), join(folder, 'aside')];
let server: Server;
const hasIpv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'));

beforeAll(async () => {
  const elsewhere = { type: 'image/avif', body: Buffer.from('a picture') };
  const find = async (path: string) => {
    if (path === '/media/broken.avif') throw new Error('This picture is damaged.');
    return path === '/media/new.avif' ? elsewhere : undefined;
  };
  server = createStaticServer(root, { find });
  await once(server.listen(0, LOOPBACK), 'listening');
});

afterAll(() => server.close());

async function get(path: string) {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://${LOOPBACK}:${port}${path}`, { redirect: 'manual' });
  return { status: response.status, headers: response.headers, body: await response.text() };
}

test('what is found elsewhere is served only if the folder has no such file', async () => {
  const { status, headers, body } = await get('/media/new.avif');
  expect([status, headers.get('content-type'), body]).toEqual([200, 'image/avif', 'a picture']);
  expect((await get('/media/other.avif')).status).toBe(404);
});

test('what cannot be read is reported, and no request ends the server', async () => {
  const log = console.error;
  const said: unknown[] = [];
  console.error = (...words) => said.push(...words);
  onTestFinished(() => {
    console.error = log;
  });
  expect((await get('/media/broken.avif')).status).toBe(500);
  expect(said).toEqual(['GET /media/broken.avif cannot be answered:', new Error('This picture is damaged.')]);
  expect((await get('/')).status).toBe(200);
});

test.skipIf(!hasIpv6)('a connection that asks for a web socket and breaks off does not end the server', async () => {
  const { port } = server.address() as AddressInfo;
  answerOnIpv6(server, port);
  const socket = connect(port, '::1');
  await once(socket, 'connect');
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  await Promise.race([once(socket, 'data'), wait(1000)]);
  socket.resetAndDestroy();
  await wait(50);
  expect((await fetch(`http://[::1]:${port}/`)).status).toBe(200);
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
