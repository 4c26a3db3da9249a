/** For tests that only look at pages: they share one page, since a new one takes as long as many of the checks. */
import type { Page } from '@playwright/test';
import { answerOutsideOnPage } from './answerOnPage.ts';
import { test as base, expectSilence, prepare } from './fixtures.ts';

/**
 * The base test on a page that stays open for the next test with the same options. Each test opens the address that it is about and
 * gets no answer from other hosts. A test that changes more than the size and the media of the page undoes it; after a failure
 * Playwright starts anew.
 */
export const sharedPageTest = base.extend({
  page: async (
    { browser, sharedPages, baseURL, viewport, deviceScaleFactor, reducedMotion, serviceWorkers, expectedNoise },
    use,
  ) => {
    const options = {
      ...(baseURL ? { baseURL } : {}),
      ...(deviceScaleFactor ? { deviceScaleFactor } : {}),
      reducedMotion,
      serviceWorkers,
    };
    const key = JSON.stringify(options);
    const page = sharedPages.get(key) ?? (await openPage());
    sharedPages.set(key, page);
    if (viewport) await page.setViewportSize(viewport);
    await expectSilence(page, expectedNoise, use);
    page.removeAllListeners('request');

    async function openPage(): Promise<Page> {
      const opened = await browser.newPage(options);
      await prepare(opened);
      await answerOutsideOnPage(opened);
      return opened;
    }
  },
});
