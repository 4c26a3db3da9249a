/** `npm run listings`: no sample reaches Google, and the exit code says whether anything differs. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { CHENNAI, FIXTURES } from '../../support/fixtureTexts.ts';
import { runHere } from '../../support/runHere.ts';
import { type Files, temporaryFolder } from '../../support/temporaryFolder.ts';

vi.setConfig({ testTimeout: 30_000 });

function open(changed: Files = {}) {
  const cwd = temporaryFolder({ ...FIXTURES, ...changed });
  const run = (...args: string[]) => runHere('scripts/listings.ts', [...args, '--today', '2030-01-16'], cwd);
  return { cwd, run };
}

const real = (text: string) =>
  text
    .replaceAll('+91000000000', '+91984001234')
    .replaceAll('sample-dental.example', 'kind-teeth.in')
    .replaceAll(/Sample (?=Dental|Building|Complex)/g, 'Kind ');
const REAL = Object.fromEntries(
  Object.entries(FIXTURES).map(([path, text]) => [path, /^branches/.test(path) ? real(text) : text]),
);
const HOLIDAYS = '\nexceptions: [{ day: 2030-01-15, hours: closed }, { day: 2030-01-16, hours: closed }]\n';

test('npm run listings refuses to tell Google samples, at their lines, and writes nothing', async () => {
  const { cwd, run } = open();
  const { status, stdout, stderr } = await run('export');
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(
    /^Nothing was written, because Google would show samples to patients \(\d+\):\n\nbranches\/chennai\.yaml:15:8\n/,
  );
  expect(existsSync(join(cwd, 'listings.csv'))).toBe(false);
});

test('npm run listings writes what Google then has, and says at which line of which branch a number has changed', async () => {
  const { cwd, run } = open({ ...REAL, [CHENNAI]: REAL[CHENNAI] + HOLIDAYS });
  expect(await run('export')).toMatchObject({ status: 0, stderr: '' });
  const csv = readFileSync(join(cwd, 'listings.csv'), 'utf8');
  expect(csv).toMatch(/,\+91 98400 12341,.*,2030-01-16: x,/);
  const same = 'Google has what the branch files say. Branches compared: 2.\n';
  expect(await run('compare', 'listings.csv')).toEqual({ status: 0, stdout: same, stderr: '' });
  writeFileSync(join(cwd, 'google.csv'), csv.replace('+91 98400 12341', '098400 99999'));
  const { status, stderr } = await run('compare', 'google.csv');
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^Differences between google\.csv and the branch files \(1\):\n\nbranches\/chennai\.yaml:15:1\n/,
  );
  expect(stderr).toContain('chennai, Primary phone: Google has "098400 99999", the website "+91 98400 12341".');
});

test.each<[string, Files, RegExp]>([
  ['no file', {}, /^There is no file google\.csv\.\n$/],
  ['an open quote', { 'google.csv': 'Store code\n"\n' }, /^google\.csv: This is not a CSV file: in row 2 or below/],
  ['a PDF', { 'google.csv': '%PDF-1.7\n' }, /^google\.csv: This file is no sheet\./],
  ['a damaged workbook', { 'google.csv': 'PK\u0003\u0004' }, /^google\.csv: This workbook cannot be read\./],
])('npm run listings says what is wrong with what is no sheet: %s', async (_what, sheet, said) => {
  const answer = { status: 1, stdout: '', stderr: expect.stringMatching(said) };
  expect(await open(sheet).run('compare', 'google.csv')).toEqual(answer);
});
