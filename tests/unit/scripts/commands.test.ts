/** The output and exit codes of the commands. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { writeConfiguration } from '../../fixtures/configurations.ts';
import { FIXTURE_FACTS, FIXTURE_WORDS } from '../../fixtures/folders.ts';
import { writeStandIns } from '../../fixtures/standIns.ts';
import { runHere } from '../../support/runHere.ts';
import { textsIn } from '../../support/words.ts';

vi.setConfig({ testTimeout: 30_000 });

const folder = mkdtempSync(join(tmpdir(), 'commands-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Creates a file and its folder. */
function write(path: string, text: string): void {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** Creates a project folder with the fixtures’ facts and words. */
function projectOf(name: string): string {
  const cwd = join(folder, name);
  cpSync(FIXTURE_FACTS, join(cwd, 'branches'), { recursive: true });
  cpSync(FIXTURE_WORDS, join(cwd, 'locales'), { recursive: true });
  return cwd;
}

type Report = Readonly<{ findings: readonly Readonly<Record<string, unknown>>[]; blockers: number }>;

async function reportOf(cwd: string, ...options: readonly string[]): Promise<Report> {
  return JSON.parse((await runHere('scripts/preflight.ts', ['--json', ...options], cwd)).stdout);
}

test('npm run preflight lists each remaining placeholder with its line and exits with code 1', async () => {
  const cwd = projectOf('placeholders');
  write('placeholders/media/illustrations.txt', '# To be replaced.\ngallery/*.webp  Replace by photographs.\n');
  const { status, stdout, stderr } = await runHere('scripts/preflight.ts', ['--today', '2025-08-15'], cwd);
  expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
  const phone = readFileSync(join(cwd, 'branches/chennai.yaml'), 'utf8')
    .split('\n')
    .findIndex((line) => /^phone:/.test(line));
  expect(stdout).toContain(`branches/chennai.yaml:${phone + 1}:8  +910000000001 is a placeholder`);
  expect(stdout).toMatch(/Placeholders and samples to replace \(\d+\)/);
  expect(stdout).toMatch(/media\/illustrations\.txt:\d+ {2}gallery/);
  expect(stdout).toMatch(
    /rootCanal, sittings: \{ from: 1, to: 2 \} in treatments\.rootCanal\.page\.sittings \(line \d+\), but .* \(line \d+\)/,
  );
  expect(stdout).toMatch(/extraction, price: .* but .* in prices\.extraction/);
  expect(stdout).toMatch(/dental-implants\.json {2}has not been read by a dentist/);
  const open = Array.from(stdout.matchAll(/^(?:Placeholders|Pictures|Dental|Gaps)[^\n]*\((\d+)\)$/gm), ([, n]) =>
    Number(n),
  );
  expect(stdout).toContain(`Not ready to go live: ${open.reduce((sum, n) => sum + n, 0)} blockers.`);
});

test('npm run preflight passes with real facts and pictures, even with an ended offer', async () => {
  const branches = join(folder, 'real/branches');
  const words = join(FIXTURE_WORDS, 'en');
  for (const file of readdirSync(words)) {
    write(`real/locales/en/${file}`, readFileSync(join(words, file), 'utf8').replaceAll('Sample ', 'Kind '));
  }
  writeConfiguration('two-branches', branches);
  for (const file of ['clinic', 'chennai', 'kavalkinaru']) {
    const path = join(branches, `${file}.yaml`);
    const text = readFileSync(path, 'utf8')
      .replaceAll(/^ *sample: true\n/gm, '')
      .replaceAll('+91000000000', '+91984001234')
      .replaceAll(/sample-dental\.example|(?<=\.)example(?=[/"\s])/g, 'kind-teeth.in')
      .replaceAll(/\bsample\b/gi, 'kind')
      .replaceAll('pl_00000000000000', 'pl_Kq82hd7Tn31Lsa');
    writeFileSync(path, text);
  }
  cpSync('media', join(folder, 'real/media'), { recursive: true });
  write('real/media/illustrations.txt', '# Nothing is left.\n');
  const cwd = join(folder, 'real');
  expect((await runHere('scripts/reviewed.ts', ['all', '--by', 'Dr. Kind'], cwd)).stderr).toBe('');
  const preflight = (...options: string[]) =>
    runHere('scripts/preflight.ts', ['--today', '2030-01-01', ...options], cwd);
  const publish = () => preflight('--publish');
  const { status, stdout, stderr } = await preflight();
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/\n\nReady to go live\.\n$/);
  expect(stdout).toMatch(/offer \S+ ended \d+ days ago/);
  expect(await publish()).toEqual({ status: 0, stdout: 'Ready to go live.\n', stderr: '' });
  writeFileSync(join(branches, 'clinic.yaml'), '\ntestSite: true\n', { flag: 'a' });
  expect(await publish()).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Ready .* still a test site/) });
  expect((await preflight()).stdout).toContain('To end that, take testSite: true');
});

