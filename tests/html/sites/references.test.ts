/** Every reference must resolve: attributes, picture lists, structured data, and the other files. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesIn } from '../../../scripts/build/files/filesIn.ts';
import { addressesOf, brokenAddresses, brokenOnPages } from '../checks/references.ts';
import { scriptClosure } from '../checks/scriptClosure.ts';
import { BUILT } from '../support/built.ts';
import { scriptsOf } from '../support/readBuilt.ts';

const listed = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, address = '']) => address);

describe.each(BUILT)('the references of $variant', (built) => {
  const { root, site, pages } = built;
  const read = (name: string) => readFileSync(join(root, name), 'utf8');

  test('resolve in every attribute and all structured data of its pages', () => {
    expect(brokenOnPages(built)).toEqual([]);
    for (const page of pages) expect(addressesOf(page).length, page.path).toBeGreaterThan(50);
  });

  test('resolve in its sitemap, robots.txt, security.txt, web manifest and contacts', () => {
    const { start_url, icons } = JSON.parse(read('site.webmanifest'));
    const addresses = [
      ...listed(read('sitemap.xml'), /<loc>([^<]+)</g),
      ...listed(read('sitemap.xml'), /rel="alternate"[^>]* href="([^"]+)"/g),
      ...listed(read('robots.txt'), /^Sitemap: (.+)$/gm),
      ...listed(read('.well-known/security.txt'), /^(?:Contact|Canonical): (.+)$/gm),
      ...[start_url, ...icons.map(({ src }: { src: string }) => src)],
      ...site.branches.flatMap(({ id }) => listed(read(`${id}.vcf`), /^URL:(.+)\r$/gm)),
    ];
    expect(addresses.length).toBeGreaterThan(pages.length + site.branches.length);
    expect(brokenAddresses(addresses, built)).toEqual([]);
  });

  test('resolve in its scripts, and every script is used', () => {
    const entries = pages.flatMap((page) => scriptsOf(root, page));
    // Reads each script, so a missing one throws.
    const used = [...scriptClosure(entries, { lazy: true }), join(root, 'sw.js')];
    const scripts = filesIn(root).filter((name) => name.endsWith('.js'));
    expect(used.toSorted()).toEqual(scripts.map((name) => join(root, name)));
  });
});
