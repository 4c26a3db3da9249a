/** The dev server exposes no other files of its computer; tests/hosts covers the preview server and hosts. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { GALLERY_PORT } from '../support/sites/sites.ts';

const SECRET = 'nobody may read this';
const folder = mkdtempSync(join(tmpdir(), 'outside-'));
const secret = join(folder, 'secret.txt');
writeFileSync(secret, SECRET);
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Requests a path verbatim: a browser would normalise it. */
function rawRequest(path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request({ port: GALLERY_PORT, path }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve(String(Buffer.concat(parts))));
    });
    asked.on('error', reject).end();
  });
}

const up = '/..'.repeat(12);
const encoded = secret.replaceAll('/', '%2f');

const OUTSIDE = [
  `/@fs${secret}`,
  `/@fs${secret}?raw`,
  `/@fs${secret}?url&inline`,
  `${up}${secret}`,
  `${up.replaceAll('/..', '/%2e%2e')}${secret}`,
  `${'/..%2f'.repeat(12)}${encoded}`,
  `/_gallery/${'..%2f'.repeat(12)}${encoded}`,
  `/media${up}${secret}`,
];

test('the dev server serves no file from outside the project', async () => {
  for (const path of OUTSIDE) expect(await rawRequest(path), path).not.toContain(SECRET);
});

test('the dev server serves nothing from the git folder', async () => {
  for (const path of ['/.git/config', '/.git/HEAD', `/@fs${process.cwd()}/.git/config`])
    expect(await rawRequest(path), path).not.toMatch(/\[core\]|^ref: /);
});
