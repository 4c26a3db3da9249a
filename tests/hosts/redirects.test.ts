/** Redirects from addresses that are not pages. */
import { expect, test } from 'vitest';
import { buildSite } from '../../branches/model/buildSite.ts';
import { COMBINED } from '../../branches/model/files/branchName.ts';
import { LANGUAGES, pathInLanguage, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import {
  createRedirectsFile,
  listRedirects,
  otherSpellings,
  readRedirectsFile,
} from '../../scripts/hosts/redirects.ts';
import { siteMap } from '../../site/pages/routes.ts';
import { createPublication } from '../../site/translation/publication.ts';
import { FIXTURE_FACTS } from '../fixtures/folders.ts';
import { loadFiles } from '../support/loadFiles.ts';

const site = buildSite(COMBINED, loadFiles(FIXTURE_FACTS), '2026-11-22');
const routes = siteMap(site);

/** Tamil once published, with one page missing. */
const languages = LANGUAGES.map((language) => ({ ...language, status: 'published' as const }));
const tamil = languages.find(({ code }) => code === 'ta') ?? SOURCE_LANGUAGE;
const waiting = new Map([['ta', new Map([['about', { texts: 1, reviews: 0 }]])]]);
const publication = createPublication([SOURCE_LANGUAGE, tamil], waiting, []);
const pages = routes.flatMap((route) =>
  publication.languagesOf(route).map((language) => pathInLanguage(route.path, language)),
);
const redirects = listRedirects(site, publication, [SOURCE_LANGUAGE, tamil]);
const leads = (from: string) => redirects.find((redirect) => redirect.from === from);

const BOOKING = '/contact/online-dentist-appointment-booking';

test('redirects lead a misspelt booking address to the page, in each language that has it', () => {
  expect(leads(`${BOOKING}-perambur`)).toMatchObject({ to: `${BOOKING}-perumbur`, status: 301 });
  expect(leads(`/ta${BOOKING}-perambur`)).toMatchObject({ to: `/ta${BOOKING}-perumbur`, status: 301 });
});

test('redirects lead a page that is English again there, temporarily', () => {
  expect(leads('/ta/about')).toMatchObject({ to: '/about', status: 302 });
  expect(redirects.filter(({ status }) => status === 302)).toHaveLength(1);
});

test('redirects include no addresses of an unpublished language', () => {
  const english = createPublication([SOURCE_LANGUAGE], new Map(), []);
  expect(listRedirects(site, english).filter(({ from }) => from.startsWith('/ta'))).toEqual([]);
});

test('redirects reach a page at once: no loops, chains, missing pages or duplicates', () => {
  const all = [...redirects, ...otherSpellings([...pages, '/404'], redirects)];
  expect(all.length).toBeGreaterThan(pages.length * 3);
  const from = all.map((redirect) => redirect.from);
  expect(from).toEqual([...new Set(from)]);
  expect(from.filter((path) => pages.includes(path))).toEqual([]);
  expect(all.filter(({ to }) => !pages.includes(to))).toEqual([]);
});

test('_redirects lists each redirect with and without a slash, and parses back unchanged', () => {
  const lines = createRedirectsFile(redirects, 'combined').trimEnd().split('\n');
  expect(lines).toContain('/ta/about /about 302');
  expect(lines).toContain('/ta/about/ /about 302');
  expect(readRedirectsFile(`${lines.join('\n')}\n`)).toEqual(redirects);
  expect(lines).toHaveLength(redirects.length * 2);
});

test('_redirects is refused when Cloudflare Pages would ignore a part', () => {
  const many = Array.from({ length: 1001 }, (_, i) => ({ from: `/old-${i}`, to: '/', status: 301 as const }));
  expect(() => createRedirectsFile(many, 'combined')).toThrow(
    '_redirects of combined has 2002 lines, and Cloudflare Pages reads 2000. Take names out of otherSlugs',
  );
});
