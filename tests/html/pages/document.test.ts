import { describe, expect, test } from 'vitest';
import { bookingPath } from '../../../site/pages/routes.ts';
import { findInvalid } from '../checks/validator.ts';
import { BUILT, EVERY_PAGE } from '../support/built.ts';
import { factsOf } from '../support/facts.ts';
import { isListed, textOf, valuesOf, withoutFacts } from '../support/readBuilt.ts';

describe.each(EVERY_PAGE)('$name', ({ document, html, path, variant }) => {
  const site = BUILT.find((built) => built.variant === variant)?.site;
  /** What a piece of metadata says. */
  const meta = (name: string) => valuesOf(document, `meta[name="${name}"], meta[property="${name}"]`, 'content')[0];

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
    expect(meta('viewport')).toBe('width=device-width, initial-scale=1');
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
      const shown = image.toString();
      expect(image.getAttribute('src'), shown).toMatch(/\.webp$/);
      expect(image.closest('picture')?.querySelector('source[type="image/avif"]')?.toString()).toMatch(/\.avif \d+w/);
      expect(image.getAttribute('loading'), shown).toBe(image.getAttribute('fetchpriority') ? 'eager' : 'lazy');
      for (const side of ['width', 'height']) expect(Number(image.getAttribute(side)), shown).toBeGreaterThan(0);
    }
    expect(document.querySelectorAll('img[fetchpriority=high]').length).toBeLessThanOrEqual(1);
  });

  test('describes itself to search engines and never claims a rating', () => {
    expect(factsOf(document).every(Boolean)).toBe(true);
    expect(html).not.toContain('aggregateRating');
    expect(meta('robots')).toBe(!isListed({ path }) || site?.clinic.testSite ? 'noindex' : undefined);
    if (!isListed({ path })) return;
    // How long it may be: the notes for translators. A clinic's own name may be longer.
    for (const name of ['description', 'og:title', 'og:description', 'og:image']) expect(meta(name), name).toBeTruthy();
    expect([...valuesOf(document, 'link[rel=canonical]'), meta('og:url')]).toEqual(
      Array(2).fill(`${site?.canonicalUrl}${path}`),
    );
    expect(meta('twitter:card')).toBe('summary_large_image');
  });
});

describe.each(BUILT)('$variant', ({ pages, site }) => {
  test('describes each page’s breadcrumb trail in structured data', () => {
    for (const { path, document } of pages.filter((page) => page.path !== '/' && isListed(page))) {
      const [trail, ...more] = factsOf(document).filter((facts) => facts['@type'] === 'BreadcrumbList');
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
      const ways = document
        .querySelectorAll('main nav:has(a[href="/"])')
        .map((nav) => nav.querySelectorAll('li').length);
      const above = path === '/wisdom-tooth-removal' ? 2 : path.split('/').length - 1;
      expect(ways, path).toEqual(above > 1 ? [above] : []);
    }
  });

  test('opens each page with a picture of its own or with none, so that a patient sees at once that it is another page', () => {
    // Booking pages open with the pictures in the branch files, which are up to the clinic.
    const own = pages.filter(({ path }) => !site.branches.some((branch) => path.endsWith(bookingPath(branch))));
    const openings = own.flatMap(({ document }) => valuesOf(document, 'main img[fetchpriority=high]', 'src'));
    expect(openings.length).toBeGreaterThan(10);
    expect(openings).toEqual([...new Set(openings)]);
  });

  test('gives every page its own title and description', () => {
    const said = [
      pages.flatMap(({ document }) => valuesOf(document, 'meta[name=description]', 'content')),
      ...['title', 'h1'].map((selector) => pages.map(({ document }) => document.querySelector(selector)?.textContent)),
    ];
    for (const values of said) expect(values.filter((value, i) => values.indexOf(value) !== i)).toEqual([]);
  });
});
