import type { Locator, Page } from '@playwright/test';
import { AUGUST_PORT } from '../../playwright.config.ts';
import { expect, openPage, test } from './fixtures.ts';

/** One minute before and after the end of a day in Kolkata. */
const LAST_MINUTE = Date.UTC(2025, 7, 31, 18, 29);
const NEXT_DAY = Date.UTC(2025, 7, 31, 18, 31);

const TITLE = 'Independence Day Smile Offer';

/** The offers as they were published on 15 August 2025, opened at another moment. */
async function openPublished(page: Page, now: number): Promise<Locator> {
  await page.clock.install({ time: now });
  await openPage(page, `http://localhost:${AUGUST_PORT}/offers`);
  return page.locator('[data-offer]').filter({ hasText: TITLE });
}

test.describe('offers', () => {
  test('a published offer is current until the end of its last day in Kolkata', async ({ page }) => {
    const card = await openPublished(page, LAST_MINUTE);
    await expect(card.getByText('Valid until 31 August 2025')).toBeVisible();
    await expect(card.getByRole('link', { name: 'Book via WhatsApp' })).toBeVisible();
    await expect(card.getByRole('button')).toBeHidden();
  });

  test('after that it stands among the past offers and cannot be booked', async ({ page }) => {
    await openPublished(page, NEXT_DAY);
    const card = page.locator('[data-past-offers]').locator('[data-offer]').filter({ hasText: TITLE });
    await expect(card.getByRole('button', { name: 'Offer Ended' })).toBeDisabled();
    await expect(card.getByText('Valid until 31 August 2025')).toBeHidden();
    await expect(card.getByRole('link', { name: 'Book via WhatsApp' })).toBeHidden();
  });

  test('an offer that has ended is dimmed and can still be read', async ({ page }) => {
    await openPage(page, '/offers');
    const card = page.locator('[data-offer]').filter({ hasText: 'Raksha Bandhan' });
    await expect(card.getByRole('button', { name: 'Offer Ended' })).toBeDisabled();
    await expect(card.getByRole('link')).toHaveCount(0);
    await expect(card).toHaveAttribute('data-ended');
  });

  test('confetti is fifty pieces, over within five seconds', async ({ page }) => {
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

  test('there is no confetti where motion is not wanted', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, '/offers');
    await expect(page.locator('main > [aria-hidden=true], main [aria-hidden=true]:has(> :nth-child(50))')).toBeHidden();
  });
});
