/** What a chat shows beside a link to a page. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { SHARE_LIMIT } from '../../scripts/share/drawSharePicture.ts';
import { BUILT } from './built.ts';
import type { BuiltPage } from './readBuilt.ts';

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

  test('has a picture of its own, and the words in it as a text', () => {
    const pictures = pages.map((page) => readFileSync(fileOf(page)).toString('base64'));
    expect(pictures.filter((picture, i) => pictures.indexOf(picture) !== i)).toEqual([]);
    for (const page of pages) {
      expect(property(page, 'image:alt'), page.path).toBe(property(page, 'title'));
      expect(property(page, 'image:alt'), page.path).toContain(site.clinic.name.en);
    }
  });
});