test('npm run preflight keeps samples from being published, unless as a test site', async () => {
  const cwd = projectOf('published');
  const refused = await runHere('scripts/preflight.ts', ['--publish'], cwd);
  expect(refused).toEqual({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/^This site still has sample facts and unsigned advice\. .*\n.*testSite: true.*\n$/),
  });
  writeFileSync(join(cwd, 'branches/clinic.yaml'), '\ntestSite: true\n', { flag: 'a' });
  expect(await runHere('scripts/preflight.ts', ['--publish', 'chennai'], cwd)).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^A test site, .*\n$/),
    stderr: '',
  });
  const listed = await runHere('scripts/preflight.ts', [], cwd);
  expect({ status: listed.status, end: listed.stdout.split('\n').at(-2) }).toEqual({
    status: 1,
    end: expect.stringMatching(/^Not ready to go live: \d+ blockers\. A test site, /),
  });
});

test('npm run preflight reports dental advice that has changed since a dentist approved it', async () => {
  const cwd = projectOf('changed');
  const review = (...args: string[]) => runHere('scripts/reviewed.ts', args, cwd);
  expect((await review('dentures', '--by', 'Dr. Kind')).status).toBe(0);
  expect((await review('dentures')).stderr).toContain('--by');
  expect((await review('denturs', '--by', 'Dr. Kind')).stderr).toMatch(
    /^denturs: no words file with dental advice\. Expected all, or some of: .*\bdentures\b.*\n\nUsage: /,
  );
  expect((await runHere('scripts/preflight.ts', [], cwd)).stdout).not.toContain('dentures.json');
  const path = join(cwd, 'locales/en/dentures.json');
  writeFileSync(path, readFileSync(path, 'utf8').replace('"title": "', '"title": "New '));
  expect((await runHere('scripts/preflight.ts', [], cwd)).stdout).toContain(
    'dentures.json  has changed since Dr. Kind read it',
  );
});

test('npm run preflight keeps a signature for each language, and takes none for a text that is not translated', async () => {
  const cwd = projectOf('signed');
  const review = (...args: string[]) => runHere('scripts/reviewed.ts', args, cwd);
  expect((await review('dentures', '--language', 'ta', '--by', 'Dr. Kind')).stderr).toBe(
    'Texts are missing, out of date or have a mistake, so it cannot be signed off: dentures. Nothing was recorded.\n',
  );
  expect((await review('dentures', '--language', 'xx', '--by', 'Dr. Kind')).stderr).toContain(
    'There is no language "xx".',
  );
  writeStandIns('ta', join(cwd, 'locales'));
  expect((await review('dentures', 'services', '--language', 'ta', '--by', 'Dr. Kind')).stdout).toBe(
    'Recorded as signed off in தமிழ்: 2 words files.\n',
  );
  expect((await review('common', '--by', 'Dr. Calm')).stdout).toBe('Recorded as signed off in English: common.\n');
  const record = JSON.parse(readFileSync(join(cwd, 'locales/clinical-review.json'), 'utf8'));
  expect(record).toEqual({
    en: { common: { by: 'Dr. Calm', day: expect.any(String), texts: expect.stringMatching(/^\w{16}$/) } },
    ta: {
      dentures: expect.objectContaining({ by: 'Dr. Kind' }),
      services: expect.objectContaining({ by: 'Dr. Kind' }),
    },
  });
  expect((await runHere('scripts/preflight.ts', [], cwd)).stdout).toMatch(
    /en\/dentures\.json {2}has not been read by a dentist: npm run reviewed -- dentures --by/,
  );
});

test('npm run preflight prints nothing but JSON for a program, also in CI, where its step is shown beside it', async () => {
  const cwd = projectOf('json');
  vi.stubEnv('CI', 'true');
  const { stdout, stderr } = await runHere('scripts/preflight.ts', ['--json'], cwd);
  expect(Object.keys(JSON.parse(stdout))).toEqual(['today', 'testSite', 'blockers', 'findings']);
  expect(stderr).toMatch(/^Looking through facts, words and pictures \.\.\.\n.*: [\d.]+ s\n$/);
  vi.stubEnv('CI', '');
  expect((await runHere('scripts/preflight.ts', ['--json'], cwd)).stderr).toBe('');
  vi.unstubAllEnvs();
});

