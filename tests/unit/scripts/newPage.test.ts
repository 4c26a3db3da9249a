/** Runs `npm run new:page` and `npm run new:service` in a copy of the project. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { fingerprint } from '../../../scripts/build/bundle/bundleCache.ts';
import { insertRow, writeAll } from '../../../scripts/new/files.ts';
import { copyProject } from '../../support/copyProject.ts';
import { runHere } from '../../support/runHere.ts';
import { runScript } from '../../support/runScript.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

vi.setConfig({ testTimeout: 60_000 });

const folder = temporaryFolder({}, afterAll);
const root = join(folder, 'project');
const TYPES = '.cache/types.tsbuildinfo';

const run = (script: string, ...args: readonly string[]) => runScript(join(root, script), args, root);
const here = (script: string, ...args: readonly string[]) => runHere(join(root, script), args, root);

/** Runs a tool in the copy; returns its output if it fails. */
function complaints(tool: string, ...args: readonly string[]): string {
  const command = [join(root, 'node_modules', tool), ...args];
  const { VITEST: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8', cwd: root, env });
  return status === 0 ? '' : stdout + stderr;
}

/** A digest of every file of the copy. */
const everything = () =>
  fingerprint(
    ['pages', 'site', 'locales', 'media'].map((part) => join(root, part)),
    readFileSync,
  );

beforeAll(() => {
  copyProject(root);
  rmSync(join(root, 'media'));
  const filter = (path: string) => basename(path) !== 'node_modules';
  for (const name of ['media', 'tests']) cpSync(name, join(root, name), { recursive: true, filter });
  // What the last check of types has found, so that only what changes is checked.
  if (existsSync(TYPES)) cpSync(TYPES, join(root, TYPES));
}, 60_000);

test.each([
  ['newPage', ['Gum Care'], '"Gum Care" cannot be the address of a page. Expected small letters, digits'],
  ['newPage', ['../about'], '"../about" cannot be the address of a page.'],
  ['newPage', ['about'], '"about" is taken: locales/en/common.json has a text nav.about already. Choose another'],
  ['newPage', ['dentures'], '"dentures" is taken: locales/en/dentures.json exists already. Choose another name.'],
  ['newPage', ['ta'], '"ta" has another use in addresses. Choose another, such as gum-care.'],
  ['newService', ['index'], '"index" has another use in addresses. Choose another, such as gum-surgery.'],
  ['newService', ['dentures'], '"dentures" is taken: locales/en/dentures.json exists already. Choose another name.'],
  ['newService', ['about', '--illustrated'], '"about" is taken: locales/en/about.json exists already.'],
])('an invalid name %s %j is refused with a message, and nothing is written', async (script, args, message) => {
  const before = everything();
  const { status, stdout, stderr } = await runHere(join(root, `scripts/${script}.ts`), args, root);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain(message);
  expect(stderr).toMatch(/\nNothing was written\.\n$/);
  expect(stderr).not.toMatch(/\n\s+at /);
  expect(everything()).toBe(before);
});

test('files written so far are removed when a later one cannot be written', () => {
  const at = (name: string) => join(folder, 'half', name);
  mkdirSync(at(''), { recursive: true });
  writeFileSync(at('list.txt'), 'old');
  writeFileSync(at('no-folder'), '');
  const changes = [
    { path: at('new/page.tsx'), content: 'new', isNew: true },
    { path: at('list.txt'), content: 'changed' },
    { path: at('no-folder/words.json'), content: '{}', isNew: true },
  ];
  expect(() => writeAll('new', changes)).toThrow();
  expect(readFileSync(at('list.txt'), 'utf8')).toBe('old');
  expect(readdirSync(at('')).toSorted()).toEqual(['list.txt', 'no-folder']);
});

test('a list that the command cannot find is reported, with the row that it needs', () => {
  const place = { path: 'renderer/list.ts', opening: 'const LIST = [', closing: ']' };
  expect(insertRow('\nconst LIST = [\n  1,\n];', place, '  2,')).toBe('\nconst LIST = [\n  1,\n  2,\n];');
  for (const text of ['\nconst OTHER = [\n];', '\nconst LIST = [\n];\nconst LIST = [\n];', '\nconst LIST = [\n']) {
    expect(() => insertRow(text, place, '  2,')).toThrowErrorMatchingInlineSnapshot(
      `[Error: renderer/list.ts has changed: expected one list that begins with the line "const LIST = [", to add to: 2,]`,
    );
  }
});

describe('a new page and three new services', { timeout: 240_000 }, () => {
  // Names that are keywords, sort first, contain a digit, or resemble another page’s.
  const PAGES = ['/new', '/services/dental', '/services/all-on-4', '/services/booking-chennai'];

  beforeAll(async () => {
    const said = [
      await here('scripts/newPage.ts', 'new'),
      await here('scripts/newService.ts', 'dental'),
      await here('scripts/newService.ts', 'all-on-4', '--illustrated'),
      await here('scripts/newService.ts', 'booking-chennai'),
    ];
    expect(said.map(({ stderr }) => stderr)).toEqual(said.map(() => ''));
    for (const [i, { stdout }] of said.entries()) expect(stdout).toContain(`http://localhost:5173${PAGES[i]}`);
  }, 60_000);

  test('pass lint', () => {
    expect(complaints('@biomejs/biome/bin/biome', 'ci', '--vcs-enabled=false', 'pages', 'site', 'locales')).toBe('');
  });

  test('have everything pages need: folders, texts, notes, pictures, a back link', async () => {
    const rules = ['site/pages/routes', 'locales/notes', 'locales/words'].map((name) => `tests/unit/${name}.test.ts`);
    expect(complaints('vitest/vitest.mjs', 'run', ...rules)).toBe('');
    expect((await here('scripts/i18n.ts', '--ci')).stderr).toBe('');
  });

  test('are listed by preflight with every sample text and picture', async () => {
    const { findings } = JSON.parse((await here('scripts/preflight.ts', '--json')).stdout) as {
      findings: { group: string; file: string; message: string }[];
    };
    const listed = (group: string) => findings.filter((finding) => finding.group === group);
    const samples = listed('placeholder').map(({ file }) => file);
    for (const name of ['new', 'dental', 'all-on-4', 'booking-chennai', 'services']) {
      const path = `locales/en/${name}.json`;
      const written = readFileSync(join(root, path), 'utf8').match(/Sample /g) ?? [];
      expect(
        samples.filter((file) => file === path),
        path,
      ).toHaveLength(written.length);
    }
    const pictures = listed('picture').map(({ message }) => message.split(' ')[0] ?? '');
    const ours = pictures.filter((path) => /\/(?:new|dental|all-on-4|booking-chennai)(?:-\d)?\.webp$/.test(path));
    expect(ours).toHaveLength(1 + 1 + 7 + 1);
    for (const path of ours) expect(existsSync(join(root, 'media', path)), path).toBe(true);
  });

  test('are built and shown, the services with a card and in the list of services', () => {
    // More threads take no less time on two processors, and twice as much of theirs.
    const types = complaints('typescript/bin/tsc', '--singleThreaded', '--preserveSymlinks');
    expect(types).toBe('');
    const { status, stderr } = run('scripts/build.ts', 'combined', '--out', 'built', '--quick');
    expect(status, stderr).toBe(0);
    const page = (path: string) => parse(readFileSync(join(root, 'built/combined', `${path}.html`), 'utf8'));
    const titles = PAGES.map((path) => page(path).querySelector('h1')?.textContent);
    expect(titles).toEqual(['New', 'Dental', 'All on 4', 'Booking chennai']);
    const images = PAGES.map((path) => page(path).querySelectorAll('main img').length);
    expect(images).toEqual([1, 1, 7, 1]);
    const signs = (path: string) =>
      page(path)
        .querySelectorAll('[data-level=emergency] li')
        .map((sign) => sign.textContent);
    expect(signs('tooth-pain-relief').length).toBeGreaterThan(0);
    for (const path of PAGES.slice(1)) expect(signs(path), `${path}: danger signs`).toEqual(signs('tooth-pain-relief'));
    const cards = page('services').querySelectorAll('article h2 a');
    expect(cards.slice(-3).map((link) => link.getAttribute('href'))).toEqual(PAGES.slice(1));
    const map = readFileSync(join(root, 'built/combined/sitemap.xml'), 'utf8');
    for (const path of PAGES) expect(map).toContain(`${path}</loc>`);
  });
});
