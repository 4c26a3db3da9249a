/** What links say and do; whether they arrive is asked in `references.test.ts`. */
import { describe, expect, test } from 'vitest';
import { mapsSearchLink, telLink, whatsappLink } from '../../../branches/model/links.ts';
import { BUILT } from '../support/built.ts';

describe.each(BUILT)('links of $variant', ({ pages, site }) => {
  const anchors = pages.flatMap((page) =>
    page.document.querySelectorAll('a[href]').map((link) => ({ page, link, href: link.getAttribute('href') ?? '' })),
  );

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
    // The legal pages are wherever the clinic keeps them.
    const legal = Object.values(site.clinic.legal ?? {});
    for (const { page, link, href } of anchors.filter(({ href }) => !legal.includes(href))) {
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
});
