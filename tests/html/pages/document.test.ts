import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { findInvalid } from '../checks/validator.ts';
import { BUILT, EVERY_PAGE } from '../support/built.ts';
import { isListed, textOf, withoutFacts } from '../support/readBuilt.ts';

describe.each(EVERY_PAGE)('$name', ({ document, html, path, variant }) => {
  const site = BUILT.find((built) => built.variant === variant)?.site;
  test('is valid HTML', async () => {
    expect(await findInvalid(html)).toEqual([]);
  });

  test('has one h1 and skips no heading level', () => {
    const levels = document.querySelectorAll('h1, h2, h3, h4').map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.forEach((level, i) => {
      expect(level, `heading ${i + 1}`).toBeLessThanOrEqual((levels[i - 1] ?? 1) + 1);
    });
  });

  test('declares its language and fits a phone’s width', () => {
    expect(document.querySelector('html')?.getAttribute('lang')).toBe('en');
    expect(document.querySelector('meta[name=viewport]')?.getAttribute('content')).toBe(
      'width=device-width, initial-scale=1',
    );
  });

  test('shows no raw key, unfilled placeholder or broken value', () => {
    const text = textOf(document.querySelector('body') ?? document);
    const shown = site ? withoutFacts(text, site) : text;
    expect(shown).not.toMatch(/\{\{|\}\}|undefined|\[object|NaN|null/);
    expect(shown).not.toMatch(/\b[a-z]+\.(?:hero|meta|title|text|items)\b/);
    expect(shown).not.toMatch(/[a-z]\.[a-z]\w*\.[a-z]/);
    expect(html).not.toMatch(/=""\s*>\s*<\/a>|href=""|src=""/);
  });

  test('gives every picture alt text, dimensions, and AVIF and WebP sources; all but the first load lazily', () => {
    const images = document.querySelectorAll('img');
    expect(images.every((image) => image.hasAttribute('alt'))).toBe(true);
    // Only a few pictures are decorative, besides portraits, which stand beside the dentist's name.
    const decorative = images.filter((image) => image.getAttribute('alt') === '' && !image.closest('summary, span'));
    expect(decorative.length).toBeLessThanOrEqual(1);
    for (const image of images) {
      expect(image.getAttribute('srcset') ?? image.getAttribute('srcSet'), image.toString()).toMatch(/\.webp \d+w/);
      const avif = image.closest('picture')?.querySelector('source[type="image/avif"]');
      expect(avif?.toString(), image.toString()).toMatch(/\.avif \d+w/);
      const first = (image.getAttribute('fetchpriority') ?? image.getAttribute('fetchPriority')) === 'high';
      expect(image.getAttribute('loading'), image.toString()).toBe(first ? 'eager' : 'lazy');
      expect(Number(image.getAttribute('width')), image.toString()).toBeGreaterThan(0);
      expect(Number(image.getAttribute('height')), image.toString()).toBeGreaterThan(0);
    }
    expect(document.querySelectorAll('img[fetchpriority=high]').length).toBeLessThanOrEqual(1);
  });

  test('describes itself to search engines and never claims a rating', () => {
    const blocks = document
      .querySelectorAll('script[type="application/ld+json"]')
      .map(({ textContent }) => textContent);
    for (const block of blocks) expect(() => JSON.parse(block)).not.toThrow();
    expect(blocks.join()).not.toContain('aggregateRating');
    if (!isListed({ path })) {
      expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
      return;
    }
    // How long it may be: the notes for translators. A clinic's own name may be longer.
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBeTruthy();
    const address = `${site?.canonicalUrl}${path}`;
    const robots = document.querySelector('meta[name=robots]')?.getAttribute('content');
    expect(robots).toBe(site?.clinic.testSite ? 'noindex' : undefined);
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(address);
    expect(document.querySelector('meta[property="og:url"]')?.getAttribute('content')).toBe(address);
    for (const property of ['og:title', 'og:description', 'og:url', 'og:image']) {
      expect(document.querySelector(`meta[property="${property}"]`)?.getAttribute('content'), property).toBeTruthy();
    }
    expect(document.querySelector('meta[name="twitter:card"]')?.getAttribute('content')).toBe('summary_large_image');
  });
});

describe.each(BUILT)('$variant', ({ pages, site }) => {
  type Facts = { '@type': string; [name: string]: unknown };
  const factsOf = (path: string): Facts[] =>
    (pages.find((page) => page.path === path)?.document ?? parse(''))
      .querySelectorAll('script[type="application/ld+json"]')
      .map(({ textContent }) => JSON.parse(textContent));

  test('describes each page’s breadcrumb trail in structured data', () => {
    for (const { path } of pages.filter((page) => page.path !== '/' && isListed(page))) {
      const [trail, ...more] = factsOf(path).filter((facts) => facts['@type'] === 'BreadcrumbList');
      expect(more, path).toEqual([]);
      const items = (trail?.itemListElement ?? []) as { position: number; item: string; name: string }[];
      expect(items.length, path).toBe(path.split('/').length + (path === '/wisdom-tooth-removal' ? 1 : 0));
      expect(items.map(({ position }) => position)).toEqual(items.map((_, i) => i + 1));
      expect(items[0]?.item).toBe(`${site.canonicalUrl}/`);
      expect(items.at(-1)?.item).toBe(`${site.canonicalUrl}${path}`);
    }
  });

  test('shows the way up only to pages below another than the home page', () => {
    for (const { path, document } of pages.filter(isListed)) {
      const ways = document.querySelectorAll('main nav').filter((nav) => nav.querySelector('a[href="/"]'));
      const above = path === '/wisdom-tooth-removal' ? 2 : path.split('/').length - 1;
      expect(
        ways.map((nav) => nav.querySelectorAll('li').length),
        path,
      ).toEqual(above > 1 ? [above] : []);
    }
  });

  test('gives every page its own title and description', () => {
    const of = (selector: string, attribute?: string) =>
      pages.map(({ document }) => {
        const element = document.querySelector(selector);
        return attribute ? element?.getAttribute(attribute) : element?.textContent;
      });
    for (const values of [of('title'), of('meta[name=description]', 'content'), of('h1')]) {
      expect(values.filter((value, i) => values.indexOf(value) !== i)).toEqual([]);
    }
  });
});
