import type { Locator, Page } from '@playwright/test';
import { expect, openPage, test } from '../support/fixtures.ts';
import { AUGUST_PORT } from '../support/sites/sites.ts';

/** One minute after a day ends in Kolkata. */
const NEXT_DAY = Date.UTC(2025, 7, 31, 18, 31);

const TITLE = 'Independence Day Smile Offer';

/** Opens the offers published on 15 August 2025 at another time. */
async function openPublished(page: Page, now: number): Promise<Locator> {
  await page.clock.install({ time: now });
  await openPage(page, `http://localhost:${AUGUST_PORT}/offers`);
  return page.locator('[data-offer]').filter({ hasText: TITLE });
}

test.describe('offers', () => {
  test('move to the past offers when they end, and cannot be booked then', async ({ page }) => {
    await openPublished(page, NEXT_DAY);
    const card = page.locator('[data-past-offers]').locator('[data-offer]').filter({ hasText: TITLE });
    await expect(card.getByRole('button', { name: 'Offer Ended' })).toBeDisabled();
    await expect(card.getByText('Valid until 31 August 2025')).toBeHidden();
    await expect(card.getByRole('link', { name: 'Book via WhatsApp' })).toBeHidden();
  });

  test('show a friendly message when the last current offer of a group has ended', async ({ page }) => {
    // Simulates that every current offer of August ended with the month.
    await page.route('**/offers', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(
        /( data-offer="[\w-]+")(?= class)/g,
        '$1 data-last-day="2025-08-31"',
      );
      await route.fulfill({ response, body });
    });
    await openPublished(page, NEXT_DAY);
    const groups = page.locator('[data-offer-group]');
    expect(await groups.count()).toBeGreaterThan(0);
    for (const group of await groups.all()) {
      await expect(group.locator('[data-offer]')).toHaveCount(0);
      await expect(group.locator('[data-no-offers]')).toBeVisible();
    }
    await expect(page.locator('[data-past-offers]')).toBeVisible();
  });

  test('drop confetti when the page is ready, even with scripts off', async ({ page, browser, baseURL }) => {
    await page.route('**/assets/**', () => {});
    await page.goto('/offers', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const confetti = '[data-confetti] > :first-child';
    await expect(page.locator(confetti)).toBeHidden();
    await page.unroute('**/assets/**');
    await openPage(page, '/offers');
    await expect(page.locator(confetti)).toBeVisible();

    const withoutScripts = await browser.newPage({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    await withoutScripts.goto('/offers');
    await expect(withoutScripts.locator(confetti)).toBeVisible();
    await withoutScripts.close();
  });
});
