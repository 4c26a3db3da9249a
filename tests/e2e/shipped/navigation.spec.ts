/** From page to page: what is fetched before a patient opens a page, what is kept when they come back, how one becomes the other. */
import type { Page } from '@playwright/test';
import { WHOLE_BROWSER } from '../../support/launchOptions.ts';
import { answerOutside, expect, openPage, test } from '../support/fixtures.ts';
import { readThrough } from '../support/readThrough.ts';
import { paths } from '../support/sites/shippedSite.ts';

declare global {
  interface Window {
    /** Whether each showing of this document came out of the back-forward cache. */
    shownAgain: boolean[];
    /** Whether this document came into view by a transition. */
    hasTransition: boolean | undefined;
  }
}

// Playwright turns the cache off that is under test here.
test.use({
  launchOptions: { ...WHOLE_BROWSER, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

/** The link to a page in the footer, where it is no hand-off. */
const linkTo = (page: Page, path: string) => page.getByRole('contentinfo').locator(`a[href="${path}"]`).first();

/** The addresses that the browser fetches in advance. */
function watchPrefetches(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['sec-purpose']?.startsWith('prefetch')) addresses.push(new URL(request.url()).pathname);
  });
  return addresses;
}

test.describe('a page that a patient seems about to open', () => {
  test('is fetched when the pointer rests on its link', async ({ page }) => {
    const fetched = watchPrefetches(page);
    await openPage(page, '/contact');
    await linkTo(page, '/about').hover();
    await expect.poll(() => fetched).toEqual(['/about']);
  });

  test('is not, where the patient saves data', async ({ page }) => {
    const fetched = watchPrefetches(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
    await openPage(page, '/contact');
    await linkTo(page, '/about').hover();
    // Long enough for the pointer to have rested: without saving, the page comes after a fifth of a second.
    await page.waitForTimeout(1000);
    expect(fetched).toEqual([]);
  });

  test('a contact for the address book is not fetched in advance', async ({ page }) => {
    const fetched = watchPrefetches(page);
    await openPage(page, '/contact');
    await page.locator('main a[href$=".vcf"]').first().hover();
    await page.waitForTimeout(1000);
    expect(fetched).toEqual([]);
  });
});

test('every page is shown at once, as it was left, to who comes back to it', async ({ page }) => {
  test.setTimeout(120_000);
  await answerOutside(page);
  await page.addInitScript(() => {
    window.shownAgain = [];
    addEventListener('pageshow', ({ persisted }) => window.shownAgain.push(persisted));
  });
  for (const path of paths) {
    await openPage(page, path);
    await readThrough(page);
    const left = await page.evaluate(() => Math.round(scrollY));
    await page.goto(path === '/about' ? '/services' : '/about');
    await page.evaluate(() => history.back());
    const shownAgain = () => page.evaluate(() => window.shownAgain).catch(() => []);
    await expect.poll(shownAgain, path).toEqual([false, true]);
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await page.evaluate(() => Math.round(scrollY)), path).toBe(left);
  }
});

test.describe('one page becomes the other', () => {
  const rememberTransition = () =>
    addEventListener('pagereveal', (event) => {
      window.hasTransition = (event as Event & { viewTransition: unknown }).viewTransition !== null;
    });

  for (const { reducedMotion, says, expected } of [
    { reducedMotion: 'no-preference', says: 'by a transition', expected: true },
    { reducedMotion: 'reduce', says: 'at once, where the patient wants less motion', expected: false },
  ] as const) {
    test(says, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await page.addInitScript(rememberTransition);
      await openPage(page, '/contact');
      await linkTo(page, '/about').click();
      await expect(page).toHaveURL(/\/about$/);
      await expect.poll(() => page.evaluate(() => window.hasTransition)).toBe(expected);
    });
  }
});
