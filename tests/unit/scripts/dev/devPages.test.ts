/** What the dev server shows to editors, in a copy of the project. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { writeConfiguration } from '../../../fixtures/configurations.ts';
import { copyProject } from '../../../support/copyProject.ts';
import { freePort } from '../../../support/freePort.ts';
import { TERMINAL, WITH_TYPESCRIPT } from '../../../support/runScript.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

/** The words file of the public not-found page. */
const NOT_FOUND = (JSON.parse(readFileSync('locales/en/not-found.json', 'utf8')) as { title: string }).title;

const CODE = 'This page cannot be made yet';

const root = temporaryFolder({}, afterAll);
let server: ChildProcess;
let port: number;

beforeAll(async () => {
  copyProject(root);
  writeConfiguration('two-branches', join(root, 'branches'));
  port = await freePort();
  server = spawn(process.execPath, [...WITH_TYPESCRIPT, 'scripts/dev.ts', '--port', String(port)], {
    cwd: root,
    env: TERMINAL,
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout?.on('data', (text) => String(text).includes(`http://localhost:${port}`) && resolve());
    server.on('exit', () => reject(new Error('The dev server ended.')));
  });
  await get('/contact');
}, 180_000);

afterAll(() => void server.kill());

const fixes: (() => void)[] = [];
afterEach(() => {
  for (const fix of fixes.splice(0)) fix();
});

/** Changes a file for the duration of a test. */
function change(path: string, next: (text: string) => string): void {
  const file = join(root, path);
  const text = readFileSync(file, 'utf8');
  const changed = next(text);
  if (changed === text) throw new Error(`${path} was not changed.`);
  writeFileSync(file, changed);
  fixes.push(() => writeFileSync(file, text));
}

async function get(path: string) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  const html = await response.text();
  const main = parse(html).querySelector('main');
  return { status: response.status, html, heading: main?.querySelector('h1')?.text, text: main?.text ?? '' };
}

/** Returns the page once the server has noticed a change. */
async function changedPage(path: string, heading: string) {
  await expect.poll(async () => (await get(path)).heading, { timeout: 30_000, interval: 300 }).toBe(heading);
  const page = await get(path);
  expect(page.html, 'the page comes back by itself').toContain('/@vite/client');
  expect(page.html, 'paths are told from the project’s folder').not.toMatch(
    new RegExp(`${root}(?!/node_modules)/\\w+/\\S*:\\d`),
  );
  expect(page.text).not.toContain(NOT_FOUND);
  return page;
}

test('the dev server shows a mistake in a branch file with its position and what to type', async () => {
  change('branches/chennai.yaml', (text) => text.replace(/^phone:.*/m, 'phone: 12'));
  const line = readFileSync(join(root, 'branches/chennai.yaml'), 'utf8').split('\n').indexOf('phone: 12') + 1;
  const { status, text } = await changedPage('/contact', CODE);
  expect(status).toBe(500);
  expect(text).toContain(`branches/chennai.yaml:${line}:8`);
  expect(text).toContain('| phone: 12\n    |        ^');
  expect(text).toContain('expected a number of ten digits');
  expect(text).not.toMatch(/^\s*at /m);
});

test.each([
  [
    'a mistake in a words file',
    'locales/en/contact.json',
    (text: string) => text.replace('":', '"'),
    CODE,
    /locales\/en\/contact\.json:\d+:\d+[\s\S]*a colon is missing here\. Type: :/,
  ],
  [
    'a syntax error',
    'pages/contact/+Page.tsx',
    (text: string) => text.replace('return (', 'return (('),
    CODE,
    /pages\/contact\/\+Page\.tsx:\d+:\d+/,
  ],
])('the dev server shows %s with its position', async (_what, path, next, heading, said) => {
  change(path, next);
  const { status, text } = await changedPage('/contact', heading);
  expect(status).toBe(500);
  expect(text).toMatch(said);
});

test('the dev server shows an error from a component with its line and call stack, in pages and in the gallery', async () => {
  change('components/ui/layout/Section.tsx', (text) =>
    text.replace(/(export function Section\(.*\{\n)/, "$1  if (title) throw new Error('The chair is broken');\n"),
  );
  const lines = readFileSync(join(root, 'components/ui/layout/Section.tsx'), 'utf8').split('\n');
  const place = `components/ui/layout/Section.tsx:${lines.findIndex((line) => line.includes('The chair')) + 1}:`;
  for (const path of ['/about', '/_gallery/Section/usual']) {
    const { status, text } = await changedPage(path, CODE);
    expect(status).toBe(500);
    expect(text).toContain('The chair is broken');
    expect(text).toContain(`at Section (${place}`);
  }
});

test('the dev server shows a page again once it is fixed, and the public not-found page on request', async () => {
  await expect.poll(async () => (await get('/contact')).status, { timeout: 30_000 }).toBe(200);
  const { status, heading } = await get('/404');
  expect({ status, heading }).toEqual({ status: 404, heading: NOT_FOUND });
});
