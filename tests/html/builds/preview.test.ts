/** Checks a preview build, including every unpublished language, by the rules for published sites. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { NodeType } from 'node-html-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSite, listVariants } from '../../../branches/model/buildSite.ts';
import { todayInKolkata } from '../../../branches/model/day.ts';
import { filesIn } from '../../../scripts/build/files/filesIn.ts';
import { siteMap } from '../../../site/pages/routes.ts';
import { loadFiles } from '../../support/loadFiles.ts';
import { buildHere } from '../../support/runHere.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { findLeaks } from '../checks/leaks.ts';
import { fileNameProblems } from '../checks/names.ts';
import { brokenOnPages } from '../checks/references.ts';
import { findInvalid } from '../checks/validator.ts';
import { factsOf } from '../support/facts.ts';
import {
  type BuiltPage,
  type BuiltSite,
  pageOf,
  readBuilt,
  textOf,
  valuesOf,
  withoutFacts,
} from '../support/readBuilt.ts';

/** A single-branch site, whichever branches there are. */
const VARIANT = listVariants(loadFiles('branches')).at(-1) ?? 'combined';
const folder = temporaryFolder({}, afterAll);

const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u;

/** Attributes that are announced or shown. */
const SAID = ['alt', 'aria-label', 'aria-valuetext', 'title', 'placeholder', 'data-notice', 'data-notice-title'];
const today = todayInKolkata(new Date());

let built: BuiltSite;
let tamil: readonly BuiltPage[];

beforeAll(async () => {
  // Its pictures are those of the site without a preview.
  const options = [VARIANT, '--preview', '--quick', '--out', folder, '--today', today];
  const { status, stderr } = await buildHere(options);
  if (status !== 0) throw new Error(stderr);
  built = readBuilt(join(folder, VARIANT), buildSite(VARIANT, loadFiles('branches'), today));
  tamil = built.pages.filter(({ path }) => path === '/ta' || path.startsWith('/ta/'));
}, 120_000);

test('a preview site has every page in Tamil, including those that no menu lists', () => {
  expect(tamil).toHaveLength(siteMap(built.site).length + 2);
  for (const { document, path } of tamil) {
    expect(document.querySelector('html')?.getAttribute('lang'), path).toBe('ta');
    expect(valuesOf(document, 'meta[name=robots]', 'content'), path).toEqual(['noindex']);
  }
});

test('a preview site keeps its Tamil pages for reviewers: small, with a note, linked to each other, and in no list', () => {
  const words = JSON.parse(readFileSync('locales/ta/common.json', 'utf8'));
  for (const { document, html, path } of tamil.filter(({ path }) => !/\/(?:404|offline)$/.test(path))) {
    expect(brotliCompressSync(html).length, path).toBeLessThanOrEqual(14_000);
    expect(textOf(document), path).toContain(words.notice.preview);
    expect(document.querySelectorAll('link[rel=canonical], link[rel=alternate]'), path).toEqual([]);
    const addresses = valuesOf(document, 'a[href^="/"]:not([hreflang])');
    const elsewhere = addresses.filter((href = '') => !/^\/ta(?:[/#]|$)/.test(href));
    expect(elsewhere, path).toEqual([]);
  }
  expect(readFileSync(join(built.root, 'sitemap.xml'), 'utf8')).not.toContain('/ta');
});

test('the not-found page of a preview site leads to the home page in the other language', () => {
  const links = pageOf(built, '/404').document.querySelectorAll('header a[hreflang^=ta]');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/ta']);
});

test('a preview site marks words in other scripts on English pages with their language', () => {
  const unmarked: string[] = [];
  let marked = 0;
  for (const { path, document } of built.pages.filter((page) => !tamil.includes(page))) {
    for (const part of document.querySelector('body')?.querySelectorAll(':not(script)') ?? []) {
      const texts = part.childNodes.filter(({ nodeType }) => nodeType === NodeType.TEXT_NODE).map(({ text }) => text);
      const said = [...texts, ...SAID.map((name) => part.getAttribute(name) ?? '')].join(' ');
      if (!OTHER_SCRIPT.test(said) || !OTHER_SCRIPT.test(withoutFacts(said, built.site))) continue;
      if (part.closest('[lang]')?.getAttribute('lang') !== 'en') marked += 1;
      else unmarked.push(`${path}: ${said.slice(0, 80)}`);
    }
  }
  expect(unmarked).toEqual([]);
  // Each page names itself in the other languages.
  expect(marked).toBeGreaterThanOrEqual(siteMap(built.site).length);
});

test('on a preview site, the clinic and each branch have one address, whichever page and language says so', () => {
  const things = built.pages.flatMap(({ document }) => factsOf(document)).filter((thing) => thing['@id'] !== undefined);
  const ids = new Set(things.map((thing) => thing['@id']));
  expect(ids.size).toBeGreaterThan(1);
  expect(new Set(things.map((thing) => `${thing['@id']} ${thing.url}`)).size).toBe(ids.size);
});

test('a preview site has valid HTML and unique ids in Tamil', async () => {
  for (const { html, path } of tamil) expect(await findInvalid(html), path).toEqual([]);
});

test('a preview site has no broken links or references', () => {
  expect(brokenOnPages(built).filter((broken) => !broken.includes('/media/'))).toEqual([]);
});

test('a preview site leaks nothing, and every host accepts its file names', () => {
  expect(fileNameProblems(filesIn(built.root))).toEqual([]);
  expect(built.pages.flatMap(({ path, html }) => findLeaks(path, html))).toEqual([]);
});
