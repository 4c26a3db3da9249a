import type { Locator, Page } from '@playwright/test';
import { expect, openPage, PHONE, test } from '../support/fixtures.ts';
import { AUGUST_PORT } from '../support/sites/sites.ts';

/** One minute before and after a day ends in Kolkata. */
const LAST_MINUTE = Date.UTC(2025, 7, 31, 18, 29);
const NEXT_DAY = Date.UTC(2025, 7, 31, 18, 31);

const TITLE = 'Independence Day Smile Offer';

/** Opens the offers published on 15 August 2025 at another time. */
async function openPublished(page: Page, now: number): Promise<Locator> {
  await page.clock.install({ time: now });
  await openPage(page, `http://localhost:${AUGUST_PORT}/offers`);
  return page.locator('[data-offer]').filter({ hasText: TITLE });
}

test.describe('offers', () => {
  test('stay current until their last day ends in Kolkata', async ({ page }) => {
    const card = await openPublished(page, LAST_MINUTE);
    await expect(card.getByText('Valid until 31 August 2025')).toBeVisible();
    await expect(card.getByRole('link', { name: 'Book via WhatsApp' })).toBeVisible();
    await expect(card.getByRole('button')).toBeHidden();
  });

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

  test('are dimmed but readable when they have ended', async ({ page }) => {
    await openPage(page, '/offers');
    const card = page.locator('[data-offer]').filter({ hasText: 'Raksha Bandhan' });
    await expect(card.getByRole('button', { name: 'Offer Ended' })).toBeDisabled();
    await expect(card.getByRole('link')).toHaveCount(0);
    await expect(card).toHaveAttribute('data-ended');
  });

  test('take less room on a phone when they have ended', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openPublished(page, LAST_MINUTE);
    const heightOf = async (title: string) =>
      (await page.locator('[data-offer]').filter({ hasText: title }).boundingBox())?.height ?? 0;
    expect(await heightOf('Raksha Bandhan')).toBeGreaterThan(100);
    expect(await heightOf('Raksha Bandhan')).toBeLessThan(0.75 * (await heightOf('Grand Opening')));
  });

  test('keep the confetti away from the text under the title', async ({ page }) => {
    await openPage(page, '/offers');
    const lowest = await page.evaluate(() => {
      const pieces = [...document.querySelectorAll('[data-confetti] > *')];
      const ends = pieces.map((piece) => {
        const [animation] = piece.getAnimations();
        const { delay = 0, duration } = animation?.effect?.getComputedTiming() ?? {};
        if (animation) animation.currentTime = delay + Number(duration) - 1;
        return piece.getBoundingClientRect().bottom;
      });
      return Math.max(...ends) / innerHeight;
    });
    expect(lowest).toBeGreaterThan(0.3);
    expect(lowest).toBeLessThan(0.65);
  });

  test('drop fifty pieces of confetti, for at most five seconds', async ({ page }) => {
    await openPage(page, '/offers');
    const ends = await page.evaluate(() => {
      const pieces = [...document.querySelectorAll('[aria-hidden=true]')].find(
        (part) => part.children.length === 50,
      )?.children;
      return [...(pieces ?? [])].map((piece) => {
        const { animationDelay, animationDuration, animationIterationCount } = getComputedStyle(piece);
        return (
          (Number.parseFloat(animationDelay) + Number.parseFloat(animationDuration)) * Number(animationIterationCount)
        );
      });
    });
    expect(ends).toHaveLength(50);
    expect(Math.max(...ends)).toBeLessThanOrEqual(5);
    expect(Math.min(...ends)).toBeGreaterThan(0);
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

  test('drop no confetti when reduced motion is preferred', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, '/offers');
    await expect(page.locator('main > [aria-hidden=true], main [aria-hidden=true]:has(> :nth-child(50))')).toBeHidden();
  });
});
