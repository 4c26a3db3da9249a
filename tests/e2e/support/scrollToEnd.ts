import { expect, type Page } from '@playwright/test';

/** Scrolls to the end screen by screen, so that all lazy content loads and every island wakes up. */
export async function scrollToEnd(page: Page): Promise<void> {
  const screens = await page.evaluate(() => Math.ceil(document.body.scrollHeight / innerHeight));
  for (let i = 0; i <= screens; i += 1) {
    await page.evaluate((screen) => window.scrollTo({ top: screen * innerHeight, behavior: 'instant' }), i);
  }
  for (const island of await page.locator('[data-island]').all()) await island.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island]:not([data-awake])')).toHaveCount(0);
}
