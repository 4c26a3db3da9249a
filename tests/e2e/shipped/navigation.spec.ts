/** Navigation: what is prefetched, and what returns from the back-forward cache. */
import type { Page } from '@playwright/test';
import { WHOLE_BROWSER } from '../../support/launchOptions.ts';
import { answerOutsideOnPage } from '../support/answerOnPage.ts';
import { expect, openPage, test } from '../support/fixtures.ts';
import { scrollToEnd } from '../support/scrollToEnd.ts';
import { paths } from '../support/sites/shippedSite.ts';
import { takeServicesInTurn } from '../support/takeTurns.ts';

declare global {
  interface Window {
    /** For each showing of this document, whether it came from the back-forward cache. */
    shownAgain: boolean[];
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

/** The paths of a page's own links to other pages, in order. */
const ownLinks = (page: Page) => page.locator('main a[href^="/"]:not([href*="."]):visible');

/** Longer than a page rests, or a pointer hovers, before anything is fetched. */
const LONGER = 1000;

test.describe('a page that a patient may open next', () => {
  test('is prefetched while the pointer hovers over its link', async ({ page }) => {
    const fetched = watchPrefetches(page);
    await openPage(page, '/contact');
    await expect(page.locator('html[data-ahead]')).toBeAttached();
    await linkTo(page, '/about').hover();
    await expect.poll(() => fetched).toContain('/about');
  });

  test('is prefetched when scrolling has brought its link into sight, one page per view, and never a contact', async ({
    page,
  }) => {
    const fetched = watchPrefetches(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, '/');
    await expect(page.locator('html[data-ahead]')).toBeAttached();
    const links = await ownLinks(page).all();
    for (const link of links.slice(4, 8)) {
      await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await page.waitForTimeout(LONGER / 2);
    }
    expect(fetched).toEqual([(await links[4]?.getAttribute('href'))?.replace(/#.*/, '')]);

    await openPage(page, '/contact');
    await page.locator('main a[href$=".vcf"]').first().hover();
    await page.waitForTimeout(LONGER);
    expect(fetched.filter((path) => path.endsWith('.vcf'))).toEqual([]);
  });

  for (const connection of [
    { saveData: true, effectiveType: '4g' },
    { saveData: false, effectiveType: '2g' },
    { saveData: false, effectiveType: '3g' },
  ]) {
    test(`is not prefetched to save data or on a slow line: ${JSON.stringify(connection)}`, async ({ page }) => {
      const fetched = watchPrefetches(page);
      await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
      await openPage(page, '/services');
      await ownLinks(page).nth(3).scrollIntoViewIfNeeded();
      await ownLinks(page).nth(3).hover();
      await page.mouse.down();
      await page.waitForTimeout(LONGER);
      expect(fetched).toEqual([]);
    });
  }
});

/** Takes no time to open. */
const ELSEWHERE = 'about:blank';

test('every page returns at once and as it was left', async ({ page }) => {
  test.setTimeout(120_000);
  await answerOutsideOnPage(page);
  await page.addInitScript(() => {
    window.shownAgain = [];
    addEventListener('pageshow', ({ persisted }) => window.shownAgain.push(persisted));
  });
  for (const path of takeServicesInTurn(paths, 0, 4)) {
    await openPage(page, path);
    await scrollToEnd(page);
    const left = await page.evaluate(() => Math.round(scrollY));
    await page.goto(ELSEWHERE);
    // Later, so that the call ends before the document does.
    await page.evaluate(() => {
      setTimeout(() => history.back());
    });
    const shownAgain = () => page.evaluate(() => window.shownAgain).catch(() => []);
    await expect.poll(shownAgain, path).toEqual([false, true]);
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await page.evaluate(() => Math.round(scrollY)), path).toBe(left);
  }
});
