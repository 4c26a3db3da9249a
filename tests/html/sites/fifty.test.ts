/** A chain of fifty branches: no page grows with their number. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { readableLength } from '../../../locales/model/readableLength.ts';
import { pageFile, siteMap } from '../../../site/pages/routes.ts';
import { TOWN_LIST } from '../../fixtures/fiftyBranches.ts';
import { FIFTY_ROOT, fifty } from '../../support/fiftySite.ts';
import { plainText } from '../../support/plainText.ts';

const files = readdirSync(FIFTY_ROOT, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
const pages = files.map((name) => {
  const file = join(FIFTY_ROOT, name);
  return { name, file, document: parse(readFileSync(file, 'utf8')) };
});
const page = (path: string) => {
  const found = pages.find(({ name }) => name === pageFile(path));
  if (!found) throw new Error(`There is no page ${path}.`);
  return found.document;
};
const dataOn = (path: string) =>
  page(path)
    .querySelectorAll('script[type="application/ld+json"]')
    .map(({ textContent }) => JSON.parse(textContent));
const textsOf = (path: string, selector: string) =>
  page(path)
    .querySelectorAll(selector)
    .map(({ textContent }) => plainText(textContent));

test('every page exists, in both languages', () => {
  const addresses = siteMap(fifty).map(({ path }) => pageFile(path));
  expect(files).toEqual(expect.arrayContaining(addresses));
  expect(files).toEqual(
    expect.arrayContaining(addresses.map((name) => (name === 'index.html' ? 'ta.html' : `ta/${name}`))),
  );
});

describe.each(pages)('$name', ({ file, document }) => {
  test('fits one round trip', () => {
    expect(statSync(`${file}.br`).size).toBeLessThanOrEqual(14_000);
  });

  test('has a title and a description that search engines show whole', () => {
    const description = document.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
    expect(readableLength(plainText(document.querySelector('title')?.textContent ?? ''))).toBeLessThanOrEqual(70);
    expect(readableLength(description)).toBeLessThanOrEqual(160);
  });

  test('offers few numbers to call, and says what all branches share once', () => {
    const main = document.querySelector('main');
    expect(main?.querySelectorAll('a[href^="tel:"]').length).toBeLessThanOrEqual(8);
    for (const shared of [fifty.clinic.email, 'mailto:'])
      expect(main?.toString().split(shared).length ?? 0, shared).toBeLessThanOrEqual(3);
  });
});

test('sentences count branches instead of naming them', () => {
  expect(textsOf('/', 'h1 ~ p, main p').join(' ')).not.toMatch(/Ambur|Arakkonam/);
  expect(plainText(page('/').querySelector('title')?.textContent ?? '')).toMatch(
    /^Dentists in 50 clinics in Tamil Nadu/,
  );
  expect(plainText(page('/ta').querySelector('title')?.textContent ?? '')).toMatch(/^தமிழ்நாடு, 50 கிளைகள்/);
});

test('the list of all has each branch once, by district, in the alphabet of its language', () => {
  for (const [path, language] of [
    ['/clinics', 'en'],
    ['/ta/clinics', 'ta'],
  ] as const) {
    const districts = textsOf(path, '[data-clinics] h3');
    expect(districts).toEqual(districts.toSorted(new Intl.Collator(`${language}-IN`).compare));
    expect(districts).toEqual(expect.arrayContaining(TOWN_LIST.map(({ district }) => district[language])));
    expect(new Set(districts).size).toBe(districts.length);
    const links = page(path)
      .querySelectorAll('[data-clinics] li a[href*="/clinics/"]')
      .map((link) => link.getAttribute('href'));
    expect(links).toHaveLength(50);
    expect(new Set(links).size).toBe(50);
  }
  const erode = page('/clinics')
    .querySelectorAll('[data-clinics] section')
    .find((section) => plainText(section.querySelector('h3')?.textContent ?? '') === 'Erode');
  expect(erode?.querySelectorAll('li').map((row) => plainText(row.querySelector('a')?.textContent ?? ''))).toEqual([
    'Erode',
    'Gobichettipalayam',
  ]);
});

test('each branch is a Dentist with an address of its own, and is part of a clinic that lists it', () => {
  const origin = fifty.canonicalUrl;
  const [organization] = dataOn('/clinics');
  expect(organization['@type']).toBe('Organization');
  const listed = new Map(organization.department.map((each: Record<string, string>) => [each['@id'], each.url]));
  expect(listed.size).toBe(50);
  for (const { id } of fifty.branches) {
    const things = dataOn(`/clinics/${id}`);
    const dentist = things.find((thing) => thing['@type'] === 'Dentist');
    expect(dentist.url).toBe(`${origin}/clinics/${id}`);
    expect(listed.get(dentist['@id'])).toBe(dentist.url);
    expect(things.map((thing) => thing['@id'])).toContain(dentist.parentOrganization['@id']);
    expect(dentist.parentOrganization['@id']).toBe(organization['@id']);
  }
});

test('a branch’s own page has all that is its own', () => {
  const main = plainText(page('/clinics/kavalkinaru').querySelector('main')?.textContent ?? '');
  for (const fact of ['Kavalkinaru Junction', '627105', 'Monday to Saturday', 'Dr. Karthik Sample'])
    expect(main).toContain(fact);
  expect(main).not.toContain('600082');
  const hrefs = page('/clinics/chennai')
    .querySelectorAll('main a')
    .map((link) => link.getAttribute('href') ?? '');
  for (const start of [
    'tel:',
    'https://wa.me/',
    '/contact/online-dentist',
    '/chennai.vcf',
    '/services/laser-dentistry',
  ])
    expect(
      hrefs.some((href) => href.startsWith(start)),
      start,
    ).toBe(true);
  expect(readFileSync(join(FIFTY_ROOT, 'ambur.vcf'), 'utf8')).toContain(`URL:${fifty.canonicalUrl}/clinics/ambur`);
  expect(readFileSync(join(FIFTY_ROOT, 'sitemap.xml'), 'utf8')).toContain('/clinics/ambur</loc>');
  expect(readFileSync(join(FIFTY_ROOT, 'licenses.txt'), 'utf8')).toContain('GeoNames');
});
