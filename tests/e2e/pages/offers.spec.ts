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

  test('drop confetti once their picture is in view, within it and for 1.2 s, even with scripts off', async ({
    page,
    browser,
    baseURL,
  }) => {
    const confetti = '[data-confetti] > :first-child';
    await page.setViewportSize({ width: 390, height: 400 });
    await openPage(page, '/offers');
    await expect(page.locator(confetti)).toBeHidden();
    await page
      .locator('[data-offer]')
      .filter({ has: page.locator('[data-confetti]') })
      .locator('img')
      .scrollIntoViewIfNeeded();
    await expect(page.locator(confetti)).toBeAttached();
    await expect(page.locator('[data-confetti]')).toHaveAttribute('data-falling', '');
    const fall = await page.locator('[data-confetti]').evaluate((layer) => ({
      pieces: layer.childElementCount,
      lasts: Math.max(
        ...layer.getAnimations({ subtree: true }).map((each) => Number(each.effect?.getComputedTiming().endTime)),
      ),
      over:
        JSON.stringify(layer.getBoundingClientRect()) === JSON.stringify(layer.parentElement?.getBoundingClientRect()),
      cut: getComputedStyle(layer).overflow,
    }));
    expect(fall).toMatchObject({ pieces: 50, over: true, cut: 'hidden' });
    expect(Math.round(fall.lasts)).toBeLessThanOrEqual(1200);

    const withoutScripts = await browser.newPage({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    await withoutScripts.goto('/offers');
    await expect(withoutScripts.locator(confetti)).toBeVisible();
    await withoutScripts.close();
  });
});
