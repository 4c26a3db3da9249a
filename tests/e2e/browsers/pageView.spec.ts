import { expect, openPage, test } from '../support/fixtures.ts';
import { holdRequests } from '../support/holdRequests.ts';

declare global {
  interface Window {
    sent: string[][];
    fbq?: (...words: string[]) => void;
  }
}

/** A tracking function that records its calls. */
const define = () => {
  window.sent ??= [];
  window.fbq = (...words) => window.sent.push(words);
};

test('PageView is sent once per page', async ({ page }) => {
  await page.addInitScript(define);
  await openPage(page, '/');
  await page.waitForLoadState('load');
  expect(await page.evaluate(() => window.sent)).toEqual([['track', 'PageView']]);
  await page.goto('/about');
  await page.waitForLoadState('load');
  expect(await page.evaluate(() => window.sent)).toEqual([['track', 'PageView']]);
});

test('PageView is sent once when the function loads before the page has', async ({ page }) => {
  await page.addInitScript(() => {
    window.sent = [];
    addEventListener('DOMContentLoaded', () => {
      setTimeout(() => {
        window.fbq = (...words) => window.sent.push(words);
      });
    });
  });
  const release = await holdRequests(page, '**/hero.*');
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForFunction(() => 'fbq' in window);
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
  release();
  await page.waitForLoadState('load');
  await expect.poll(() => page.evaluate(() => window.sent)).toEqual([['track', 'PageView']]);
});

test('PageView is sent again after a return from the back-forward cache', async ({ page }) => {
  await page.addInitScript(define);
  await openPage(page, '/');
  await page.waitForLoadState('load');
  const show = (persisted: boolean) =>
    page.evaluate((kept) => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: kept })), persisted);
  await show(false);
  expect(await page.evaluate(() => window.sent.length)).toBe(1);
  await show(true);
  expect(await page.evaluate(() => window.sent)).toEqual([
    ['track', 'PageView'],
    ['track', 'PageView'],
  ]);
});

test('PageView of a prerendered page waits until the page is shown', async ({ page }) => {
  await page.addInitScript(define);
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'prerendering', { configurable: true, get: () => true });
  });
  await openPage(page, '/');
  await page.waitForLoadState('load');
  expect(await page.evaluate(() => window.sent)).toEqual([]);
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
  expect(await page.evaluate(() => window.sent)).toEqual([['track', 'PageView']]);
});

test('PageView goes to the function named in the clinic file, and only if it is a function', async ({ page }) => {
  await page.addInitScript(define);
  await page.addInitScript(() =>
    Object.assign(window, { measure: (...words: string[]) => window.sent.push(['other', ...words]) }),
  );
  await page.addInitScript(() => Object.assign(window, { notYet: { loading: true } }));
  const name = async (tracking: string) => {
    await page.unrouteAll();
    await page.route('/about', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/data-tracking="\w+"/, `data-tracking="${tracking}"`);
      await route.fulfill({ response, body });
    });
    await openPage(page, '/about');
    await page.waitForLoadState('load');
    return page.evaluate(() => window.sent);
  };
  expect(await name('measure')).toEqual([['other', 'track', 'PageView']]);
  expect(await name('notYet')).toEqual([]);
});
