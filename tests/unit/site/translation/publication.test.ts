/** Which pages are published in which language. */

import { beforeAll, describe, expect, test } from 'vitest';
import { type Language, SOURCE_LANGUAGE } from '../../../../locales/languages.ts';
import { createHead } from '../../../../renderer/document/head.ts';
import { readDrawing } from '../../../../renderer/node/readDrawing.ts';
import { createSitemap } from '../../../../scripts/build/files/writeSiteFiles.ts';
import { readCatalogue } from '../../../../scripts/pictures/readMedia.ts';
import { createSiteTranslator } from '../../../../site/language/placeholders.ts';
import { pageAddress } from '../../../../site/pages/pageLinks.ts';
import type { PageModel } from '../../../../site/pages/pageModel.ts';
import { namespacesOf, siteMap } from '../../../../site/pages/routes.ts';
import { createPublication } from '../../../../site/translation/publication.ts';
import { languageNamed } from '../../../fixtures/languages.ts';
import { routeAt as routeOf, siteOf } from '../../../support/siteOf.ts';
import { resourcesIn } from '../../../support/words.ts';

const words = resourcesIn();
const site = siteOf('2026-11-21');
const routes = siteMap(site);
const routeAt = (path: string) => routeOf(site, path);

const published: Language = { ...languageNamed('ta'), status: 'published' };
const preview: Language = { ...published, status: 'preview' };

/** Tamil with only the tips ready: every other words file lacks a review. */
const waits = (namespace: string) => ({ texts: 0, reviews: /^(?:common|dental-tips)$/.test(namespace) ? 0 : 1 });
const TIPS = new Map([['ta', new Map(routes.flatMap(namespacesOf).map((each) => [each, waits(each)]))]]);
const oneByOne = createPublication([SOURCE_LANGUAGE, published], TIPS, []);

const LOGO = readDrawing('logo');

const pageIn = (language: Language, path: string, publication = oneByOne, media: PageModel['media'] = new Map()) =>
  ({
    site,
    route: routeAt(path),
    language,
    translator: createSiteTranslator(site, words, language),
    media,
    publication,
  }) satisfies PageModel;

test('a page of a published language is public once all its texts are ready, and not before', () => {
  expect(oneByOne.publishedIn(routeAt('/dental-tips'))).toEqual([SOURCE_LANGUAGE, published]);
  expect(oneByOne.publishedIn(routeAt('/dental-myths'))).toEqual([SOURCE_LANGUAGE]);
  expect(namespacesOf(routeAt('/'))).toEqual(['common', 'home', 'services']);
});

test('a page of a published language stays public with texts in English, but is no finished page among those for review', () => {
  const waiting = new Map([['ta', new Map([['about', { texts: 0, reviews: 0, inEnglish: 1 }]])]]);
  const publishedIn = (added: readonly Language[]) =>
    createPublication([SOURCE_LANGUAGE, published], waiting, added).publishedIn(routeAt('/about'));
  expect(publishedIn([])).toEqual([SOURCE_LANGUAGE, published]);
  expect(publishedIn([published])).toEqual([SOURCE_LANGUAGE]);
});

test('a page of a published language is not rendered before its texts are ready, except for a preview', () => {
  expect(oneByOne.languagesOf(routeAt('/dental-myths'))).toEqual([SOURCE_LANGUAGE]);
  const reviewed = createPublication([SOURCE_LANGUAGE, published], TIPS, [published]);
  expect(reviewed.languagesOf(routeAt('/dental-myths'))).toEqual([SOURCE_LANGUAGE, published]);
  expect(reviewed.publishedIn(routeAt('/dental-myths'))).toEqual([SOURCE_LANGUAGE]);
  expect(reviewed.languagesOf(routeAt('/dental-tips'))).toEqual([SOURCE_LANGUAGE, published]);
});

const underReview = createPublication([SOURCE_LANGUAGE, preview], TIPS, [preview]);

test('a language under preview has pages only for reviewers', async () => {
  expect(createPublication([SOURCE_LANGUAGE, preview], TIPS, []).languagesOf(routeAt('/dental-tips'))).toEqual([
    SOURCE_LANGUAGE,
  ]);
  const { robots, canonical } = createHead(pageIn(preview, '/dental-tips', underReview, await readCatalogue()), LOGO);
  expect({ robots, canonical }).toEqual({ robots: 'noindex', canonical: undefined });
  expect(await createSitemap(site, underReview)).not.toContain('/ta');
});

const page = pageIn(published, '/dental-tips');

test('a link on a Tamil page leads to the Tamil page, or else to the English one and says so', () => {
  expect(pageAddress('/dental-tips#ulcers', page)).toEqual({ href: '/ta/dental-tips#ulcers' });
  expect(pageAddress('/about#team', page)).toEqual({ href: '/about#team', elsewhere: SOURCE_LANGUAGE });
  expect(pageAddress('/', page)).toEqual({ href: '/', elsewhere: SOURCE_LANGUAGE });
});

/** Language alternatives must link to each other: search engines ignore one-way links. */
describe('pages in two languages', () => {
  /** All of Tamil is ready except the myths. */
  const waiting = new Map([['ta', new Map([['dental-myths', { texts: 1, reviews: 0 }]])]]);
  const publication = createPublication([SOURCE_LANGUAGE, published], waiting, []);

  /** For each address, its alternatives by language. */
  const named = new Map<string, Record<string, string>>();

  beforeAll(async () => {
    const media = await readCatalogue();
    for (const route of routes) {
      for (const language of publication.publishedIn(route)) {
        const translator = createSiteTranslator(site, words, language);
        const head = createHead({ site, route, language, translator, media, publication }, LOGO);
        const alternates = head.links.filter(({ rel }) => rel === 'alternate');
        named.set(head.canonical ?? '', Object.fromEntries(alternates.map(({ hreflang, href }) => [hreflang, href])));
      }
    }
  });

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
