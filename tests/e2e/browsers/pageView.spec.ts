import type { Page } from '@playwright/test';
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

/** One view, as it is sent. */
const VIEW = ['track', 'PageView'];
const sent = (page: Page) => page.evaluate(() => window.sent);

async function openWhole(page: Page, path = '/'): Promise<void> {
  await openPage(page, path);
  await page.waitForLoadState('load');
}

test('PageView is sent once per page, and again after a return from the back-forward cache', async ({ page }) => {
  await page.addInitScript(define);
  for (const path of ['/', '/about']) {
    await openWhole(page, path);
    expect(await sent(page), path).toEqual([VIEW]);
  }
  const show = (persisted: boolean) =>
    page.evaluate((kept) => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: kept })), persisted);
  await show(false);
  expect(await sent(page)).toEqual([VIEW]);
  await show(true);
  expect(await sent(page)).toEqual([VIEW, VIEW]);
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
  await expect.poll(() => sent(page)).toEqual([VIEW]);
});

test('PageView of a prerendered page waits until the page is shown', async ({ page }) => {
  await page.addInitScript(define);
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'prerendering', { configurable: true, get: () => true });
  });
  await openWhole(page);
  expect(await sent(page)).toEqual([]);
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
  expect(await sent(page)).toEqual([VIEW]);
});

test('PageView goes to the function named in the clinic file, and only if it is a function', async ({ page }) => {
  await page.addInitScript(define);
  await page.addInitScript(() => {
    const measure = (...words: string[]) => window.sent.push(['other', ...words]);
    Object.assign(window, { measure, notYet: { loading: true } });
  });
  const name = async (tracking: string) => {
    await page.unrouteAll();
    await page.route('/about', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/data-tracking="\w+"/, `data-tracking="${tracking}"`);
      await route.fulfill({ response, body });
    });
    await openWhole(page, '/about');
    return sent(page);
  };
  expect(await name('measure')).toEqual([['other', ...VIEW]]);
  expect(await name('notYet')).toEqual([]);
});
