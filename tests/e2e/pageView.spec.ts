import { expect, openPage, test } from './fixtures.ts';

declare global {
  interface Window {
    sent: string[][];
    fbq?: (...words: string[]) => void;
  }
}

/** A tracking function that remembers what it was told. */
const define = () => {
  window.sent ??= [];
  window.fbq = (...words) => window.sent.push(words);
};

test.describe('PageView', () => {
  test('is sent once for each page', async ({ page }) => {
    await page.addInitScript(define);
    await openPage(page, '/');
    await page.waitForLoadState('load');
    expect(await page.evaluate(() => window.sent)).toEqual([['track', 'PageView']]);
    await page.goto('/about');
    await page.waitForLoadState('load');
    expect(await page.evaluate(() => window.sent)).toEqual([['track', 'PageView']]);
  });

  test('is sent once when the function comes before the page has loaded', async ({ page }) => {
    await page.addInitScript(() => {
      window.sent = [];
      addEventListener('DOMContentLoaded', () => {
        setTimeout(() => {
          window.fbq = (...words) => window.sent.push(words);
        });
      });
    });
    await page.route('**/hero.*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'load' });
    await expect.poll(() => page.evaluate(() => window.sent)).toEqual([['track', 'PageView']]);
  });

  test('is not sent, and nothing fails, where there is no function', async ({ page }) => {
    await openPage(page, '/');
    await page.waitForLoadState('load');
    expect(await page.evaluate(() => 'fbq' in window)).toBe(false);
  });

  test('a link to a place on the same page is no new view', async ({ page }) => {
    await page.addInitScript(define);
    await openPage(page, '/online-free-consultations-and-appointments');
    await page.locator('a[href="#booking"]').first().click();
    await expect(page).toHaveURL(/#booking$/);
    expect(await page.evaluate(() => window.sent.length)).toBe(1);
  });
});
