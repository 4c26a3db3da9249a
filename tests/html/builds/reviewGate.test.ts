/** A language that is set to `published` shows patients nothing that nobody has reviewed. Builds a copy of the fixture project. */
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSite } from '../../../branches/model/buildSite.ts';
import { FIXTURE_FACTS } from '../../fixtures/folders.ts';
import { FIXTURE_DAY, FIXTURE_PROJECT } from '../../support/fixtureSite.ts';
import { loadFiles } from '../../support/loadFiles.ts';
import { runHere } from '../../support/runHere.ts';
import { runScript } from '../../support/runScript.ts';
import { type BuiltSite, pageOf, readBuilt, textOf } from '../support/readBuilt.ts';

const ROOT = '.cache/published-site';
/** Words and facts; the sections of the clinic file that are on other pages only are not reviewed. */
const REVIEWED = ['common', 'dental-tips', 'offers', 'home', 'branches/chennai.yaml', 'branches/kavalkinaru.yaml'];
const site = buildSite('combined', loadFiles(FIXTURE_FACTS), FIXTURE_DAY);

let built: BuiltSite;
let output: string;

async function review(script: string, ...args: readonly string[]): Promise<void> {
  const { status, stderr } = await runHere(join(ROOT, script), args, ROOT);
  if (status !== 0) throw new Error(stderr);
}

function build(...args: readonly string[]): string {
  const { status, stdout, stderr } = runScript(join(ROOT, 'scripts/build.ts'), args, ROOT);
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

beforeAll(async () => {
  rmSync(ROOT, { recursive: true, force: true });
  cpSync(FIXTURE_PROJECT, ROOT, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !/[\\/]dist-\w+$/.test(path),
  });
  const table = join(ROOT, 'locales/languages.json');
  writeFileSync(table, readFileSync(table, 'utf8').replaceAll('"status": "preview"', '"status": "published"'));
  for (const file of REVIEWED) await review('scripts/i18nReview.ts', 'ta', file, '--by', 'Kavitha');
  await review('scripts/i18nReview.ts', 'ta', 'branches/clinic.yaml', 'name', '--by', 'Kavitha');
  await review('scripts/i18nReview.ts', 'ta', 'dental-myths', 'hero.title', '--by', 'Kavitha');
  await review('scripts/reviewed.ts', 'common', 'dental-tips', 'dental-myths', '--language', 'ta', '--by', 'Dr. Kind');
  output = build('combined', '--today', FIXTURE_DAY, '--out', 'built', '--quick');
  built = readBuilt(join(ROOT, 'built/combined'), site);
}, 240_000);

afterAll(() => rmSync(ROOT, { recursive: true, force: true }));

test('a published language has only the pages whose words were all read; facts that nobody has read are in English', () => {
  const tamil = built.pages.map(({ path }) => path).filter((path) => /^\/ta(?:\/|$)/.test(path));
  expect(tamil.sort()).toEqual(['/ta/dental-tips', '/ta/offers']);
  expect(existsSync(join(built.root, 'ta/dental-myths.html')), 'one reviewed text is not enough').toBe(false);
  const offer = pageOf(built, '/ta/offers').document.querySelector('[data-offer] h3');
  expect(offer?.closest('[lang="en"]') ?? offer?.querySelector('[lang="en"]'), 'an unread offer').not.toBeNull();
});

test('a published language leads to English where a page waits', () => {
  const hrefs = pageOf(built, '/ta/dental-tips')
    .document.querySelectorAll('a[href]')
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toContain('/dental-myths');
  expect(hrefs).not.toContain('/ta/dental-myths');
  expect(readFileSync(join(built.root, 'sitemap.xml'), 'utf8')).not.toContain('/ta/dental-myths');
});

test('the build reports a published language in one line, and where to learn what the other pages wait for', () => {
  expect(output).toMatch(
    /^\S+ \(ta\), published: 2 of \d+ pages ready for patients; npm run i18n says what the others wait for$/m,
  );
  expect(output).not.toContain('/ta/dental-myths waits');
});

const line = (path: string) => textOf(pageOf(built, path).document).match(/Reviewed by .*?\d{4}\./)?.[0];

test('a page that a dentist has signed off says so, in the language that the dentist has read', () => {
  expect(line('/ta/dental-tips')).toMatch(/^Reviewed by Dr\. Kind on /);
  expect(line('/dental-tips')).toBeUndefined();
});

test('a page that a dentist has signed off tells search engines so', () => {
  const data = pageOf(built, '/ta/dental-tips')
    .document.querySelectorAll('script[type="application/ld+json"]')
    .map(({ textContent }) => JSON.parse(textContent));
  expect(data).toContainEqual(
    expect.objectContaining({
      '@type': 'MedicalWebPage',
      url: `${site.canonicalUrl}/ta/dental-tips`,
      lastReviewed: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      reviewedBy: { '@type': 'Person', name: 'Dr. Kind' },
    }),
  );
});
