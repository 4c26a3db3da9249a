/** What the server of this project does beside what every host does (tests/hosts): builds are served at once, and pictures before they are built. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStaticServer } from '../../../../scripts/serve/staticServer.ts';

const PAGE = '<!DOCTYPE html><title>Services</title>';
const NOT_FOUND = '<!DOCTYPE html><title>Not found</title>';
const CONTACT = '<!DOCTYPE html><title>Contact</title>';

const folder = mkdtempSync(join(tmpdir(), 'serve-'));
const root = join(folder, 'site');
let server: Server;

beforeAll(async () => {
  mkdirSync(join(root, 'services'), { recursive: true });
  for (const name of ['index', 'services', 'services/dentures']) writeFileSync(join(root, `${name}.html`), PAGE);
  writeFileSync(join(root, '404.html'), NOT_FOUND);
  writeFileSync(join(root, 'contact.html'), CONTACT);
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
  test('serves what is found elsewhere only if the folder has no such file', async () => {
    const { status, headers, body } = await get('/media/new.avif');
    expect([status, headers['content-type'], String(body)]).toEqual([200, 'image/avif', 'a picture']);
    expect((await get('/media/other.avif')).status).toBe(404);
  });

  test('survives an invalid address', async () => {
    expect((await get('//')).headers.location).toBe('/');
    expect((await get('/')).status).toBe(200);
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
