/** Every reference must resolve: attributes, picture lists, structured data, and the other files. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { outputFiles } from '../../../scripts/build/files/outputFiles.ts';
import { addressesOf, brokenAddresses } from '../checks/references.ts';
import { scriptClosure } from '../checks/scriptClosure.ts';
import { BUILT } from '../support/built.ts';

const listed = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, address = '']) => address);

describe.each(BUILT)('the references of $variant', (built) => {
  const { root, site, pages } = built;
  const read = (name: string) => readFileSync(join(root, name), 'utf8');

  test('resolve in every attribute and all structured data of its pages', () => {
    const broken = pages.flatMap((page) => {
      // The clinic may host its legal pages anywhere, even on its own host.
      const legal = Object.values(site.clinic.legal ?? {});
      const addresses = addressesOf(page).filter((address) => !legal.includes(address));
      expect(addresses.length, page.path).toBeGreaterThan(50);
      return brokenAddresses(addresses, built, page).map((address) => `${page.path} -> ${address}`);
    });
    expect(broken).toEqual([]);
  });

  test('resolve in its sitemap, robots.txt, security.txt and contacts', () => {
    const addresses = [
      ...listed(read('sitemap.xml'), /<loc>([^<]+)</g),
      ...listed(read('sitemap.xml'), /rel="alternate"[^>]* href="([^"]+)"/g),
      ...listed(read('robots.txt'), /^Sitemap: (.+)$/gm),
      ...listed(read('.well-known/security.txt'), /^(?:Contact|Canonical): (.+)$/gm),
      ...site.branches.flatMap(({ id }) => listed(read(`${id}.vcf`), /^URL:(.+)\r$/gm)),
    ];
    expect(addresses.length).toBeGreaterThan(pages.length + site.branches.length);
    expect(brokenAddresses(addresses, built)).toEqual([]);
  });

  test('resolve in its web manifest', () => {
    const { start_url, icons } = JSON.parse(read('site.webmanifest'));
    expect(brokenAddresses([start_url, ...icons.map(({ src }: { src: string }) => src)], built)).toEqual([]);
  });

  test('resolve in its scripts, and every script is used', async () => {
    const entries = pages.flatMap(({ document }) =>
      document.querySelectorAll('script[src]').map((script) => join(root, script.getAttribute('src') ?? '')),
    );
    // Reads each script, so a missing one throws.
    const used = [...scriptClosure(entries, { lazy: true }), join(root, 'sw.js')];
    expect(used.toSorted()).toEqual(await outputFiles(root, '.js'));
  });
});

describe('the check for broken references', () => {
  const built = BUILT[0];
  if (!built) throw new Error('No variant is built.');
  const page = (body: string) => ({ path: '/here', html: body, document: parse(body) });
  const brokenOn = (body: string) => brokenAddresses(addressesOf(page(body)), built, page(body));

  test.each([
    ['<a href="/no-such-page">x</a>', '/no-such-page'],
    ['<a href="/contact#no-such-place">x</a>', '/contact#no-such-place'],
    ['<a href="#nowhere">x</a>', '#nowhere'],
    ['<a href="/about/">x</a>', '/about/'],
    ['<a href="contact">x</a>', 'contact'],
    ['<a href="http://clinic.example/">x</a>', 'http://clinic.example/'],
    ['<a href="tel:044 123">x</a>', 'tel:044 123'],
    ['<a href="mailto:hello">x</a>', 'mailto:hello'],
    ['<img src="/media/gone.webp">', '/media/gone.webp'],
    ['<img srcSet="/favicon.svg 1x, /gone.svg 2x">', '/gone.svg'],
    ['<source srcset="/gone.avif 400w">', '/gone.avif'],
    ['<link rel="preload" imagesrcset="/gone.avif 400w">', '/gone.avif'],
    ['<style>p{background:url(/gone.png)}</style>', '/gone.png'],
    ['<svg><use href="#i-gone"></use></svg>', '#i-gone'],
    [`<meta property="og:image" content="${built.site.siteUrl}/gone.jpg">`, `${built.site.siteUrl}/gone.jpg`],
    [
      `<script type="application/ld+json">{"@id":"x","image":["${built.site.siteUrl}/gone.webp"]}</script>`,
      `${built.site.siteUrl}/gone.webp`,
    ],
  ])('finds %s', (body, address) => {
    expect(brokenOn(body)).toEqual([address]);
  });

  test('accepts a page without any', () => {
    const whole = `<a href="/contact">a</a><a href="#b" id="b">b</a><a href="/contact#main">c</a><a href="tel:108">d</a>
      <img src="/favicon.svg"><meta property="og:url" content="${built.site.siteUrl}">`;
    expect(brokenOn(whole)).toEqual([]);
  });
});
