import { expect, test } from 'vitest';
import { createSprite } from '../../../../renderer/document/sprite.ts';

test('an icon that does not exist is refused, and where the names are is said', () => {
  expect(() => createSprite(new Set(['toothfairy']))).toThrowErrorMatchingInlineSnapshot(
    `[Error: There is no icon "toothfairy". The names are the files in icons and node_modules/@tabler/icons/icons/outline.]`,
  );
});