test('npm run preflight says how many reviews each page waits for, which does not keep English from going live', async () => {
  const cwd = projectOf('waiting');
  writeStandIns('ta', join(cwd, 'locales'));
  const { findings } = await reportOf(cwd);
  const texts = (namespace: string) => textsIn('en', join(cwd, 'locales')).get(namespace)?.size ?? 0;
  const [common, tips] = [texts('common'), texts('dental-tips')];
  const own = findings.filter(({ file, group }) => group === 'draft' && String(file).endsWith('dental-tips.json'));
  expect(own).toEqual([
    { group: 'draft', blocks: false, file: 'locales/ta/dental-tips.json', message: expect.any(String) },
  ]);
  expect(own[0]?.message).toMatch(
    new RegExp(
      `^/ta/dental-tips waits for \\d+ reviews: common ${common}, dental-tips ${tips}, branches/chennai.yaml \\d+, `,
    ),
  );
});

test('npm run preflight reports missing pictures, poor alternative texts, and claims that may break advertising rules', async () => {
  const cwd = projectOf('claims');
  const path = join(cwd, 'branches/chennai.yaml');
  const text = readFileSync(path, 'utf8')
    .replace(/^picture: .*$/m, 'picture: topics/nowhere.webp')
    .replace(/^pictureAlt:\n {2}en: .*$/m, 'pictureAlt:\n  en: clinic')
    .replace(
      /^region:\n {2}en: .*$/m,
      'region:\n  en: Painless care by the best dentist, no treatment is guaranteed, a root canal is risk-free',
    );
  writeFileSync(path, text);
  write('claims/locales/ta/home.json', '{ "hero": { "title": "இலவச ஆலோசனை" } }');
  write(
    'claims/locales/en/dental-myths.json',
    '{\n"myths": [{\n"myth": "Clove cures decay.",\n"fact": "It cures nothing."\n}]}',
  );
  const { findings, blockers } = await reportOf(cwd);
  const about = (group: string) =>
    findings
      .filter((finding) => finding.group === group && finding.file === 'branches/chennai.yaml')
      .map(({ message }) => message);
  expect(about('picture')).toContain(
    'media/topics/nowhere.webp does not exist: put the picture there, or name one that does',
  );
  expect(about('picture')).toContain('"clinic" does not say what the picture shows: write a short sentence');
  const claims = about('wording').join('\n');
  expect(claims).toContain('"best" compares the clinic with others');
  expect(claims).toContain('"Painless" promises that nothing hurts');
  expect(claims).toContain('"risk-free" promises');
  expect(claims).not.toContain('guaranteed');
  const told = findings.filter(({ group }) => group === 'wording').map(({ file, message }) => `${file}: ${message}`);
  expect(told).toContainEqual(expect.stringMatching(/^locales\/ta\/home\.json: "இலவச" offers something for nothing/));
  expect(
    told.filter((line) => line.includes('dental-myths.json: "cures"')),
    'the fact, not the myth',
  ).toHaveLength(1);
  expect(blockers).toBe(findings.filter(({ blocks }) => blocks).length);
});

