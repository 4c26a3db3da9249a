import { describe, expect, test } from 'vitest';
import { createSprite } from '../../../../renderer/icons/drawing.ts';
import { readDrawing } from '../../../../renderer/icons/readDrawing.ts';

describe('the icon sprite', () => {
  test('has each icon of the page once', () => {
    const sprite = createSprite(new Set(['phone', 'map-pin', 'phone']), readDrawing);
    expect(Array.from(sprite.matchAll(/<symbol id="([^"]+)"/g), ([, id]) => id)).toEqual(['i-map-pin', 'i-phone']);
    expect(sprite).toMatch(/^<svg hidden>.*<\/svg>$/);
  });

  test('has only the shapes: no bounding boxes, no nested svg elements', () => {
    const sprite = createSprite(new Set(['phone']), readDrawing);
    expect(sprite).toContain('<path d="');
    expect(sprite).not.toContain('M0 0h24v24H0z');
    expect(sprite.match(/<svg/g)).toHaveLength(1);
    expect(sprite).not.toMatch(/\n/);
  });

  test('is absent on a page without icons', () => {
    expect(createSprite(new Set(), readDrawing)).toBe('');
  });

  test('refuses an icon that does not exist, and says where to find the names', () => {
    expect(() => createSprite(new Set(['toothfairy']), readDrawing)).toThrowErrorMatchingInlineSnapshot(
      `[Error: There is no icon "toothfairy". The names are the files in media/icons and node_modules/@tabler/icons/icons/outline.]`,
    );
  });
});
