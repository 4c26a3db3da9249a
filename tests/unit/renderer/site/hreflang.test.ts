/** Language alternatives must link to each other: search engines ignore one-way links. */

import { beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from '../../../../branches/model/buildSite.ts';
import { parseFiles } from '../../../../branches/model/files/parseFiles.ts';
import { type Language, SOURCE_LANGUAGE } from '../../../../locales/languages.ts';
import { readResources } from '../../../../locales/model/resources.ts';
import { createHead } from '../../../../renderer/document/head.ts';
import { createSiteTranslator } from '../../../../renderer/i18n/placeholders.ts';
import { readDrawing } from '../../../../renderer/icons/readDrawing.ts';
import { readCatalogue } from '../../../../renderer/media/readMedia.ts';
import { createPublication } from '../../../../renderer/site/publication.ts';
import { siteMap } from '../../../../renderer/site/routes.ts';
import { createSitemap } from '../../../../scripts/build/files/writeSiteFiles.ts';
import { CONFIGURATIONS } from '../../../fixtures/configurations.ts';
import { languageNamed } from '../../../fixtures/languages.ts';

const words = readResources();
const site = buildSite('combined', parseFiles(CONFIGURATIONS['two-branches']), '2026-11-21');
const routes = siteMap(site);
const tamil: Language = { ...languageNamed('ta'), status: 'published' };

/** All of Tamil is ready except the myths. */
const waiting = new Map([['ta', new Map([['dental-myths', { texts: 1, reviews: 0 }]])]]);
const publication = createPublication([SOURCE_LANGUAGE, tamil], waiting, []);

/** For each address, its alternatives by language. */
const named = new Map<string, Record<string, string>>();

beforeAll(async () => {
  const media = await readCatalogue();
  for (const route of routes) {
    for (const language of publication.publishedIn(route)) {
      const translator = createSiteTranslator(site, words, language);
      const head = createHead({ site, route, language, translator, media, publication }, readDrawing('logo'));
      const alternates = head.links.filter(({ rel }) => rel === 'alternate');
      named.set(head.canonical ?? '', Object.fromEntries(alternates.map(({ hreflang, href }) => [hreflang, href])));
    }
  }
});

describe('pages in two languages', () => {
  test('list themselves, each other in the same way, and English as the default', () => {
    const pairs = [...named].filter(([, others]) => Object.keys(others).length > 0);
    expect(pairs).toHaveLength(2 * (routes.length - 1));
    for (const [address, others] of pairs) {
      expect(Object.keys(others).toSorted()).toEqual(['en-IN', 'ta-IN', 'x-default']);
      expect(Object.values(others), address).toContain(address);
      expect(others['x-default']).toBe(others['en-IN']);
      for (const other of Object.values(others)) expect(named.get(other), `${address} names ${other}`).toEqual(others);
    }
  });

  test('list no unpublished language', () => {
    expect(named.get(`${site.canonicalUrl}/dental-myths`)).toEqual({});
    const addresses = [...named.values()].flatMap((others) => Object.values(others));
    expect(addresses.filter((address) => address.includes('dental-myths'))).toEqual([]);
  });

  test('list the same alternatives in the sitemap', async () => {
    const xml = await createSitemap(site, publication);
    const listed = Array.from(xml.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g), ([, address = '', links = '']) => {
      const others = Array.from(links.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g), ([, name, href]) => [name, href]);
      return [address, Object.fromEntries(others)] as const;
    });
    // Only the sitemap library adds a slash to the home page’s address.
    expect(new Map(listed)).toEqual(named);
  });
});
