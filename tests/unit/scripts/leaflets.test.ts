/** Leaflets that a patient takes home: one sheet for each treatment, with signed advice only. */
import { readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { FILES_ON_DISK } from '../../../scripts/content/filesOnDisk.ts';
import { FIXTURES } from '../../support/fixtureTexts.ts';
import { runHere } from '../../support/runHere.ts';
import { type Files, temporaryFolder } from '../../support/temporaryFolder.ts';

vi.setConfig({ testTimeout: 60_000 });

const TREATMENTS = [
  'root-canal-treatment',
  'dental-implants',
  'teeth-extraction',
  'crowns-and-bridges',
  'wisdom-tooth-removal',
];
const OUT = 'dist/leaflets';

function open(changed: Files = {}) {
  const cwd = temporaryFolder({ ...FIXTURES, ...changed });
  for (const name of ['media', 'node_modules']) symlinkSync(resolve(name), join(cwd, name), 'junction');
  return {
    run: (script: string, ...args: readonly string[]) => runHere(`scripts/${script}.ts`, args, cwd),
    names: () => readdirSync(join(cwd, OUT)).toSorted(),
    read: (name: string) => readFileSync(join(cwd, OUT, name), 'latin1'),
  };
}

const named = (ending: string) => TREATMENTS.map((treatment) => `${treatment}-${ending}.pdf`).toSorted();

function expectOneSheet(pdf: string): void {
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  expect(pdf).toMatch(/\/MediaBox \[0 0 59[45]\S* 84[12]\S*\]/);
}

test('leaflets are refused until a dentist has signed their advice, and earlier ones stay', async () => {
  const { run, names, read } = open({ [`${OUT}/teeth-extraction-en.pdf`]: 'an earlier one' });
  const { status, stdout, stderr } = await run('leaflets');
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  for (const file of ['common', ...TREATMENTS])
    expect(stderr).toContain(
      `locales/en/${file}.json  has not been read by a dentist: npm run reviewed -- ${file} --by "Dr. ..."\n`,
    );
  expect(stderr).toMatch(/\nNo leaflet was printed, and earlier ones are as they were\.\n$/);
  expect(names()).toEqual(['teeth-extraction-en.pdf']);
  expect(read('teeth-extraction-en.pdf')).toBe('an earlier one');
});

test('each treatment’s signed advice is printed on one sheet of A4', async () => {
  const { run, names, read } = open();
  await run('reviewed', 'all', '--by', 'Dr. Kind');
  expect(await run('leaflets')).toMatchObject({ status: 0, stderr: '' });
  expect(names()).toEqual(named('en'));
  for (const name of names()) expectOneSheet(read(name));
});

test('a Tamil draft is on one sheet, too, in Tamil letters and under a name of its own', async () => {
  const tamil = FILES_ON_DISK.list('locales/ta').map((path) => [path, FILES_ON_DISK.readText(path).text]);
  const { run, names, read } = open(Object.fromEntries(tamil));
  expect(await run('leaflets', '--language', 'ta')).toMatchObject({ status: 1 });
  expect(await run('leaflets', '--language', 'ta', '--draft')).toMatchObject({ status: 0, stderr: '' });
  expect(names()).toEqual(named('ta-draft'));
  for (const name of names()) {
    expectOneSheet(read(name));
    expect(read(name)).toMatch(/\/FontName \/\S*Tamil/);
  }
});
