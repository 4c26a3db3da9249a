import type { Locator, Page } from '@playwright/test';
import { expect, openPage, test } from '../support/fixtures.ts';

const NOON = Date.UTC(2025, 7, 15, 12);
const NOT_YET = 'This feature is not implemented yet.';

/** Shows a notice at a fixed time of a fake clock, with the pointer elsewhere. */
async function showAtNoon(page: Page): Promise<Locator> {
  await page.clock.install({ time: NOON });
  await openPage(page, '/');
  await page.clock.pauseAt(NOON + 60_000);
  await page.getByRole('button', { name: 'Privacy Policy' }).click();
  const toast = page.locator('[data-toast]');
  await expect(toast).toBeVisible();
  await page.mouse.move(5, 300);
  return toast;
}

test('notices say that Facebook, Twitter and LinkedIn are not available yet, one at a time', async ({ page }) => {
  await openPage(page, '/');
  const footer = page.getByRole('contentinfo');
  const notice = page.getByRole('status');
  for (const network of ['Facebook', 'Twitter', 'LinkedIn']) {
    await footer.getByRole('button', { name: network }).click();
    await expect(notice.getByText(`Connect with us on ${network}!`)).toBeVisible();
    await expect(notice.getByText(NOT_YET)).toHaveCount(1);
    await expect(page.locator('[data-toast]')).toHaveCount(1);
  }
  await expect(footer.getByRole('link', { name: 'Instagram' })).toHaveAttribute('target', '_blank');
});

test('notices thank for a newsletter subscription, which sends nothing and leaves the address', async ({ page }) => {
  await openPage(page, '/dental-tips');
  const requests: string[] = [];
  const email = page.getByLabel('Email address');
  const subscribe = page.getByRole('button', { name: 'Subscribe' });
  for (const typed of ['', 'not an address']) {
    await email.fill(typed);
    await subscribe.click();
    await expect(email).toBeFocused();
    await expect(page.locator('[data-toast]')).toHaveCount(0);
  }
  await email.fill('patient@example.com');
  page.on('request', (request) => requests.push(request.method() + request.url()));
  await subscribe.click();
  await expect(page.getByRole('status').getByText('Thanks for subscribing!')).toBeVisible();
  await expect(page.getByRole('status').getByText(NOT_YET)).toBeVisible();
  expect(page.url()).not.toContain('patient');
  expect(requests.filter((request) => !request.includes('/assets/'))).toEqual([]);
});

test('notices close after five seconds, which pause while the pointer or the focus is on them', async ({ page }) => {
  const toast = await showAtNoon(page);
  const close = toast.getByRole('button', { name: 'Close' });
  await page.clock.runFor(3000);
  await toast.hover();
  await page.clock.runFor(20_000);
  await close.focus();
  await page.mouse.move(5, 300);
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await close.blur();
  await page.clock.runFor(1900);
  await expect(toast).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast).toHaveCount(0);
});

test('notices can be closed with the keyboard alone', async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('button', { name: 'Terms of Service' }).focus();
  await page.keyboard.press('Enter');
  const close = page.locator('[data-toast]').getByRole('button', { name: 'Close' });
  await expect(close).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused({ timeout: 50 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-toast]')).toHaveCount(0);
});

test.describe('a notice whose code fails to load', () => {
  test.use({ expectedNoise: /Failed to load resource/ });

  test('still shows its title and description', async ({ page }) => {
    await openPage(page, '/');
    await page.route('**/assets/**', (route) => route.abort());
    await page.getByRole('button', { name: 'Facebook' }).click();
    await expect(page.getByRole('status')).toContainText(`Connect with us on Facebook! ${NOT_YET}`);
  });
});
