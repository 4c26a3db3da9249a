import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { mapsSearchLink, telLink, whatsappLink } from '../../branches/model/links.ts';
import { findMediaRequests } from '../../renderer/media/catalogue.ts';
import { BUILT } from './built.ts';

describe.each(BUILT)('links of $variant', ({ root, pages, site }) => {
  const anchors = pages.flatMap((page) =>
    page.document.querySelectorAll('a[href]').map((link) => ({ page, link, href: link.getAttribute('href') ?? '' })),
  );

  test('every link to a page or a place of the site arrives', () => {
    const broken = anchors
      .filter(({ href }) => href.startsWith('/') || href.startsWith('#'))
      .filter(({ page, href }) => {
        const [path = '', fragment] = href.split('#');
        const target = path === '' ? page : pages.find((candidate) => candidate.path === path);
        if (!target) return !path.endsWith('.vcf') || !existsSync(join(root, path));
        return fragment !== undefined && !target.document.querySelector(`#${fragment}`);
      })
      .map(({ page, href }) => `${page.path} -> ${href}`);
    expect(broken).toEqual([]);
  });

  test('every phone, chat and map link comes from the files of the branches it shows; one more number is the ambulance’s', () => {
    const tel = new Set([...site.branches.map(({ phone }) => phone), site.clinic.ambulance].map(telLink));
    const chats = new Set([
      ...site.branches.map(({ whatsapp }) => whatsappLink(whatsapp)),
      ...site.offers.map(({ whatsapp }) => whatsappLink(whatsapp)),
    ]);
    const maps = new Set(site.branches.flatMap(({ maps }) => Object.values(maps).map(mapsSearchLink)));
    const decoded = (href: string) => href.replaceAll('&amp;', '&');
    for (const { href } of anchors) {
      if (href.startsWith('tel:')) expect(tel).toContain(href);
      if (href.startsWith('https://wa.me/')) expect(chats).toContain(href.split('?')[0]);
      if (href.startsWith('https://www.google.com/maps')) expect(maps).toContain(decoded(href));
    }
  });

  test('messages in chat links are encoded with %20, never with a plus', () => {
    for (const { href } of anchors.filter(({ href }) => href.includes('?text='))) {
      expect(href).not.toContain('+');
      expect(href).toMatch(/\?text=(?:[\w.~-]|%[0-9A-F]{2})+$/);
    }
  });

  test('links that open a new tab give nothing away and say so', () => {
    const tabs = anchors.filter(({ link }) => link.getAttribute('target') === '_blank');
    expect(tabs.length).toBeGreaterThan(20);
    for (const { page, link } of tabs) {
      expect(link.getAttribute('rel'), `${page.path} ${link.toString()}`).toBe('noopener noreferrer');
      expect(link.textContent, `${page.path} ${link.toString()}`).toContain('(opens in a new tab)');
    }
  });

  test('what belongs to someone else opens a new tab, what belongs to this site does not', () => {
    for (const { page, link, href } of anchors) {
      const target = href.startsWith('https:') ? '_blank' : undefined;
      expect(link.getAttribute('target'), `${page.path} ${link.toString()}`).toBe(target);
    }
  });

  test('every link has a name', () => {
    for (const { page, link } of anchors) {
      const name = link.getAttribute('aria-label') ?? link.textContent.trim();
      const picture = link.querySelector('img')?.getAttribute('alt') ?? '';
      expect(name + picture, `${page.path} ${link.toString()}`).not.toBe('');
    }
  });

  test('every script, picture and icon that a page names is in the folder', () => {
    for (const { path, html, document } of pages) {
      const named = [
        ...document.querySelectorAll('script[src]').map((script) => script.getAttribute('src') ?? ''),
        ...document
          .querySelectorAll('link[rel=icon], link[rel=manifest], link[rel=apple-touch-icon]')
          .map((link) => link.getAttribute('href') ?? ''),
        ...findMediaRequests(html).map(({ url }) => url),
      ];
      for (const url of named) expect(existsSync(join(root, url)), `${path} names ${url}`).toBe(true);
      for (const use of document.querySelectorAll('use')) {
        expect(document.querySelector(`${use.getAttribute('href')}`), `${path} ${use.toString()}`).not.toBeNull();
      }
    }
  });
});
