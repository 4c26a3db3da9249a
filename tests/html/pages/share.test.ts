/** The preview that chat apps show for a link. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { SHARE_LIMIT } from '../../../scripts/pictures/encodePicture.ts';
import { BUILT } from '../support/built.ts';
import { type BuiltPage, valuesOf } from '../support/readBuilt.ts';

const property = ({ document }: BuiltPage, name: string) =>
  valuesOf(document, `meta[property="og:${name}"]`, 'content')[0] ?? '';

describe.each(BUILT)('a shared link of $variant', ({ root, site, pages }) => {
  const fileOf = (page: BuiltPage) => join(root, property(page, 'image').replace(site.siteUrl, ''));

  test('has a small picture, in the size that chat apps expect, on this site’s own host', async () => {
    for (const page of pages) {
      expect(property(page, 'image').startsWith(`${site.siteUrl}/media/share/`), page.path).toBe(true);
      expect(existsSync(fileOf(page)), page.path).toBe(true);
      const bytes = readFileSync(fileOf(page));
      expect(bytes.length, page.path).toBeLessThanOrEqual(SHARE_LIMIT);
      const { format, width, height } = await sharp(bytes).metadata();
      expect({ format, width, height }, page.path).toEqual({ format: 'jpeg', width: 1200, height: 630 });
      expect([property(page, 'image:width'), property(page, 'image:height')]).toEqual(['1200', '630']);
    }
  });

  test('shares one file between pages with the same picture, and no other files are in that folder', () => {
    const names = readdirSync(join(root, 'media/share'), { recursive: true, encoding: 'utf8' });
    const files = names.filter((name) => name.endsWith('.jpg')).map((name) => join(root, 'media/share', name));
    expect(files.toSorted()).toEqual([...new Set(pages.map(fileOf))].toSorted());
  });

  test('has the page title as its alternative text', () => {
    for (const page of pages) {
      expect(property(page, 'image:alt'), page.path).toBe(property(page, 'title'));
      expect(property(page, 'image:alt'), page.path).toContain(site.clinic.name.en);
    }
  });
});
