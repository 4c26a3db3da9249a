/** Checks the text and attributes of links; `references.test.ts` checks their targets. */
import { describe, expect, test } from 'vitest';
import { telLink, whatsappLink } from '../../../branches/model/links.ts';
import { mapsLink } from '../../../branches/model/maps.ts';
import { BUILT } from '../support/built.ts';

describe.each(BUILT)('links of $variant', ({ pages, site }) => {
  const anchors = pages.flatMap((page) =>
    page.document.querySelectorAll('a[href]').map((link) => ({
      about: `${page.path} ${link}`,
      link,
      href: link.getAttribute('href')?.replaceAll('&amp;', '&') ?? '',
    })),
  );

  test('take phone numbers, chats and maps only from the branches shown, apart from the ambulance number', () => {
    const tel = new Set([...site.branches.map(({ phone }) => phone), site.clinic.ambulance].map(telLink));
    const chats = new Set([...site.branches, ...site.offers].map(({ whatsapp = '' }) => whatsappLink(whatsapp)));
    const maps = new Set(site.branches.flatMap(({ maps }) => Object.values(maps).map(mapsLink)));
    for (const { href } of anchors) {
      if (href.startsWith('tel:')) expect(tel).toContain(href);
      if (href.startsWith('https://wa.me/')) expect(chats).toContain(href.split('?')[0]);
      if (/^https:\/\/[\w.]*(?:google\.|goo\.gl|g\.page)/.test(href)) expect(maps).toContain(href);
    }
  });

  test('announce that they open a new tab, and give it no access to the page', () => {
    const tabs = anchors.filter(({ link }) => link.getAttribute('target') === '_blank');
    expect(tabs.length).toBeGreaterThan(20);
    for (const { about, link } of tabs) {
      expect(link.getAttribute('rel'), about).toBe('noopener noreferrer');
      expect(link.textContent, about).toContain('(opens in a new tab)');
    }
  });

  test('open other sites in a new tab and this site in the same one', () => {
    // The clinic may host its legal pages anywhere.
    const legal = Object.values(site.clinic.legal ?? {});
    for (const { about, link, href } of anchors.filter(({ href }) => !legal.includes(href)))
      expect(link.getAttribute('target'), about).toBe(href.startsWith('https:') ? '_blank' : undefined);
  });
});
