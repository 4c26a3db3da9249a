import { describe, expect, test } from 'vitest';
import { findInvalid } from '../checks/validator.ts';
import { EVERY_PAGE } from '../support/built.ts';

describe('valid HTML', () => {
  test.each(EVERY_PAGE)('$name', async ({ html }) => {
    expect(await findInvalid(html)).toEqual([]);
  });
});
