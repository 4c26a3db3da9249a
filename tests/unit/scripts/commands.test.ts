/** The output and exit codes of the commands. What preflight finds is tested in `site/readiness/`. */
import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { CONFIGURATIONS } from '../../fixtures/configurations.ts';
import { FIXTURE_FACTS } from '../../fixtures/folders.ts';
import { writeStandIns } from '../../fixtures/standIns.ts';
import { CLINIC, FIXTURES } from '../../support/fixtureTexts.ts';
import { runHere } from '../../support/runHere.ts';
import { type Files, temporaryFolder, writeFiles } from '../../support/temporaryFolder.ts';

vi.setConfig({ testTimeout: 30_000 });

/** A folder with the fixtures’ facts and words, and what commands say there. */
function open(changed: Files = {}) {
  const cwd = temporaryFolder({ ...FIXTURES, ...changed });
  const run = async (script: string, ...args: readonly string[]) => runHere(`scripts/${script}.ts`, args, cwd);
  return { cwd, run, read: (path: string) => readFileSync(join(cwd, path), 'utf8') };
}
const TEST_SITE = { [CLINIC]: `${FIXTURES[CLINIC]}\ntestSite: true\n` };

test('npm run preflight lists what it finds, group by group, and exits with code 1 while something blocks', async () => {
  const { status, stdout, stderr } = await open().run('preflight', '--today', '2025-08-15');
  expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
  expect(stdout).toMatch(
    /^Placeholders and samples to replace \(\d+\)\n(?: {2}.*\n)* {2}branches\/\S+:\d+:\d+ {2}\+91/m,
  );
  expect(stdout).toMatch(
    /^ {2}\S+\/dental-implants\.json {2}has not been read by a dentist: npm run reviewed -- dental/m,
  );
  const blocking = stdout.matchAll(/^(?:Placeholders|Pictures|Dental|Gaps)[^\n]*\((\d+)\)$/gm);
  const count = Array.from(blocking, ([, each]) => Number(each)).reduce((sum, each) => sum + each, 0);
  const conclusion = `Not ready to go live: ${count} blockers. This site still has`;
  expect(stdout).toContain(conclusion);
});

