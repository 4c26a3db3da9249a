/** Runs builds from other branch files and on other days in the fixture project. */
import { cpSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { buildSite } from '../../../branches/model/buildSite.ts';
import { fingerprint } from '../../../scripts/build/bundle/bundleCache.ts';
import { filesIn } from '../../../scripts/build/files/filesIn.ts';
import { siteMap } from '../../../site/pages/routes.ts';
import { FIXTURE_FACTS } from '../../fixtures/folders.ts';
import { buildHere } from '../../support/buildHere.ts';
import { FIXTURE_DAY, FIXTURE_PROJECT, fixtureDist, runFixtureScript } from '../../support/fixtureSite.ts';
import { loadFiles } from '../../support/loadFiles.ts';
import { sharedFolder } from '../../support/sharedFolder.ts';
import { type BuiltSite, pageOf, readBuilt, textOf } from '../support/readBuilt.ts';
import { WARNINGS } from '../support/warnings.ts';

vi.setConfig({ testTimeout: 120_000 });

const folder = sharedFolder();

/** Each build takes ten seconds: near-duplicates of other cases run only in `npm run test:full`. */
const ALL = Boolean(process.env.TEST_ALL);

const DONE = { status: 0, message: '' };

type BuildOptions = {
  branches?: string;
  out?: string;
  today?: string;
  /** For tests that look at neither pictures nor compressed copies. */
  quick?: boolean;
};

function commandLine(
  variants: readonly string[],
  { branches = 'branches', out = 'dist', today = FIXTURE_DAY, quick = false }: BuildOptions,
): readonly string[] {
  return [...variants, '--branches', branches, '--out', out, '--today', today, ...(quick ? ['--quick'] : [])];
}

async function build(variants: readonly string[], options: BuildOptions) {
  const { status, stderr } = await buildHere(commandLine(variants, options), FIXTURE_PROJECT);
  return { status, message: stderr.replace(WARNINGS, '') };
}

function read(
  variant: string,
  { branches = FIXTURE_FACTS, out = 'dist', today = FIXTURE_DAY }: BuildOptions,
): BuiltSite {
  return readBuilt(join(out, variant), buildSite(variant, loadFiles(branches), today));
}

/** Copies the branch files into a new folder. */
function copyBranches(name: string): string {
  const copy = join(folder, name);
  mkdirSync(copy, { recursive: true });
  for (const file of ['clinic', 'chennai', 'kavalkinaru'])
    cpSync(join(FIXTURE_FACTS, `${file}.yaml`), join(copy, `${file}.yaml`));
  return copy;
}

const SLUG = 'online-dentist-appointment-booking-madurai';

test('one more branch needs only one more file: a copy of another branch with its own booking slugs; its own site never mentions the others', async () => {
  const branches = copyBranches('three');
  const chennai = readFileSync(join(branches, 'chennai.yaml'), 'utf8');
  const copy = chennai
    .replace(/slug: .+\n *otherSlugs: .+/, `slug: ${SLUG}`)
    .replace('en: Chennai\n', 'en: Madurai\n')
    .replaceAll('+910000000001', '+910000000003');
  writeFileSync(join(branches, 'madurai.yaml'), copy);
  writeFileSync(
    join(branches, 'second-chennai.yaml'),
    chennai.replace(/slug: .+\n *otherSlugs: .+/, `slug: ${SLUG}-2`),
  );
  const options = { branches, out: join(folder, 'three-dist'), quick: true };
  expect(await build(['combined', 'madurai'], options)).toEqual(DONE);

  const combined = read('combined', options);
  expect(combined.pages).toHaveLength(siteMap(combined.site).length + 2);
  for (const { path, document } of combined.pages) {
    for (const place of ['header', 'footer', '[data-floating-contact]']) {
      expect(document.querySelector(`${place} a[href="tel:+910000000003"]`), `${place} of ${path}`).not.toBeNull();
    }
  }
  for (const path of ['/contact', '/about', '/reviews', '/online-free-consultations-and-appointments']) {
    expect(
      textOf(pageOf(combined, path).document.querySelector('main') ?? pageOf(combined, path).document),
      path,
    ).toContain('Madurai');
  }
  expect(pageOf(combined, '/contact').document.querySelector(`main a[href="/contact/${SLUG}"]`)).not.toBeNull();
  expect(textOf(pageOf(combined, '/').document)).toMatch(/4 ?branches/);
  expect(readFileSync(join(combined.root, 'sitemap.xml'), 'utf8')).toContain(`/contact/${SLUG}`);

  const alone = read('madurai', options);
  // The three other branches must have no booking pages.
  expect(alone.pages).toHaveLength(combined.pages.length - 3);
  expect(textOf(pageOf(alone, '/').document)).not.toMatch(/\d ?branches/);
  const own = JSON.stringify(alone.site.branches);
  const foreign = combined.site.branches
    .filter(({ id }) => id !== 'madurai')
    .flatMap(({ id, name, phone, booking }) => [`/${id}.vcf`, name.en, phone, booking.slug, booking.portal])
    .filter((text) => !own.includes(text));
  for (const name of [
    ...alone.pages.map(({ file }) => relative(alone.root, file)),
    'sitemap.xml',
    'site.webmanifest',
  ]) {
    const text = readFileSync(join(alone.root, name), 'utf8');
    expect(
      foreign.filter((word) => text.includes(word)),
      name,
    ).toEqual([]);
    expect(text, name).not.toMatch(/both branches|each branch|branches<|our clinics/i);
  }
  for (const { id } of combined.site.branches)
    expect(existsSync(join(alone.root, `${id}.vcf`)), id).toBe(id === 'madurai');
});

test.runIf(ALL)('the same files on the same day produce identical bytes', () => {
  const bytesOf = (name: string) => {
    const options = { out: join(folder, name), today: '2026-11-21' };
    // In processes of their own: what one has in its memory shall not help the other.
    expect(runFixtureScript('scripts/build.ts', commandLine(['chennai'], options)).status).toBe(0);
    return fingerprint([join(folder, name, 'chennai')], readFileSync);
  };
  expect(bytesOf('once')).toBe(bytesOf('twice'));
});

/** The modification time of each file under a folder, in milliseconds since 1970. */
const timesIn = (root: string): Readonly<Record<string, number>> =>
  Object.fromEntries(filesIn(root).map((name) => [name, statSync(join(root, name)).mtimeMs]));

describe('a rebuild', { timeout: 240_000 }, () => {
  const branches = copyBranches('again');
  const options = { branches, out: join(folder, 'again-dist') };
  const root = join(options.out, 'chennai');
  const isPage = (name: string) => /\.html(?:\.br|\.gz)?$/.test(name);

  test('keeps the names and times of scripts and pictures when a phone number changes', async () => {
    for (const name of ['chennai', 'chennai.hosts'])
      cpSync(join(fixtureDist(), name), join(options.out, name), { recursive: true, preserveTimestamps: true });
    const times = timesIn(root);
    const file = join(branches, 'chennai.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('+910000000001', '+910000000009'));
    expect(await build(['chennai'], options)).toEqual(DONE);
    const after = timesIn(root);
    expect(Object.keys(after)).toEqual(Object.keys(times));
    const changed = Object.keys(after).filter((name) => after[name] !== times[name]);
    expect(changed.filter(isPage)).toHaveLength(Object.keys(after).filter(isPage).length);
    expect(changed.filter((name) => !isPage(name))).toEqual([
      'chennai.vcf',
      // It has the digests of the pages.
      ...['sw.js', 'sw.js.br', 'sw.js.gz'],
      'version.json',
    ]);
    const html = readFileSync(join(root, 'about.html'));
    expect(html.toString()).toContain('+910000000009');
    expect(brotliDecompressSync(readFileSync(join(root, 'about.html.br'))).equals(html)).toBe(true);
    expect(gunzipSync(readFileSync(join(root, 'about.html.gz'))).equals(html)).toBe(true);
  });
});

describe('an archive to upload', { timeout: 120_000 }, () => {
  const branches = copyBranches('archived');
  const out = join(folder, 'archived-dist');
  const archive = join(out, 'chennai.zip');
  const zip = ['chennai', '--zip', '--branches', branches, '--out', out, '--today', FIXTURE_DAY];

  test('is not made of samples, nor renewed with them, and says so before any work; the last one stays', async () => {
    const refusal =
      /^This site still has sample facts and unsigned advice\..*\n.*testSite: true into .*archived\/clinic\.yaml/m;
    const kept = 'Nothing in the output folder was changed.\n';
    const first = await buildHere(zip, FIXTURE_PROJECT);
    expect(first).toMatchObject({ status: 1, stdout: '', stderr: expect.stringMatching(refusal) });
    expect(first.stderr).toContain(kept);
    expect(existsSync(join(out, 'chennai'))).toBe(false);

    mkdirSync(out, { recursive: true });
    writeFileSync(archive, 'the last good one');
    const again = await build(['chennai'], { branches, out });
    expect(again).toEqual({ status: 1, message: expect.stringMatching(refusal) });
    expect(again.message).toContain(`To build only to look at it, delete ${archive}, which would be renewed.\n${kept}`);
    expect(readFileSync(archive, 'utf8')).toBe('the last good one');
  });

  test('is made of a test site', async () => {
    writeFileSync(join(branches, 'clinic.yaml'), '\ntestSite: true\n', { flag: 'a' });
    const { status, stderr } = await buildHere(zip, FIXTURE_PROJECT);
    expect({ status, stderr: stderr.replace(WARNINGS, '') }).toEqual({ status: 0, stderr: '' });
    expect(readFileSync(archive).subarray(0, 2).toString()).toBe('PK');
    expect(readFileSync(join(out, 'chennai/404.html'), 'utf8')).toContain('content="noindex"');
  });
});

test('a probable mistake is reported before the build, which then succeeds', async () => {
  const branches = copyBranches('warned');
  const file = join(branches, 'chennai.yaml');
  const text = readFileSync(file, 'utf8').replace(
    /- en: .*\n( *)ta: .*\n/,
    '- en: Door # 5, Sample Building\n$1tm: Hall 5\n',
  );
  writeFileSync(file, text);
  writeFileSync(join(branches, 'madurai.yaml.txt'), text);
  const out = join(folder, 'warned-dist');
  const options = ['chennai', '--branches', branches, '--out', out, '--today', '2025-08-15', '--quick'];
  const { status, stdout, stderr } = await buildHere(options, FIXTURE_PROJECT);
  expect({ status, stdout }).toMatchObject({ status: 0, stdout: expect.stringContaining('is ready') });
  expect(stderr).toMatch(/^3 warnings; the site is built anyway:$/m);
  for (const found of ['chennai.yaml:', 'Type: en: "Door # 5, Sample Building"', 'found tm', 'madurai.yaml.txt:1:1']) {
    expect(stderr).toContain(found);
  }
  expect(stderr.replace(WARNINGS, '')).not.toContain('found');
  expect(readFileSync(join(out, 'chennai/contact.html'), 'utf8')).not.toContain('Sample Building');
});
