/** Runs builds from other branch files and on other days in the fixture project. */
import { cpSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { buildSite } from '../../../branches/model/buildSite.ts';
import { filesIn } from '../../../scripts/build/files/filesIn.ts';
import { OFFLINE_PAGE, siteMap } from '../../../site/pages/routes.ts';
import { FIXTURE_FACTS } from '../../fixtures/folders.ts';
import { FIXTURE_DAY, FIXTURE_PROJECT, fixtureDist } from '../../support/fixtureSite.ts';
import { loadFiles } from '../../support/loadFiles.ts';
import { buildHere } from '../../support/runHere.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { pageOf, readBuilt, textsOf } from '../support/readBuilt.ts';
import { WARNINGS } from '../support/warnings.ts';

vi.setConfig({ testTimeout: 120_000 });

const folder = temporaryFolder({}, afterAll);

/** A day on which the fixtures give no warning. */
const WITHOUT_WARNINGS = '2025-08-15';

type BuildOptions = { branches?: string; out?: string; today?: string };

function commandLine(
  variants: readonly string[],
  { branches = 'branches', out = 'dist', today = FIXTURE_DAY }: BuildOptions,
): readonly string[] {
  return [...variants, '--branches', branches, '--out', out, '--today', today];
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

test('one more branch needs only one more file, even a copy; what is probably a mistake is reported, and the site is built', async () => {
  const branches = copyBranches('three');
  const copy = readFileSync(join(branches, 'chennai.yaml'), 'utf8')
    .replace(/slug: .+\n *otherSlugs: .+/, `slug: ${SLUG}`)
    .replace('en: Chennai\n', 'en: Madurai\n')
    .replace(/- en: .*\n( *)ta: .*\n/, '- en: Door # 5, Sample Building\n$1tm: Hall 5\n')
    .replaceAll('+910000000001', '+910000000003');
  writeFileSync(join(branches, 'madurai.yaml'), copy);
  const out = join(folder, 'three-dist');
  const options = [...commandLine(['combined'], { branches, out, today: WITHOUT_WARNINGS }), '--quick'];
  const { status, stdout, stderr } = await buildHere(options, FIXTURE_PROJECT);
  expect({ status, stdout }).toMatchObject({ status: 0, stdout: expect.stringContaining('is ready') });
  expect(stderr).toMatch(/^3 warnings; the site is built anyway:$/m);
  for (const found of ['Type: en: "Door # 5, Sample Building"', 'found tm', 'also the id of an offer']) {
    expect(stderr).toContain(found);
  }
  expect(stderr.replace(WARNINGS, '')).not.toContain('found');

  const combined = readBuilt(join(out, 'combined'), buildSite('combined', loadFiles(branches), WITHOUT_WARNINGS));
  expect(combined.pages).toHaveLength(siteMap(combined.site).length + 2);
  for (const { path, document } of combined.pages) {
    // The bar of another branch's booking page has only that one.
    const isElsewhere = path.startsWith('/contact/') && !path.endsWith(SLUG);
    const footer = path === OFFLINE_PAGE.path ? [] : ['footer'];
    for (const place of ['header', ...footer, ...(isElsewhere ? [] : ['[data-floating-contact]'])]) {
      expect(document.querySelector(`${place} a[href="tel:+910000000003"]`), `${place} of ${path}`).not.toBeNull();
    }
  }
  const main = (path: string) => pageOf(combined, path).document.querySelector('main');
  for (const path of ['/contact', '/about', '/reviews', '/online-free-consultations-and-appointments'])
    expect(textsOf(main(path), '*').join(), path).toContain('Madurai');
  // The cards of three branches are below the page's title, those of two beside it.
  expect(main('/contact')?.querySelector(`section#clinics li a[href="/contact/${SLUG}"]`)).not.toBeNull();
  expect(textsOf(main('/'), '*').join()).toMatch(/3 ?branches/);
  expect(readFileSync(join(combined.root, 'sitemap.xml'), 'utf8')).toContain(`/contact/${SLUG}`);
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
    vi.stubEnv('CI', 'true');
    const { status, stdout, stderr } = await buildHere(commandLine(['chennai', 'chennai'], options), FIXTURE_PROJECT);
    vi.unstubAllEnvs();
    expect(status, stderr).toBe(0);
    // A variant given twice is built once; what the translations wait for and what to do next come last.
    expect(stdout).toMatch(
      /^\S+ is ready: every page changed since .*\n(?:.* pages ready for patients.*\n)*Look at chennai: npm run serve -- chennai --from .*\n$/m,
    );
    expect(stderr.match(/^[A-Z][\w ]+(?=: (?:[\d,]+ in )?[\d.]+ s$)/gm)).toEqual([
      ...['Checking facts and words', 'Bundling the pages', 'Rendering pages', 'Preparing pictures'],
      ...['Compressing files', 'Putting everything in place'],
    ]);
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
