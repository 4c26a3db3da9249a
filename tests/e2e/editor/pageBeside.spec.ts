/** The page beside the form: it is the real page, follows typing, and sends nothing. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/editorTest.ts';
import { LONG, linksTo, openTask, pageFrame, phone, textOf, unfold } from './support/steps.ts';

test.describe.configure({ timeout: 180_000 });

const outlined = (page: Page) => pageFrame(page).locator('[data-editor-focus]');
const beside = (page: Page) => page.getByRole('complementary', { name: 'The page as it will be' });
const heading = (page: Page) => pageFrame(page).getByRole('heading', { level: 1 });
/** The controls of the page: `Page`, `Language` or `Site`. */
const choice = (page: Page, name: string) => beside(page).getByRole('combobox', { name, exact: true });
const choose = (page: Page, name: string, value: string) => choice(page, name).selectOption(value);

/** Opens a task, and waits for the page beside it: the first one waits for the code of the site to be bundled. */
async function openTaskAndPage(page: Page, task: string, file: string): Promise<void> {
  await openTask(page, task, file);
  // The home page is there first.
  await expect(choice(page, 'Page')).not.toHaveValue('/');
  await expect(heading(page)).toBeVisible(LONG);
}

test('each keystroke shows on the chosen page', { tag: '@smoke' }, async ({ clinic: _, page }) => {
  await openTaskAndPage(page, 'Offers', 'All branches');
  await unfold(page, 'First Visit Consultation');
  const title = textOf(page, 'Title');
  await title.fill('First Visit');
  await expect(pageFrame(page).getByRole('heading', { name: 'First Visit', exact: true })).toBeVisible();
  await title.pressSequentially(' for a Smile');
  const shown = outlined(page).filter({ hasText: 'First Visit for a Smile' }).first();
  await expect(shown).toBeInViewport();
  await expect(shown).toHaveCSS('outline-style', 'solid');

  // As on another day: an offer can be booked on its last day, and not the day after.
  const offer = pageFrame(page).getByRole('link', { name: /Independence Day Smile Offer/ });
  await beside(page).getByLabel('Show the site as of').fill('2025-08-31');
  await expect(offer.first()).toBeAttached();
  await beside(page).getByLabel('Show the site as of').fill('2025-09-01');
  await expect(offer).toHaveCount(0);

  // Facts of other pages are shown there. Any page can be chosen, and stays.
  await openTaskAndPage(page, 'Prices and durations', 'All branches');
  await page.getByLabel('Price of an online consultation').fill('14');
  await expect(pageFrame(page).getByText('each one costs Rs 14').first()).toBeInViewport();
  await choose(page, 'Page', '/dental-tips');
  await expect(beside(page).getByText(/^You cannot see this on the page that is shown/)).toBeVisible();

  await openTaskAndPage(page, 'Phone and chat', 'Chennai');
  const width = () => heading(page).evaluate(() => innerWidth);
  await expect.poll(width).toBe(390);
  await beside(page).getByRole('button', { name: 'Computer' }).click();
  await expect.poll(width).toBeGreaterThanOrEqual(1280);
  await expect(linksTo(page, 'tel:+910000000002').first()).toBeAttached();
  await choose(page, 'Site', 'Chennai');
  await expect(linksTo(page, 'tel:+910000000002')).toHaveCount(0);
  await expect(linksTo(page, 'tel:+910000000001').first()).toBeAttached();
  await choose(page, 'Language', 'ta');
  await expect(pageFrame(page).locator('html')).toHaveAttribute('lang', 'ta');
});

for (const width of [1280, 390])
  test(`a tap on the page opens the field of an element: ${width}`, async ({ clinic: _, page }) => {
    await openTaskAndPage(page, 'Opening hours', 'Chennai');
    await page.setViewportSize({ width, height: 844 });
    const isSmall = width < 1000;
    const main = pageFrame(page).getByRole('main');
    /** On a small screen, the page is behind a button, and scaled down: Playwright clicks as if it were not. */
    const tap = async (target: Locator) => {
      if (isSmall) await page.getByRole('button', { name: 'Page', exact: true }).click();
      await expect(target).toBeVisible();
      await (isSmall ? target.dispatchEvent('click') : target.click());
    };
    await tap(main.getByRole('link', { name: '+91 00000 00001' }).filter({ visible: true }).first());
    await expect(phone(page)).toBeFocused();
    await tap(main.getByText('11:00 AM to 1:30 PM').filter({ visible: true }).first());
    await expect(page.getByLabel('Sunday: opens, shift 1')).toBeFocused();
    await tap(main.getByRole('img', { name: 'Illustration of the house' }));
    await expect(page.locator('[data-path="photos.outside.image"] input[type="file"]').first()).toBeFocused();
    await tap(heading(page));
    await expect(page).toHaveURL(/\/texts\/en\/contact\/hero\.title$/);
    await tap(pageFrame(page).getByRole('banner').getByRole('link', { name: 'தமிழ்' }).filter({ visible: true }));
    await expect(beside(page).getByText(/^This has no field/)).toBeVisible();
  });

test('links navigate the preview; nothing is called, submitted or requested from other hosts', async ({
  clinic: _,
  page,
}) => {
  const hosts = new Set<string>();
  page.context().on('request', (request) => {
    // Pictures by message have blob addresses.
    if (!request.url().startsWith('blob:')) hosts.add(new URL(request.url()).hostname);
  });
  const windows: string[] = [];
  page.context().on('page', (opened) => windows.push(opened.url()));
  await page.reload();
  await openTaskAndPage(page, 'Phone and chat', 'Chennai');
  const main = pageFrame(page).getByRole('main');
  await beside(page).getByLabel('Follow links').check();
  await main.locator('a[href^="tel:"]').first().click();
  await expect(beside(page).getByText(/On the real site this calls \+91/)).toBeVisible();
  await main.locator('a[href^="https://wa.me"]').first().click();
  await expect(beside(page).getByText(/On the real site this opens WhatsApp/)).toBeVisible();
  // On a phone, the links of the footer are folded.
  await beside(page).getByRole('button', { name: 'Computer' }).click();
  // The page is scaled down, and Playwright clicks as if it were not.
  await pageFrame(page).getByRole('contentinfo').getByRole('link', { name: 'Services' }).first().press('Enter');
  await expect(choice(page, 'Page')).toHaveValue('/services');
  await expect(heading(page)).toHaveText('Our dental services');
  const scrolled = () => page.locator('iframe').evaluate(({ parentElement }) => parentElement?.scrollTop);
  expect(await scrolled(), 'the keyboard does not move the page out of sight').toBe(0);
  await beside(page).getByRole('button', { name: 'Phone', exact: true }).click();
  await choose(page, 'Page', '/bill-payment');
  const payment = pageFrame(page).locator('[data-island="PaymentButton"]');
  await payment.scrollIntoViewIfNeeded();
  await expect(payment).toHaveAttribute('data-awake', '');
  expect([...hosts]).toEqual(['127.0.0.1']);
  expect(windows).toEqual([]);
  expect(new URL(page.url()).pathname).toBe('/branches/chennai/contact');
});
