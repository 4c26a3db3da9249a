import { mapsSearchLink } from '../../../branches/model/links.ts';
import { DESKTOP, expect, openPage, PHONE, scrollTo, test } from '../support/fixtures.ts';
import { site } from '../support/sites/fixtureSite.ts';

const LINKS = [
  'Home',
  'Services',
  'Offers',
  'Reviews',
  'Free Consultation',
  'Tooth Pain Relief',
  'Dental Tips',
  'Dental Myths',
  'About',
  'Contact',
  'Bill Payment',
];

test.describe('the header on a desktop', () => {
  test.use({ viewport: DESKTOP });

  test('shows its eleven links in order in one row, underlines the current one and highlights free consultation', async ({
    page,
  }) => {
    await openPage(page, '/dental-tips');
    const nav = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
    await expect(nav.getByRole('link')).toHaveText(LINKS);
    const current = nav.getByRole('link', { name: 'Dental Tips' });
    await expect(current).toHaveAttribute('aria-current', 'page');
    await expect(current).toHaveCSS('text-decoration-line', 'underline');
    await expect(nav.getByRole('link', { name: 'Offers' })).toHaveCSS('text-decoration-line', 'none');
    await expect(nav.getByRole('link', { name: 'Free Consultation' })).toHaveCSS(
      'background-color',
      'rgb(255, 201, 60)',
    );
    const tops = await nav
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().bottom));
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(12);
  });

  test('links the logo to the home page and Book Appointment to the contact page', async ({ page }) => {
    await openPage(page, '/about');
    await page.getByRole('banner').getByRole('link', { name: 'Book Appointment' }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await page.getByRole('banner').getByRole('link', { name: 'home page' }).click();
    await expect(page).toHaveURL(/\/$/);
  });

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

  test('lets the first Tab reach the skip link, which leads past the header', async ({ page }) => {
    await openPage(page, '/about');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test.describe('the menu on a phone', () => {
  test.use({ viewport: PHONE });

  test('opens with the eleven links, Book Appointment, and every branch’s number and location', async ({ page }) => {
    await openPage(page, '/offers');
    const menu = page.locator('[data-menu]');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Offers' })).toBeHidden();
    await page.getByText('Menu', { exact: true }).click();
    await expect(menu.getByRole('navigation').getByRole('link')).toHaveText(LINKS);
    await expect(menu.getByRole('link', { name: 'Book Appointment' })).toHaveAttribute('href', '/contact');
    for (const { name, phone, address, maps } of site.branches) {
      const call = menu.getByRole('link', { name: `Call ${name.en}` });
      await expect(call).toHaveAttribute('href', `tel:${phone}`);
      const map = menu.getByRole('link', { name: `Directions to ${name.en} (opens in a new tab)` });
      await expect(map).toContainText(address.postcode);
      await expect(map).toHaveAttribute('href', mapsSearchLink(maps.directions));
    }
  });

  test('opens without layout work: only opacity and transform animate', async ({ page }) => {
    await openPage(page, '/offers');
    await page.locator('[data-menu] summary').click();
    const moved = await page.locator('[data-menu] > div').evaluate((panel) => {
      const { animationName } = getComputedStyle(panel);
      const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
      const frames = rules.find((rule) => rule instanceof CSSKeyframesRule && rule.name === animationName);
      return frames instanceof CSSKeyframesRule
        ? [...frames.cssRules].flatMap((frame) => (frame instanceof CSSKeyframeRule ? [...frame.style] : []))
        : [];
    });
    expect(moved.sort()).toEqual(['opacity', 'transform']);
  });

  test('closes on Escape and returns the focus', async ({ page }) => {
    await openPage(page, '/offers');
    const button = page.locator('[data-menu] summary');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-menu]')).toHaveAttribute('open', '');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-menu]')).not.toHaveAttribute('open');
    await expect(button).toBeFocused();
  });

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

  test('stays open on a tap inside, and closes when the patient leaves the page', async ({ page }) => {
    await openPage(page, '/');
    const menu = page.locator('[data-menu]');
    await menu.locator('summary').click();
    await menu.getByRole('heading').first().click();
    await expect(menu).toHaveAttribute('open', '');
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    await expect(menu).not.toHaveAttribute('open');
  });

  test('scrolls to its last line on a short screen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 420 });
    await openPage(page, '/');
    await page.locator('[data-menu] summary').click();
    const last = page.locator('[data-menu]').getByText(site.branches.at(-1)?.address.postcode ?? '');
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  });
});
