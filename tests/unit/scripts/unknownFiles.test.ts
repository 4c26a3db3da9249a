/** A command that builds looks at the content folders before it imports anything. */
import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import packageFile from '../../../package.json' with { type: 'json' };
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const SITE = {
  'locales/languages.json': readFileSync('locales/languages.json', 'utf8'),
  'locales/ta/home.json': '{}',
  'branches/chennai.yaml': '',
  'media/team/meena.webp': '',
};

/** Runs a script as `npm run build` does. */
function start(files: Readonly<Record<string, string>>, prepare = (_root: string) => {}) {
  const root = temporaryFolder({ ...SITE, ...files, 'ran.mjs': 'console.log("ran")' });
  prepare(root);
  const preloads = packageFile.scripts.build.split(' ').filter((word) => word.endsWith('.cjs'));
  const words = [...preloads.flatMap((path) => ['-r', resolve(path)]), 'ran.mjs'];
  return spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8' });
}

test('it goes on where it knows every file', () => {
  expect(start({ 'media/.DS_Store': '', 'media/README.md': '' })).toMatchObject({ status: 0, stdout: 'ran\n' });
});

test('it ends with all files that it does not know, and has run nothing', () => {
  const files = { 'locales/package.json': '{ "type": "commonjs" }', 'branches/chennai.yaml~': '', 'media/.env': '' };
  const { status, stdout, stderr } = start(files, (root) => {
    writeFileSync(join(root, 'outside.yaml'), '');
    symlinkSync(join(root, 'outside.yaml'), join(root, 'branches/linked.yaml'));
  });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^The site does not know these 4 files\. Nothing was built\./);
  expect(stderr.split('\n').slice(2, -1)).toEqual([
    '  branches/chennai.yaml~',
    '  branches/linked.yaml',
    '  locales/package.json',
    '  media/.env',
  ]);
});

test('every command that builds or publishes looks', () => {
  for (const name of ['build', 'start', 'preflight', 'build:editor'] as const) {
    expect(packageFile.scripts[name]).toContain('-r ./scripts/cli/onlyKnownFiles.cjs');
  }
});
