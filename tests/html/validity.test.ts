import { describe, expect, test } from 'vitest';
import { EVERY_PAGE } from './built.ts';
import { findInvalid } from './validator.ts';

describe('valid HTML', () => {
  test.each(EVERY_PAGE)('$name', async ({ html }) => {
    expect(await findInvalid(html)).toEqual([]);
  });
});
