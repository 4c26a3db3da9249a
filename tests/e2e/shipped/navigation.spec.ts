/** Navigation: what is prefetched, what returns from the back-forward cache, and view transitions. */
import type { Page } from '@playwright/test';
import { WHOLE_BROWSER } from '../../support/launchOptions.ts';
import { answerOutside, expect, openPage, test } from '../support/fixtures.ts';
import { scrollToEnd } from '../support/scrollToEnd.ts';
import { paths } from '../support/sites/shippedSite.ts';

declare global {
  interface Window {
    /** For each showing of this document, whether it came from the back-forward cache. */
    shownAgain: boolean[];
    /** Whether this document appeared with a view transition. */
    hasTransition: boolean | undefined;
  }
}

// Playwright disables the cache that these tests need.
test.use({
  launchOptions: { ...WHOLE_BROWSER, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

/** Returns the footer link to a page, which is never a hand-off. */
const linkTo = (page: Page, path: string) => page.getByRole('contentinfo').locator(`a[href="${path}"]`).first();

/** Collects the addresses that the browser prefetches. */
function watchPrefetches(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['sec-purpose']?.startsWith('prefetch')) addresses.push(new URL(request.url()).pathname);
  });
  return addresses;
}

test.describe('a page that a patient may open next', () => {
  test('is prefetched while the pointer hovers over its link', async ({ page }) => {
    const fetched = watchPrefetches(page);
    await openPage(page, '/contact');
    await linkTo(page, '/about').hover();
    await expect.poll(() => fetched).toEqual(['/about']);
  });

  test('is not prefetched when the patient saves data', async ({ page }) => {
    const fetched = watchPrefetches(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
    await openPage(page, '/contact');
    await linkTo(page, '/about').hover();
    // Longer than a hover takes: without data saving, the prefetch starts after 200 ms.
    await page.waitForTimeout(1000);
    expect(fetched).toEqual([]);
  });

  test('a contact for the address book is not prefetched', async ({ page }) => {
    const fetched = watchPrefetches(page);
    await openPage(page, '/contact');
    await page.locator('main a[href$=".vcf"]').first().hover();
    await page.waitForTimeout(1000);
    expect(fetched).toEqual([]);
  });
});

test('every page returns at once and as it was left', async ({ page }) => {
  test.setTimeout(120_000);
  await answerOutside(page);
  await page.addInitScript(() => {
    window.shownAgain = [];
    addEventListener('pageshow', ({ persisted }) => window.shownAgain.push(persisted));
  });
  for (const path of paths) {
    await openPage(page, path);
    await scrollToEnd(page);
    const left = await page.evaluate(() => Math.round(scrollY));
    await page.goto(path === '/about' ? '/services' : '/about');
    await page.evaluate(() => history.back());
    const shownAgain = () => page.evaluate(() => window.shownAgain).catch(() => []);
    await expect.poll(shownAgain, path).toEqual([false, true]);
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await page.evaluate(() => Math.round(scrollY)), path).toBe(left);
  }
});

test.describe('navigation between pages happens', () => {
  const rememberTransition = () =>
    addEventListener('pagereveal', (event) => {
      window.hasTransition = (event as Event & { viewTransition: unknown }).viewTransition !== null;
    });

  for (const { reducedMotion, title, expected } of [
    { reducedMotion: 'no-preference', title: 'with a view transition', expected: true },
    { reducedMotion: 'reduce', title: 'at once when the patient prefers reduced motion', expected: false },
  ] as const) {
    test(title, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await page.addInitScript(rememberTransition);
      await openPage(page, '/contact');
      await linkTo(page, '/about').click();
      await expect(page).toHaveURL(/\/about$/);
      await expect.poll(() => page.evaluate(() => window.hasTransition)).toBe(expected);
    });
  }
});
