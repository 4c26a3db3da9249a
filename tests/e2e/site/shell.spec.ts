/** The parts around every page: header, contact bar, footer. */
import type { Page } from '@playwright/test';
import { CONSULTATION } from '../support/consultationForm.ts';
import { DESKTOP, expect, openPage, PHONE, scrollTo, test } from '../support/fixtures.ts';

/** Call, WhatsApp and back to top: a bottom bar on a phone, a column in the margin on a desktop. */
const contactBar = (page: Page) => page.locator('[data-floating-contact]');

test.describe('the shell', () => {
  test('a link within a page scrolls to a point clear of the header', async ({ page }) => {
    await openPage(page, CONSULTATION);
    await page.locator('a[href="#booking"]').first().click();
    const top = () => page.locator('#booking').evaluate((section) => section.getBoundingClientRect().top);
    await expect.poll(top).toBeGreaterThan(40);
    await expect.poll(top).toBeLessThan(200);
  });

  for (const [screen, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
    test(`Call and WhatsApp stay visible along the page on a ${screen} and offer each branch`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await openPage(page, '/');
      await scrollTo(page, 2000);
      const bar = contactBar(page);
      for (const [way, links] of Object.entries({ Call: 'a[href^="tel:"]', WhatsApp: 'a[href^="https://wa.me/"]' })) {
        const choice = bar.locator('details', { hasText: way });
        await expect(choice).toBeInViewport();
        await choice.locator('summary').press('Enter');
        await expect(choice.locator(links)).toHaveCount(2);
        await expect(choice.locator(links).first()).toBeInViewport();
        await page.keyboard.press('Escape');
        await expect(choice.locator(links).first()).toBeHidden();
        await expect(choice.locator('summary')).toBeFocused();
      }
    });
  }

  for (const [part, end] of [
    ['header', 'data-label="closed"'],
    ['contact bar', 'data-look="whatsapp"'],
  ] as const) {
    test(`the ${part} stays hidden while the page is half loaded`, async ({ page }) => {
      await page.setViewportSize(PHONE);
      await page.route('**/contact', async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        const at = html.lastIndexOf(end, part === 'header' ? html.indexOf('<main') : html.length);
        await route.fulfill({ response, body: html.slice(0, html.indexOf('>', at) + 1) });
      });
      await page.goto('/contact');
      const first = page.locator(part === 'header' ? 'header a' : 'aside summary').first();
      await expect(first).toBeAttached();
      await expect(first).toBeHidden();
    });
  }

  test('with very large text, the symbol stands for the name and the contact bar keeps its icons', async ({ page }) => {
    await page.setViewportSize({ width: 195, height: 420 });
    await openPage(page, '/');
    await expect(page.locator('header svg').first()).toBeVisible();
    await expect(page.locator('header a > span').first()).toBeHidden();
    for (const icon of await contactBar(page).locator('summary svg').all()) await expect(icon).toBeVisible();
  });

  test('the contact bar does not cover the end of the page on a phone', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openPage(page, '/');
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const end = await page.getByRole('button', { name: 'Privacy Policy' }).boundingBox();
    const bar = await contactBar(page).boundingBox();
    if (!end || !bar) throw new Error('Not shown.');
    expect(end.y + end.height).toBeLessThanOrEqual(bar.y);
  });
});
