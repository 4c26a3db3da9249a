/** A page opens with a picture of its own or with none, so that a patient sees at once that it is another page. */
import { describe, expect, test } from 'vitest';
import { bookingPath } from '../../../site/pages/routes.ts';
import { BUILT } from '../support/built.ts';
import type { BuiltPage } from '../support/readBuilt.ts';

const languageOf = ({ document }: BuiltPage) => document.querySelector('html')?.getAttribute('lang') ?? '';

/** The name of the picture that a page opens with, if it has one. */
function openingOf({ document }: BuiltPage): string | undefined {
  const src = document.querySelector('main img[fetchpriority=high]')?.getAttribute('src');
  return src?.match(/^\/media\/([^.]+)\./)?.[1];
}

describe.each(BUILT)('the openings of $variant', ({ site, pages }) => {
  // Booking pages open with the pictures in the branch files, which are up to the clinic.
  const booking = site.branches.map(bookingPath);
  const own = pages.filter(({ path }) => !booking.some((address) => path.endsWith(address)));

  test.each([...new Set(own.map(languageOf))])('differ from page to page in %s', (language) => {
    const pagesOf = new Map<string, string[]>();
    for (const page of own) {
      const opening = openingOf(page);
      if (opening && languageOf(page) === language) pagesOf.set(opening, [...(pagesOf.get(opening) ?? []), page.path]);
    }
    expect(pagesOf.size).toBeGreaterThan(10);
    expect([...pagesOf].filter(([, paths]) => paths.length > 1)).toEqual([]);
  });
});