test('npm run preflight lists what the clinic has to ask its adviser, with the sentences that patients read', async () => {
  const { findings } = await reportOf(projectOf('adviser'));
  const questions = findings.filter(({ group }) => group === 'adviser').map(({ message }) => String(message));
  expect(questions).toEqual([
    expect.stringMatching(/figures about the clinic\. Patients read: "2,000\+ .*4\.9 rating from over 100 reviews"$/),
    expect.stringMatching(/free consultations\. Patients read: ".*first 50 patients"$/),
    expect.stringMatching(/what patients say about their treatment\. Patients read: "They showed me the X-ray/),
    expect.stringMatching(/videos in which patients talk about their treatment\. Patients read: "A patient talks/),
    expect.stringMatching(/before-and-after pictures\. Patients read: ".*illustrations/),
  ]);
});

test('npm run preflight lists the faces and places that are missing, one line for each kind of fact', async () => {
  const cwd = projectOf('faces');
  const path = join(cwd, 'branches/kavalkinaru.yaml');
  writeFileSync(path, readFileSync(path, 'utf8').replace('\noffers:', '\nlandmark:\n  en: Near the bridge\n\noffers:'));
  const withoutHouse = join(cwd, 'branches/chennai.yaml');
  writeFileSync(
    withoutHouse,
    readFileSync(withoutHouse, 'utf8')
      .replace(/^ {2}outside:\n(?: {4}.*\n)+/m, '')
      .replace('topics/dental-tips', 'branches/room'),
  );
  const { findings } = await reportOf(cwd);
  const [house, missing] = [/kavalkinaru/, /clinic/].map((name) =>
    findings.filter(({ group, file }) => group === 'face' && name.test(String(file))),
  );
  const keys = house?.map(({ message }) => /^kavalkinaru has no (\w+) yet$/.exec(String(message))?.[1]).join(' ');
  expect(keys).toBe('door parking stepFree lift wheelchair languages womanDentist xray payAtDesk');
  expect(missing?.map(({ file, blocks, message }) => `${file}, ${blocks}: ${message}`)).toMatchInlineSnapshot(`
    [
      "branches/clinic.yaml, false: Dr. Priya Sample, Dr. Arun Sample and 4 others have no registration number yet (registration)",
      "branches/clinic.yaml, false: Dr. Priya Sample, Dr. Arun Sample and 4 others have no languages yet (languages)",
      "branches/clinic.yaml, false: Dr. Priya Sample, Dr. Arun Sample and 4 others have no branch and days yet (branches)",
      "branches/clinic.yaml, false: Mary Sample, Ganesan Sample and 2 others have no date yet (date)",
      "branches/clinic.yaml, false: Senthil Sample, Mary Sample and 3 others have no link yet (link)",
    ]
  `);
  const photographs = findings
    .filter(({ group }) => group === 'photo')
    .map(({ file, message }) => `${file}: ${message}`);
  const [chennai = '', ...more] = photographs.filter((line) => line.includes('chennai.yaml'));
  expect(chennai).toMatch(/yaml: picture: .*\d+ x \d+ pixels; .*Not in it: .*Shown on \/ /);
  expect(more.map((line) => line.split(': ')[1])).toEqual([
    'photos.outside',
    'photos.door',
    'photos.reception',
    'photos.sterilisation',
  ]);
  expect(photographs).toContainEqual(
    expect.stringMatching(/: 2 of 15 are there: chennai photos\.inside, founder photo\. In all.*consent/),
  );
});

test('npm run preflight reports probable mistakes, and each ended offer once', async () => {
  const branches = join(folder, 'warned');
  writeConfiguration('two-branches', branches);
  const path = join(branches, 'chennai.yaml');
  writeFileSync(path, readFileSync(path, 'utf8').replace('en: Periyar Nagar, Perambur', 'en: Door # 5, Perambur'));
  const { findings } = await reportOf('.', '--branches', branches, '--today', '2026-01-01');
  expect(findings.filter(({ group }) => group === 'warning')).toEqual([
    expect.objectContaining({
      line: 77,
      blocks: false,
      message: expect.stringContaining('may show the payment button'),
    }),
    expect.objectContaining({
      line: 17,
      column: 16,
      blocks: false,
      message: expect.stringContaining('# 5, Perambur'),
    }),
  ]);
  expect(findings.filter(({ message }) => /independence-day ended/.test(String(message)))).toHaveLength(1);
});

test('npm run preflight prints plain messages when the branch files cannot be read', async () => {
  const { status, stderr } = await runHere('scripts/preflight.ts', ['--branches', join(folder, 'nowhere')]);
  expect(status).toBe(1);
  expect(stderr).toContain('there is no such folder');
  expect(stderr).not.toMatch(/\n\s+at /);
});

test('npm run serve says what to run when the variant is not built', async () => {
  const { status, stderr } = await runHere('scripts/serve.ts', ['combined', '--from', join(folder, 'nothing')]);
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: `${join(folder, 'nothing/combined')} is not built yet. Run: npm run build -- combined\n`,
  });
});

test('npm run serve lists the possible and the built sites for an unknown name', async () => {
  const cwd = join(folder, 'serve');
  // Even if a branch file has a mistake.
  for (const name of ['chennai', 'kavalkinaru']) write(`serve/branches/${name}.yaml`, 'phone: [');
  write('serve/dist/kavalkinaru/index.html', '');
  const { status, stderr } = await runHere('scripts/serve.ts', ['nonsense'], cwd);
  expect(status).toBe(2);
  expect(stderr).toContain('There is no site "nonsense". Expected one of: combined, chennai, kavalkinaru.');
  expect(stderr).toContain('Built in dist: kavalkinaru.');
});
