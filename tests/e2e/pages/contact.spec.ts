import type { Locator, Page } from '@playwright/test';
import { DESKTOP, expect, openPage, PHONE } from '../support/fixtures.ts';
import { sharedPageTest as test } from '../support/sharedPage.ts';
import { site } from '../support/sites/fixtureSite.ts';

/** In pixels, on a phone of 390. */
const TALLEST = 4600;

const boxOf = async (part: Locator) => (await part.boundingBox()) ?? Promise.reject(new Error('Not shown.'));

const cardOf = (page: Page, branch: (typeof site.branches)[number]) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: branch.name.en, exact: true }) });

test('the page is short on a phone, which shows when a branch is open without a tap', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openPage(page, '/contact');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(TALLEST);
  for (const branch of site.branches) await expect(cardOf(page, branch).getByText('11:00 AM to 1:30 PM')).toBeVisible();
});

test('the cards of two branches are one below the other, beside the title on a desktop', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await openPage(page, '/contact');
  const title = await boxOf(page.getByRole('heading', { level: 1 }));
  const [first, second] = await Promise.all(site.branches.map((branch) => boxOf(cardOf(page, branch))));
  expect(first?.x).toBeGreaterThanOrEqual(DESKTOP.width / 2);
  expect(first?.y).toBeLessThan(title.y + title.height);
  expect(second?.x).toBe(first?.x);
  expect(second?.y).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0));
});

test('the quick buttons are on a phone’s first screen, fastest contact first, none under the bar', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openPage(page, '/contact');
  const quick = page.getByRole('group', { name: 'Reach us now' }).getByRole('link');
  await expect(quick).toHaveText([
    ...site.branches.map(({ name }) => new RegExp(`^Call ${name.en}`)),
    `WhatsApp chat with ${site.primary.name.en} (opens in a new tab)`,
  ]);
  const contact = page.locator('[data-floating-contact]');
  const bar = await boxOf(contact);
  for (const link of await quick.all()) {
    const { y, height } = await boxOf(link);
    expect(y + height).toBeLessThan(bar.y);
    expect(height).toBeGreaterThanOrEqual(44);
  }
  await contact.locator(':scope > :nth-child(3)').evaluate((chat) => chat.remove());
  const call = await boxOf(contact.locator('summary > span'));
  expect(call.x + call.width, 'without WhatsApp, the bar has no gap').toBeGreaterThan(bar.width - 16);
});
