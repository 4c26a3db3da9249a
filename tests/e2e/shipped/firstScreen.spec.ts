/** What a patient sees before scrolling. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { SERVICES } from '../../../renderer/site/services.ts';
import { expect, openPage, PHONE, test } from '../support/fixtures.ts';

/** The heading above a treatment’s key facts, from the clinic’s words. */
const AT_A_GLANCE: string = JSON.parse(readFileSync('locales/en/common.json', 'utf8')).servicePage.atAGlance;

const SERVICE_PAGES = ['/services/root-canal-treatment', '/services/kids-dentistry', '/services/dentures'];

/** Returns the y position where the bar with Call and WhatsApp begins. */
async function endOfFirstScreen(page: Page): Promise<number> {
  const bar = await page.locator('[data-floating-contact]').boundingBox();
  return bar?.y ?? 0;
}

test.describe('the first screen of a phone', () => {
  test.use({ viewport: PHONE });

  for (const path of ['/', '/services', ...SERVICE_PAGES, '/404']) {
    test(`${path} shows the next step above the bar`, async ({ page }) => {
      await openPage(page, path);
      const action = await page.locator('main a[data-look="primary"]').first().boundingBox();
      expect((action?.y ?? 0) + (action?.height ?? 0)).toBeLessThan(await endOfFirstScreen(page));
      expect(action?.height).toBeGreaterThanOrEqual(44);
    });
  }

  test('the home page shows its whole picture', async ({ page }) => {
    await openPage(page, '/');
    const picture = await page.locator('main img').first().boundingBox();
    expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThan(await endOfFirstScreen(page));
  });

  for (const path of SERVICE_PAGES) {
    test(`${path} begins its key facts`, async ({ page }) => {
      await openPage(page, path);
      const glance = await page.getByRole('heading', { name: AT_A_GLANCE }).boundingBox();
      expect(glance?.y).toBeLessThan(await endOfFirstScreen(page));
    });
  }

  test('eleven services fit in five screens', async ({ page }) => {
    await openPage(page, '/services');
    const cards = await page.locator('main article').all();
    const heights = await Promise.all(cards.map(async (card) => (await card.boundingBox())?.height ?? 0));
    expect(heights).toHaveLength(SERVICES.length);
    const sum = heights.reduce((before, height) => before + height, 0);
    expect((sum / heights.length) * 11).toBeLessThan(5 * PHONE.height);
  });
});
