/** The header and footer of every page: each fact beside its own branch, each link with its own label. */
import { describe, expect, test } from 'vitest';
import { mailtoLink, telLink, whatsappLink } from '../../../branches/model/links.ts';
import { mapsLink } from '../../../branches/model/maps.ts';
import { menu, OFFLINE_PAGE } from '../../../site/pages/routes.ts';
import { BUILT } from '../support/built.ts';
import { pageOf, textOf, textsOf, valuesOf } from '../support/readBuilt.ts';

describe.each(BUILT)('around every page of $variant', (built) => {
  const { site, pages } = built;

  test('shows each branch’s number, location and map in the footer', () => {
    for (const { path, document } of pages.filter((page) => page.path !== OFFLINE_PAGE.path)) {
      // Opening hours have similar headings where branches differ.
      const blocks = document.querySelectorAll('footer div:has(> h3):has(a[href^="tel:"])');
      const names = blocks.flatMap((block) => textsOf(block, 'h3'));
      expect(names, path).toEqual(site.branches.map(({ name }) => name.en));
      for (const [i, { phone, email, maps, address }] of site.branches.entries()) {
        const block = blocks[i];
        expect(valuesOf(block, 'a[href^="tel:"]'), path).toEqual([telLink(phone)]);
        expect(valuesOf(block, 'a[href^="mailto:"]'), path).toEqual(email ? [mailtoLink(email)] : []);
        expect(valuesOf(block, 'a[href^="https:"]'), path).toEqual([mapsLink(maps.directions)]);
        expect(block && textOf(block)).toContain(address.postcode);
      }
    }
  });

  test('shows each branch’s numbers in the contact bar and in the menu', () => {
    for (const { path, document } of pages) {
      // A booking page has a branch of its own.
      const own = site.branches.filter(({ booking }) => path.endsWith(`/${booking.slug}`));
      const shown = own.length > 0 ? own : site.branches;
      const bar = document.querySelector('[data-floating-contact]');
      const [book, ...links] = bar?.querySelectorAll('a') ?? [];
      expect(book?.getAttribute('href'), path).toBe(own[0]?.booking.portal ?? '/contact');
      // What a chat begins with: servicePages.test.ts.
      expect(links.map((link) => link.getAttribute('href')?.replace(/\?.*/, ''))).toEqual([
        ...shown.map(({ phone }) => telLink(phone)),
        ...shown.flatMap(({ whatsapp }) => (whatsapp ? whatsappLink(whatsapp) : [])),
      ]);
      const calls = '[data-menu] a[href^="tel:"]';
      for (const [i, { name }] of shown.entries()) {
        for (const link of [links[i], links[i + shown.length]]) {
          expect(link && (link.getAttribute('aria-label') ?? textOf(link)), path).toContain(name.en);
        }
      }
      for (const [i, { name, phone }] of site.branches.entries()) {
        expect(textsOf(document, calls)[i], path).toContain(name.en);
        expect(valuesOf(document, calls)[i], path).toBe(telLink(phone));
      }
    }
  });

  test('links each location in the menu to its map, by name', () => {
    for (const { path, document } of pages) {
      const maps = '[data-menu] a[target=_blank]';
      expect(valuesOf(document, maps), path).toEqual(site.branches.map((branch) => mapsLink(branch.maps.directions)));
      for (const [i, { name, address }] of site.branches.entries()) {
        for (const part of [name.en, address.postcode]) expect(textsOf(document, maps)[i], path).toContain(part);
      }
    }
  });

  test('marks the current page in the menu, and none of its parents', () => {
    for (const { path, document } of pages) {
      const inMenu = menu('header').some((route) => route.path === path);
      expect(valuesOf(document, 'header nav a[aria-current]'), path).toEqual(inMenu ? [path, path] : []);
      expect(valuesOf(document, 'header nav a[aria-current=page]'), path).toHaveLength(inMenu ? 2 : 0);
    }
  });

  test('gives forms no target, notices a live region, and tracking its function name', () => {
    for (const { path, document } of pages) {
      for (const form of document.querySelectorAll('form')) {
        expect(form.hasAttribute('action'), path).toBe(false);
        if (form.querySelector('input')) expect(form.getAttribute('method'), path).toBe('dialog');
      }
      expect(document.querySelector('[data-toasts][role=status][aria-live=polite]'), path).not.toBeNull();
      expect(document.querySelector('html')?.getAttribute('data-tracking'), path).toBe(site.clinic.tracking.function);
    }
  });

  test('links the not-found page to the home page', () => {
    expect(pageOf(built, '/404').document.querySelector('main a[href="/"]')).not.toBeNull();
  });
});
