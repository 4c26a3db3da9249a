/** A table of languages that cannot be read ends every command with a sentence, before it is imported. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const TABLE = readFileSync('locales/languages.json', 'utf8');

function start(table: string) {
  const root = temporaryFolder({ 'locales/languages.json': table, 'ran.mjs': 'console.log("ran")' });
  const words = ['-r', resolve('scripts/cli/withTypeScript.cjs'), 'ran.mjs'];
  return spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8' });
}

test.each([
  ['as it is', TABLE],
  ['with a byte order mark', `\uFEFF${TABLE}`],
])('%s, a command runs', (_how, table) => {
  expect(start(table)).toMatchObject({ status: 0, stdout: 'ran\n', stderr: '' });
});

test.each([
  ['a missing comma', TABLE.replace('"en",', '"en"'), /\n {4}A comma is missing here/i],
  ['an unknown status', TABLE.replace(/"status": "\w+"/, '"status": "soon"'), /\n {4}0\.status is damaged/],
  ['a row without a name', TABLE.replace(/"nativeName": .*\n/, ''), /\n {4}0\.nativeName is damaged/],
  ['no rows', '{}', /is damaged/],
])('%s is named with its place', (_what, table, sentence) => {
  const { status, stdout, stderr } = start(table);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^1 problem in the table of languages:\n\nlocales\/languages\.json:\d+:\d+\n/);
  expect(stderr).toMatch(sentence);
  expect(stderr).not.toMatch(/^\s+at /m);
});
