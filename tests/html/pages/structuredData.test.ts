/** Structured data matches the branch files. That it uses terms of schema.org is a matter of types. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { mapsLink } from '../../../branches/model/maps.ts';
import type { Branch, SiteModel } from '../../../branches/model/siteModel.ts';
import { WEEKDAYS } from '../../../branches/model/week.ts';
import { BUILT } from '../support/built.ts';
import { blocksOf, factsOf } from '../support/facts.ts';
import { FIXTURE_BUILT } from '../support/fixtureBuilt.ts';
import { pageOf } from '../support/readBuilt.ts';

/** Maps each weekday to its shifts, such as "10:30 to 13:30". */
function weekOf(specifications: readonly Record<string, string | string[]>[]): Record<string, string[]> {
  const on = (day: string) =>
    specifications
      .filter(({ dayOfWeek }) => dayOfWeek?.includes(day))
      .map(({ opens, closes }) => `${opens} to ${closes}`)
      .filter((shift) => shift !== '00:00 to 00:00');
  return Object.fromEntries(WEEKDAYS.map((day) => [day, on(day.charAt(0).toUpperCase() + day.slice(1))]));
}

function hoursOf({ hours }: Branch): Record<string, string[]> {
  const time = (minutes: number) => new Date(minutes * 60_000).toISOString().slice(11, 16);
  return Object.fromEntries(
    WEEKDAYS.map((day) => [day, hours[day].map(({ opens, closes }) => `${time(opens)} to ${time(closes)}`)]),
  );
}

describe.each(BUILT)('structured data of $variant', ({ root, site, pages }) => {
  const all = pages.flatMap(({ document }) => factsOf(document));
  const dentists = all.filter((facts) => facts['@type'] === 'Dentist');

  test.each(site.branches)('matches the branch file of $id wherever it appears', async (branch) => {
    const described = dentists.filter((facts) => facts['@id'] === `${site.canonicalUrl}/#${branch.id}`);
    // On the home page, the contact page, the about page and its booking page.
    expect(described).toHaveLength(4);
    for (const facts of described) {
      expect(facts).toEqual({ ...described[0] });
      expect(facts).toMatchObject(expectedOf(branch, site));
      expect(weekOf(facts.openingHoursSpecification as Record<string, string[]>[])).toEqual(hoursOf(branch));
      const picture = join(root, String(facts.image).replace(site.siteUrl, ''));
      expect(existsSync(picture), picture).toBe(true);
      expect((await sharp(picture).metadata()).width).toBeGreaterThanOrEqual(1200);
    }
  });

  test('describes one clinic, and defines every id where it is referenced', () => {
    for (const { path, document } of pages) {
      const ids = factsOf(document).flatMap((facts) => facts['@id'] ?? []);
      const referenced = blocksOf(document).flatMap((block) => [...block.matchAll(/\{"@id":("[^"]+")\}/g)]);
      for (const [, id = ''] of referenced) expect(ids, path).toContain(JSON.parse(id));
    }
    const [clinic, ...others] = all.filter((facts) => facts['@type'] === 'Organization');
    expect(others).toEqual(others.map(() => clinic));
    expect(clinic).toMatchObject({
      name: site.clinic.name.en,
      email: site.clinic.email,
      url: `${site.canonicalUrl}/`,
      sameAs: expect.arrayContaining([site.clinic.social.instagram]),
    });
  });

  test('is absent from pages hidden from search engines', () => {
    for (const { path, document } of pages) {
      // On a test site, other pages are hidden only for now.
      const isHidden = document.querySelector('meta[name=robots]') && !document.querySelector('link[rel=canonical]');
      if (isHidden) expect(blocksOf(document), path).toEqual([]);
    }
  });
});

test('describes a dentist by number, languages and branches, and a branch by its photographs and what it has', () => {
  const [combined] = FIXTURE_BUILT;
  if (!combined) throw new Error('The fixture site has no variant.');
  const factsOn = (path: string, type: string) =>
    factsOf(pageOf(combined, path).document).filter((facts) => facts['@type'] === type);
  const people = factsOn('/about', 'Person');
  // Only those of whom more is known than a name.
  expect(people).toHaveLength(2);
  expect(people[0]).toMatchObject({
    name: 'Dr. Meera Sample',
    image: expect.stringMatching(/^https:.*\.webp$/),
    identifier: { value: 'TNDC 00001' },
    knowsLanguage: ['ta', 'en', 'ml'],
    worksFor: ['chennai', 'kavalkinaru'].map((id) => ({ '@id': `${combined.site.canonicalUrl}/#${id}` })),
  });
  const [chennai, kavalkinaru] = factsOn('/contact', 'Dentist');
  const features = chennai?.amenityFeature as Record<'name' | 'value', unknown>[];
  const known = { 'Step-free entrance': true, Lift: false, 'Wheelchair access': true, 'X-ray': false };
  expect(Object.fromEntries(features.map(({ name, value }) => [name, value]))).toEqual(known);
  expect(chennai).toMatchObject({ knowsLanguage: ['ta', 'en'], paymentAccepted: 'cash, UPI' });
  expect(chennai?.photo).toHaveLength(3);
  for (const unknown of ['amenityFeature', 'photo']) expect(kavalkinaru).not.toHaveProperty(unknown);
  expect(kavalkinaru).toMatchObject({
    hasMap: 'https://www.google.com/maps/search/?api=1&query=8.241694%2C77.552194',
    geo: { '@type': 'GeoCoordinates', latitude: 8.241694, longitude: 77.552194 },
    priceRange: '₹99-75,000',
  });
  expect(chennai).not.toHaveProperty('geo');
});

function expectedOf(branch: Branch, site: SiteModel): object {
  return {
    name: `${site.clinic.name.en}, ${branch.name.en}`,
    url: `${site.canonicalUrl}/contact/${branch.booking.slug}`,
    telephone: branch.phone,
    email: branch.email ?? site.clinic.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: branch.address.lines.map(({ en }) => en).join(', '),
      addressLocality: branch.address.city.en,
      addressRegion: branch.address.state.en,
      postalCode: branch.address.postcode,
      addressCountry: 'IN',
    },
    areaServed: branch.areasServed.map(({ en }) => en),
    hasMap: mapsLink(branch.maps.directions),
  };
}
