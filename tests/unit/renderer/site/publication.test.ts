/** Which pages are published in which language. */
import { describe, expect, test } from 'vitest';
import { buildSite } from '../../../../branches/model/buildSite.ts';
import { parseFiles } from '../../../../branches/model/files/parseFiles.ts';
import { type Language, SOURCE_LANGUAGE } from '../../../../locales/languages.ts';
import { readResources } from '../../../../locales/model/resources.ts';
import { createHead } from '../../../../renderer/document/head.ts';
import { createSiteTranslator } from '../../../../renderer/i18n/placeholders.ts';
import { readCatalogue } from '../../../../renderer/media/catalogue.ts';
import { pageAddress } from '../../../../renderer/site/pageAddress.ts';
import type { PageModel } from '../../../../renderer/site/pageModel.ts';
import { createPublication } from '../../../../renderer/site/publication.ts';
import { namespacesOf, siteMap } from '../../../../renderer/site/routes.ts';
import { createSitemap } from '../../../../scripts/build/files/writeSiteFiles.ts';
import { CONFIGURATIONS } from '../../../fixtures/configurations.ts';
import { languageNamed } from '../../../fixtures/languages.ts';

const words = readResources();
const site = buildSite('combined', parseFiles(CONFIGURATIONS['two-branches']), '2026-11-21');
const routes = siteMap(site);
const routeAt = (path: string) => {
  const route = routes.find((candidate) => candidate.path === path);
  if (!route) throw new Error(`No page has the path ${path}.`);
  return route;
};

const published: Language = { ...languageNamed('ta'), status: 'published' };
const preview: Language = { ...published, status: 'preview' };

/** Tamil with only the tips ready: every other words file lacks a review. */
const TIPS = new Map([
  [
    'ta',
    new Map(
      routes
        .flatMap(namespacesOf)
        .map((namespace) => [namespace, { texts: 0, reviews: ['common', 'dental-tips'].includes(namespace) ? 0 : 1 }]),
    ),
  ],
]);
const oneByOne = createPublication([SOURCE_LANGUAGE, published], TIPS, []);

const pageIn = (language: Language, path: string, publication = oneByOne, media: PageModel['media'] = new Map()) =>
  ({
    site,
    route: routeAt(path),
    language,
    translator: createSiteTranslator(site, words, language),
    media,
    publication,
  }) satisfies PageModel;

describe('a page of a published language', () => {
  test('is public once all its texts are ready, and not before', () => {
    expect(oneByOne.publishedIn(routeAt('/dental-tips'))).toEqual([SOURCE_LANGUAGE, published]);
    expect(oneByOne.publishedIn(routeAt('/dental-myths'))).toEqual([SOURCE_LANGUAGE]);
    expect(namespacesOf(routeAt('/'))).toEqual(['common', 'home', 'services']);
  });

  test('waits for the facts that it shows, and for no others', () => {
    const pagesWithout = (section: string) => {
      const waiting = new Map([['ta', new Map([[section, { texts: 0, reviews: 1 }]])]]);
      const publication = createPublication([SOURCE_LANGUAGE, published], waiting, []);
      return routes.filter((route) => !publication.publishedIn(route).includes(published)).map(({ path }) => path);
    };
    expect(pagesWithout('branches/clinic.yaml: team')).toEqual(['/about']);
    expect(pagesWithout('branches/chennai.yaml: offers')).toEqual(['/offers']);
    expect(pagesWithout('branches/chennai.yaml: address')).toEqual(routes.map(({ path }) => path));
    expect(pagesWithout('branches/clinic.yaml: aNewField'), 'of a field that nobody has assigned').toHaveLength(
      routes.length,
    );
  });

  test('is not public in a language of which nothing is known', () => {
    const publication = createPublication([SOURCE_LANGUAGE, published], new Map(), []);
    expect(routes.filter((route) => publication.publishedIn(route).length > 1)).toEqual([]);
  });

  test('is not rendered before, except for a preview', () => {
    expect(oneByOne.languagesOf(routeAt('/dental-myths'))).toEqual([SOURCE_LANGUAGE]);
    const reviewed = createPublication([SOURCE_LANGUAGE, published], TIPS, [published]);
    expect(reviewed.languagesOf(routeAt('/dental-myths'))).toEqual([SOURCE_LANGUAGE, published]);
    expect(reviewed.publishedIn(routeAt('/dental-myths'))).toEqual([SOURCE_LANGUAGE]);
    expect(reviewed.languagesOf(routeAt('/dental-tips'))).toEqual([SOURCE_LANGUAGE, published]);
  });
});

describe('a language under preview', () => {
  const underReview = createPublication([SOURCE_LANGUAGE, preview], TIPS, [preview]);

  test('has pages only for reviewers', async () => {
    expect(createPublication([SOURCE_LANGUAGE, preview], TIPS, []).languagesOf(routeAt('/dental-tips'))).toEqual([
      SOURCE_LANGUAGE,
    ]);
    const { robots, canonical } = createHead(pageIn(preview, '/dental-tips', underReview, await readCatalogue()));
    expect({ robots, canonical }).toEqual({ robots: 'noindex', canonical: undefined });
    expect(await createSitemap(site, underReview)).not.toContain('/ta');
  });
});

describe('a link on a Tamil page', () => {
  const page = pageIn(published, '/dental-tips');

  test('leads to the Tamil page if there is one', () => {
    expect(pageAddress('/dental-tips#ulcers', page)).toEqual({ href: '/ta/dental-tips#ulcers' });
  });

  test('otherwise leads to the English page and says so', () => {
    expect(pageAddress('/about#team', page)).toEqual({ href: '/about#team', elsewhere: SOURCE_LANGUAGE });
    expect(pageAddress('/', page)).toEqual({ href: '/', elsewhere: SOURCE_LANGUAGE });
  });

  test('has no language when it leads to a file', () => {
    expect(pageAddress('/chennai.vcf', page)).toEqual({ href: '/chennai.vcf' });
  });
});
