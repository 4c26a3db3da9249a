import { DESKTOP, expect, openPage, PHONE, scrollTo, test } from '../support/fixtures.ts';

test.describe('the header on a desktop', () => {
  test.use({ viewport: DESKTOP });

  test('is transparent up to 50 px and solid from 51 px', async ({ page }) => {
    await openPage(page, '/services');
    const header = page.getByRole('banner');
    await scrollTo(page, 50);
    await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await scrollTo(page, 51);
    await expect(header).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(header).not.toHaveCSS('box-shadow', 'none');
    await expect(header).toHaveCSS('backdrop-filter', /blur/);
    await page.reload();
    await expect(header).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });

  test('shows the back-to-top button from 301 px, not at 300 px; it scrolls up', async ({ page }) => {
    await openPage(page, '/services');
    const button = page.getByRole('button', { name: 'Back to top' });
    await scrollTo(page, 300);
    await expect(button).toBeHidden();
    await scrollTo(page, 301);
    await expect(button).toBeVisible();
    await button.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(button).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test.describe('the menu on a phone', () => {
  test.use({ viewport: PHONE });

  test('closes on a tap on a link, on Book Appointment and outside', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 1400 });
    await openPage(page, '/offers');
    // Navigation is blocked, so that the page shows what the tap itself does.
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault(), { capture: true }));
    const menu = page.locator('[data-menu]');
    for (const close of [
      () => menu.getByRole('link', { name: 'Book Appointment' }).click(),
      () => menu.getByRole('link', { name: 'About' }).click(),
      () => page.mouse.click(195, 1390),
    ]) {
      await menu.evaluate((details: HTMLDetailsElement) => {
        details.open = true;
      });
      await close();
      await expect(menu).not.toHaveAttribute('open');
    }
    await expect(page).toHaveURL(/\/offers$/);
  });

  test('keeps numbers apart for thumbs, stays open on a tap inside, and closes when the page is left', async ({
    page,
  }) => {
    await openPage(page, '/');
    const menu = page.locator('[data-menu]');
    await menu.locator('summary').click();
    const numbers = await menu
      .locator('[href^="tel:"]')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
    const gaps = numbers.slice(1).map(({ top }, i) => top - (numbers[i]?.bottom ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8);
    await menu.getByText('Call us').click();
    await expect(menu).toHaveAttribute('open', '');
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    await expect(menu).not.toHaveAttribute('open');
  });
});
