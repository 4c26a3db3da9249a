/** The files published with the pages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { filesIn } from '../../../scripts/build/files/filesIn.ts';
import { BUILT } from '../support/built.ts';
import { isListed } from '../support/readBuilt.ts';

describe.each(BUILT)('the other files of $variant', ({ root, site, pages }) => {
  const read = (name: string) => readFileSync(join(root, name), 'utf8');
  const names = filesIn(root);

  test('the sitemap lists exactly the site’s pages, at their own addresses', () => {
    const listed = Array.from(read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g), ([, address]) => address);
    const paths = pages.filter(isListed).map(({ path }) => path);
    expect(listed.toSorted()).toEqual(paths.map((path) => `${site.canonicalUrl}${path}`).toSorted());
  });

  test('robots.txt allows search engines and references the sitemap', () => {
    expect(read('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${site.siteUrl}/sitemap.xml\n`);
  });

  test('the web manifest has the clinic’s name, and icons in their declared sizes', async () => {
    const { name, start_url, icons } = JSON.parse(read('site.webmanifest'));
    expect({ name, start_url }).toEqual({ name: site.clinic.name.en, start_url: '/' });
    // A device cuts a maskable icon to its own shape; the others are shown as they are.
    expect(new Set(icons.map(({ purpose = 'any' }) => purpose))).toEqual(new Set(['any', 'maskable']));
    for (const { src, sizes } of icons) {
      const { width, height } = await sharp(join(root, src)).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });

  test('nothing of the component gallery is published', () => {
    const texts = names.filter((name) => /\.(?:html|js|css|xml|txt|webmanifest)$|_headers$|htaccess$/.test(name));
    expect(texts.length).toBeGreaterThan(pages.length);
    for (const name of texts) expect(read(name), name).not.toMatch(/_gallery|gallery-after|\.examples\.tsx/);
    expect(names.filter((name) => name.includes('_gallery'))).toEqual([]);
  });

  test('every published picture is used by a page', () => {
    const text = pages.map(({ html }) => html).join('\n');
    const pictures = names.filter((name) => /^media\/.*\w\.\w+$/.test(name));
    expect(pictures.length).toBeGreaterThan(50);
    expect(pictures.filter((name) => !text.includes(`/${name}`))).toEqual([]);
  });
});