test('npm run preflight passes with real facts and pictures, even with an ended offer', async () => {
  const real = (text: string) =>
    text
      .replaceAll(/^ *sample: true\n/gm, '')
      .replaceAll('+91000000000', '+91984001234')
      .replaceAll(/sample-dental\.example|(?<=\.)example(?=[/"\s])/g, 'kind-teeth.in')
      .replaceAll(/\bsample\b/gi, 'kind')
      .replaceAll('pl_00000000000000', 'pl_Kq82hd7Tn31Lsa');
  const facts = CONFIGURATIONS['two-branches'].map(({ path, text }) => [path, real(text)]);
  const words = Object.entries(FIXTURES).filter(([path]) => path.startsWith('locales/en/'));
  const cwd = temporaryFolder({
    ...Object.fromEntries([...facts, ...words.map(([path, text]) => [path, text.replaceAll('Sample ', 'Kind ')])]),
    'media/illustrations.txt': '# Nothing is left.\n',
  });
  for (const name of readdirSync('media').filter((each) => each !== 'illustrations.txt'))
    symlinkSync(resolve('media', name), join(cwd, 'media', name));
  expect((await runHere('scripts/reviewed.ts', ['all', '--by', 'Dr. Kind'], cwd)).stderr).toBe('');
  const preflight = (...options: string[]) =>
    runHere('scripts/preflight.ts', ['--today', '2030-01-01', ...options], cwd);
  const { status, stdout, stderr } = await preflight();
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/offer \S+ ended \d+ days ago[\s\S]*\n\nReady to go live\.\n$/);
  expect(await preflight('--publish')).toEqual({ status: 0, stdout: 'Ready to go live.\n', stderr: '' });
});

test('npm run preflight keeps samples from being published, unless as a test site', async () => {
  const refusal = /^This site still has sample facts and unsigned advice\. .*\n.*testSite: true.*\n$/;
  const refused = { status: 1, stdout: '', stderr: expect.stringMatching(refusal) };
  expect(await open().run('preflight', '--publish')).toEqual(refused);
  const allowed = { status: 0, stdout: expect.stringMatching(/^A test site, .*\n$/), stderr: '' };
  expect(await open(TEST_SITE).run('preflight', '--publish', 'chennai')).toEqual(allowed);
});

test('npm run reviewed keeps a signature for each language, until the advice changes, and none for what is not translated', async () => {
  const { cwd, run, read } = open();
  const review = (...args: string[]) => run('reviewed', ...args, '--by', 'Dr. Kind');
  expect((await review('denturs')).stderr).toMatch(
    /^denturs: no words file with dental advice\. Expected all, or some of: .*\bdentures\b.*\n\nUsage: /,
  );
  expect((await review('dentures', '--language', 'ta')).stderr).toBe(
    'Texts are missing, out of date or have a mistake, so it cannot be signed off: dentures. Nothing was recorded.\n',
  );
  writeStandIns('ta', join(cwd, 'locales'));
  const both = 'Recorded as signed off in தமிழ்: 2 words files.\n';
  expect((await review('dentures', 'services', '--language', 'ta')).stdout).toBe(both);
  expect((await review('dentures')).stdout).toBe('Recorded as signed off in English: dentures.\n');
  const signed = { by: 'Dr. Kind', day: expect.any(String), texts: expect.stringMatching(/^\w{16}$/) };
  const record = { en: { dentures: signed }, ta: { dentures: signed, services: signed } };
  expect(JSON.parse(read('locales/clinical-review.json'))).toEqual(record);
  expect((await run('preflight')).stdout).not.toContain('dentures.json  has');
  writeFileSync(
    join(cwd, 'locales/en/dentures.json'),
    // The last one: what search engines show is no advice.
    read('locales/en/dentures.json').replace(/"title": "(?![\s\S]*"title": ")/, '$&New '),
  );
  expect((await run('preflight')).stdout).toContain('dentures.json  has changed since Dr. Kind read it');
});

test('npm run build makes no archive of samples, nor renews one with them, and says so before any work', async () => {
  const { cwd, run, read } = open();
  symlinkSync(resolve('media'), join(cwd, 'media'));
  const refusal =
    /^This site still has sample facts and unsigned advice\..*\n.*testSite: true into branches\/clinic\.yaml/m;
  const first = await run('build', 'chennai', '--zip');
  expect(first).toMatchObject({ status: 1, stdout: '', stderr: expect.stringMatching(refusal) });
  expect(existsSync(join(cwd, 'dist/chennai'))).toBe(false);
  writeFiles(cwd, { 'dist/chennai.zip': 'the last good one' });
  const { status, stderr } = await run('build', 'chennai');
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringMatching(refusal) });
  expect(stderr).toMatch(
    /delete dist\/chennai\.zip, which would be renewed\.\nNothing in the output folder was changed\.\n$/,
  );
  expect(read('dist/chennai.zip')).toBe('the last good one');
});

test('npm run build -- --list names all sites, for a job each', async () => {
  const { status, stdout } = await runHere('scripts/build.ts', ['--list', '--branches', FIXTURE_FACTS]);
  expect({ status, sites: JSON.parse(stdout) }).toEqual({ status: 0, sites: ['combined', 'chennai', 'kavalkinaru'] });
});

test('npm run serve says what to run when the variant is not built, and lists the sites for an unknown name', async () => {
  // Even if a branch file has a mistake.
  const branches = { 'branches/chennai.yaml': 'phone: [', 'branches/kavalkinaru.yaml': 'phone: [' };
  const cwd = temporaryFolder({ ...branches, 'dist/kavalkinaru/index.html': '' });
  const serve = (name: string) => runHere('scripts/serve.ts', [name], cwd);
  const stderr = 'dist/combined is not built yet. Run: npm run build -- combined\n';
  expect(await serve('combined')).toMatchObject({ status: 1, stderr });
  const unknown = await serve('nonsense');
  expect(unknown.status).toBe(2);
  expect(unknown.stderr).toContain('There is no site "nonsense". Expected one of: combined, chennai, kavalkinaru.');
  expect(unknown.stderr).toContain('Built in dist: kavalkinaru.');
});
