/** `npm start` in a new clone serves the pages before all their pictures are encoded, which takes a minute. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, test } from 'vitest';
import { copyProject } from '../../support/copyProject.ts';
import { freePort } from '../../support/freePort.ts';
import { TERMINAL, WITH_TYPESCRIPT } from '../../support/runScript.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const project = temporaryFolder({}, afterAll);
const site = join(project, 'dist/combined');
let command: ChildProcess | undefined;
afterAll(() => void command?.kill());

/** The addresses of pictures on a page. */
const picturesOf = (html: string) => html.match(/\/media\/[\w./-]+\.(?:avif|webp|jpg)/g) ?? [];

test('a first start shows pages with pictures at once, and leaves a complete site', async () => {
  copyProject(project);
  const port = await freePort();
  const options = [...WITH_TYPESCRIPT, resolve('scripts/serve.ts'), '--build', '--port', String(port)];
  command = spawn(process.execPath, options, { cwd: project, env: TERMINAL, stdio: ['ignore', 'pipe', 'ignore'] });
  const lines = createInterface({ input: command.stdout as NodeJS.ReadableStream });
  const said = (part: string) =>
    new Promise<void>((done) => lines.on('line', (line) => (line.includes(part) ? done() : undefined)));
  const complete = said('is complete');
  const get = (path: string) => fetch(`http://localhost:${port}${path}`);

  await said('are being encoded');
  expect(existsSync(site)).toBe(false);
  const pictures = picturesOf(await (await get('/')).text());
  expect(pictures.length).toBeGreaterThan(0);
  for (const path of pictures.slice(0, 3)) {
    const { status, headers } = await get(path);
    expect([status, headers.get('content-type')], path).toEqual([200, expect.stringMatching(/^image\//)]);
  }
  expect((await get('/media/hero.aaaaa.800.avif')).status).toBe(404);

  await complete;
  for (const path of pictures.slice(0, 3)) expect((await get(path)).status, path).toBe(200);
  const named = picturesOf(await (await get('/')).text());
  expect(named).toHaveLength(pictures.length);
  for (const path of named) expect(existsSync(join(site, path)), path).toBe(true);
}, 300_000);
