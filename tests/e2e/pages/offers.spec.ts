import type { Locator, Page } from '@playwright/test';
import { DESKTOP, expect, openPage, PHONE, test } from '../support/fixtures.ts';
import { AUGUST_PORT } from '../support/sites/sites.ts';

/** The minutes around the end of a day in Kolkata. */
const LAST_MINUTE = Date.UTC(2025, 7, 31, 18, 29);
const NEXT_DAY = LAST_MINUTE + 2 * 60_000;

const TITLE = 'Independence Day Smile Offer';
const OPENING = 'Chennai Grand Opening Offer';

/** Opens the offers published on 15 August 2025 at another time, with that last day as a holiday in the footer. */
async function openPublished(page: Page, now: number, change = (html: string) => html): Promise<Locator> {
  await page.clock.install({ time: now });
  await page.route('**/offers', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/<footer[\s\S]*?<dl[^>]*><div/, '$& data-exception="2025-08-31"');
    await route.fulfill({ response, body: change(html) });
  });
  await openPage(page, `http://localhost:${AUGUST_PORT}/offers`);
  return page.locator('[data-offer]').filter({ hasText: TITLE });
}

/** A day passes, during which a page gets no time. */
const sleepUntil = (event: Event['type']) => async (page: Page) => {
  await page.clock.setSystemTime(NEXT_DAY);
  await page.evaluate((type) => dispatchEvent(new Event(type)), event);
};

const DAY_ENDS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'while the page is open': (page) => page.clock.runFor(NEXT_DAY - LAST_MINUTE),
  'and the page is looked at again': sleepUntil('visibilitychange'),
  'and the window is used again': sleepUntil('focus'),
  'and the page returns from the back-forward cache': sleepUntil('pageshow'),
  'and the page is loaded anew': async (page) => {
    await page.clock.setSystemTime(NEXT_DAY);
    await page.reload();
  },
};

test.describe('offers', () => {
  // Their last day is the clinic's, wherever the patient is.
  test.use({ timezoneId: 'America/Los_Angeles' } as object);

  for (const [when, endDay] of Object.entries(DAY_ENDS)) {
    test(`move to the past, and a holiday goes, when their last day ends ${when}`, async ({ page }) => {
      const card = await openPublished(page, LAST_MINUTE);
      const past = page.locator('[data-past-offers]').locator(card);
      const holiday = page.locator('footer [data-exception]');
      await expect(past).toHaveCount(0);
      await expect(card.getByRole('link', { name: 'Book via WhatsApp' })).toBeVisible();
      await expect(holiday).not.toHaveAttribute('hidden');
      const posters = page.locator('main a[href^="#offer-"]').filter({ visible: true });
      await expect(posters).toHaveText([TITLE]);
      await endDay(page);
      await expect(posters).toHaveText([OPENING]);
      await expect(past.getByRole('button', { name: 'Offer Ended' })).toBeDisabled();
      await expect(card).toHaveCount(1);
      await expect(card.getByText('Valid until 31 August 2025')).toBeHidden();
      await expect(card.getByRole('link', { name: 'Book via WhatsApp' })).toBeHidden();
      await expect(holiday).toHaveAttribute('hidden');
    });
  }

  test('show a friendly message when the last current offer of a group has ended', async ({ page }) => {
    // Simulates that every current offer of August ended with the month.
    await openPublished(page, NEXT_DAY, (html) =>
      html.replaceAll(/( data-offer="[\w-]+")(?= class)/g, '$1 data-last-day="2025-08-31"'),
    );
    const groups = page.locator('[data-offer-group]');
    expect(await groups.count()).toBeGreaterThan(0);
    for (const group of await groups.all()) {
      await expect(group.locator('[data-offer]')).toHaveCount(0);
      await expect(group.locator('[data-no-offers]')).toBeVisible();
    }
    await expect(page.locator('[data-past-offers]')).toBeVisible();
  });

  for (const screen of [PHONE, DESKTOP]) {
    test(`drop confetti on the first screen of ${screen.width} px once, which is soon over and in nobody’s way`, async ({
      page,
    }) => {
      await page.setViewportSize(screen);
      await openPage(page, '/offers');
      // Its picture is described where it is seen, on phones, too.
      await expect(page.locator('main [data-poster]').getByRole('img', { name: /\S/ })).toBeVisible();
      const layer = page.locator('[data-confetti]');
      await expect(layer).toHaveAttribute('data-falling', '');
      await expect(layer).toBeInViewport({ ratio: 1 });
      const ends = await layer.evaluate((each) =>
        each.getAnimations({ subtree: true }).map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
      );
      expect(ends).toHaveLength(50);
      expect(Math.round(Math.max(...ends))).toBeLessThanOrEqual(3000);
      await expect(layer).toHaveCSS('overflow', 'hidden');
      const poster = page.getByRole('link', { name: OPENING, exact: true });
      await poster.click({ position: { x: 5, y: -50 }, force: true });
      await expect(page.getByRole('heading', { name: OPENING })).toBeInViewport();
    });
  }
});

test.describe('offers with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('drop confetti, too', async ({ page }) => {
    await page.goto('/offers');
    await expect(page.locator('[data-confetti] > :first-child')).toBeVisible();
  });
});
