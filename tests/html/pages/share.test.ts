/** What a chat shows beside a link to a page. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { SHARE_LIMIT } from '../../../renderer/media/drawSharePicture.ts';
import { BUILT } from '../support/built.ts';
import type { BuiltPage } from '../support/readBuilt.ts';

const property = ({ document }: BuiltPage, name: string) =>
  document.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content') ?? '';

describe.each(BUILT)('a shared link of $variant', ({ root, site, pages }) => {
  const fileOf = (page: BuiltPage) => join(root, property(page, 'image').replace(site.siteUrl, ''));

  test('has a picture in the size that chats ask for, small, at an address of this site', async () => {
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

  test('has the picture that opens the page, or the first that it shows', () => {
    for (const page of pages) {
      const images = page.document.querySelectorAll('img');
      const opening = images.find((image) => image.getAttribute('fetchpriority') === 'high') ?? images[0];
      const [, name = 'og-background'] = /^\/media\/([^.]+)\./.exec(opening?.getAttribute('src') ?? '') ?? [];
      expect(property(page, 'image').replace(`${site.siteUrl}/media/share/`, ''), page.path).toMatch(
        new RegExp(`^${name}\\.[\\w-]{5}\\.jpg$`),
      );
    }
  });

  test('is made once for all pages that share it, and nothing else lies beside it', () => {
    const made = readdirSync(join(root, 'media/share'), { recursive: true, encoding: 'utf8' });
    const files = made.filter((name) => name.endsWith('.jpg')).map((name) => join(root, 'media/share', name));
    expect(files.toSorted()).toEqual([...new Set(pages.map(fileOf))].toSorted());
  });

  test('has its title as a text', () => {
    for (const page of pages) {
      expect(property(page, 'image:alt'), page.path).toBe(property(page, 'title'));
      expect(property(page, 'image:alt'), page.path).toContain(site.clinic.name.en);
    }
  });
});
