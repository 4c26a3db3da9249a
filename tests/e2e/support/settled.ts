import type { Page } from '@playwright/test';

/** Waits until the page has been drawn in its new size or letters: before that the header has not seen whether its links still fit. */
export const settled = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
