import type { Page } from '@playwright/test';

/** Waits for two frames after a resize or font change, until the header has checked whether its links fit. */
export const afterLayout = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
