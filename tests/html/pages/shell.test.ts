/** The header and footer of every page: each fact beside its own branch, each link with its own label. */
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { mailtoLink, telLink, whatsappLink } from '../../../branches/model/links.ts';
import { mapsLink } from '../../../branches/model/maps.ts';
import { menu } from '../../../site/pages/routes.ts';
import { BUILT } from '../support/built.ts';
import { pageOf, textOf } from '../support/readBuilt.ts';

/** Returns the links that start with `start`, decoded as a browser does. */
const hrefs = (part: HTMLElement | null, start: string) =>
  (part?.querySelectorAll(`a[href^="${start}"]`) ?? []).map((link) =>
    (link.getAttribute('href') ?? '').replaceAll('&amp;', '&'),
  );

describe.each(BUILT)('around every page of $variant', (built) => {
  const { site, pages } = built;

  test('shows each branch’s number, location and map in the footer', () => {
    for (const { path, document } of pages) {
      // Opening hours have similar headings where branches differ.
      const blocks = document
        .querySelectorAll('footer div:has(> h3)')
        .filter((block) => block.querySelector('a[href^="tel:"]'));
      expect(
        blocks.map((block) => textOf(block.querySelector('h3') ?? block)),
        path,
      ).toEqual(site.branches.map(({ name }) => name.en));
      for (const [i, { phone, email, maps, address }] of site.branches.entries()) {
        const block = blocks[i] ?? null;
        expect(hrefs(block, 'tel:'), path).toEqual([telLink(phone)]);
        expect(hrefs(block, 'mailto:'), path).toEqual(email ? [mailtoLink(email)] : []);
        expect(hrefs(block, 'https:'), path).toEqual([mapsLink(maps.directions)]);
        expect(block && textOf(block)).toContain(address.postcode);
      }
    }
  });

  test('shows each branch’s numbers in the contact bar and in the menu', () => {
    for (const { path, document } of pages) {
      const bar = document.querySelector('[data-floating-contact]');
      const [book, ...links] = bar?.querySelectorAll('a') ?? [];
      expect(book?.getAttribute('href'), path).toBe('/contact');
      expect(links.map((link) => link.getAttribute('href'))).toEqual([
        ...site.branches.map(({ phone }) => telLink(phone)),
        ...site.branches.flatMap(({ whatsapp }) => (whatsapp ? whatsappLink(whatsapp) : [])),
      ]);
      const calls = document.querySelectorAll('[data-menu] a[href^="tel:"]');
      for (const [i, { name, phone }] of site.branches.entries()) {
        for (const link of [links[i], links[i + site.branches.length]]) {
          expect(link && (link.getAttribute('aria-label') ?? textOf(link)), path).toContain(name.en);
        }
        expect(calls[i] && textOf(calls[i]), path).toContain(name.en);
        expect(calls[i]?.getAttribute('href'), path).toBe(telLink(phone));
      }
    }
  });

  test('links each location in the menu to its map, by name', () => {
    for (const { path, document } of pages) {
      const maps = document.querySelectorAll('[data-menu] a[target=_blank]');
      expect(
        maps.map((link) => link.getAttribute('href')?.replaceAll('&amp;', '&')),
        path,
      ).toEqual(site.branches.map((branch) => mapsLink(branch.maps.directions)));
      for (const [i, { name, address }] of site.branches.entries()) {
        expect(maps[i] && textOf(maps[i]), path).toContain(name.en);
        expect(maps[i] && textOf(maps[i]), path).toContain(address.postcode);
      }
    }
  });

  test('links the quick links and both menus to the right pages', () => {
    for (const { path, document } of pages) {
      const addresses = (selector: string) =>
        document.querySelectorAll(selector).map((link) => link.getAttribute('href'));
      expect(addresses('footer nav a'), path).toEqual(menu('footer').map((route) => route.path));
      const links = menu('header').map((route) => route.path);
      expect(addresses('header nav a'), path).toEqual([...links, ...links]);
    }
  });

  test('marks the current page in the menu, and none of its parents', () => {
    for (const { path, document } of pages) {
      const marked = document.querySelectorAll('header nav a[aria-current]');
      const inMenu = menu('header').some((route) => route.path === path);
      expect(
        marked.map((link) => link.getAttribute('href')),
        path,
      ).toEqual(inMenu ? [path, path] : []);
      for (const link of marked) expect(link.getAttribute('aria-current')).toBe('page');
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
