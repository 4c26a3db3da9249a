/** The page beside the form: it is the real page, it follows what is typed, and nothing leaves it. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/editorTest.ts';
import { openTask, pageFrame } from './support/steps.ts';

test.describe.configure({ timeout: 180_000 });

const outlined = (page: Page) => pageFrame(page).locator('[data-editor-focus]');
const beside = (page: Page) => page.getByRole('complementary', { name: 'The page as it will be' });
const heading = (page: Page) => pageFrame(page).getByRole('heading', { level: 1 });

/** The first page waits for the code of the site to be bundled. */
const FIRST_PAGE = { timeout: 60_000 };

/** Opens a task, and waits for the page beside it. */
async function openTaskAndPage(page: Page, task: string, file: string): Promise<void> {
  await openTask(page, task, file);
  await expect(heading(page)).toBeVisible(FIRST_PAGE);
}

async function choosePage(page: Page, name: string): Promise<void> {
  await beside(page).getByRole('combobox', { name: 'Page', exact: true }).selectOption(name);
}

test('a text: each keystroke shows on the page, outlined and scrolled to', { tag: '@smoke' }, async ({
  clinic: _,
  page,
}) => {
  await openTaskAndPage(page, 'Offers', 'All branches');
  await page.getByRole('button', { name: 'First Visit Consultation', exact: true }).click();
  const title = page.getByRole('group', { name: /^Title/ }).getByRole('textbox', { name: 'English' });
  await title.fill('First Visit');
  await expect(pageFrame(page).getByRole('heading', { name: 'First Visit', exact: true })).toBeVisible();
  await title.pressSequentially(' for a Smile');
  const shown = outlined(page).filter({ hasText: 'First Visit for a Smile' }).first();
  await expect(shown).toBeInViewport();
  await expect(shown).toHaveCSS('outline-style', 'solid');
  await expect(shown).toHaveCSS('outline-width', '3px');
});

test('a price: any page can be chosen to see it, and stays', async ({ clinic: _, page }) => {
  await openTaskAndPage(page, 'Prices and durations', 'All branches');
  const price = page.getByLabel('Price of an online consultation');
  await price.fill('14');
  await choosePage(page, '/online-free-consultations-and-appointments');
  await expect(pageFrame(page).getByText('each one costs Rs 14').first()).toBeAttached();
});

test('the width, the page, the language and the site are chosen', async ({ clinic: _, page }) => {
  await openTaskAndPage(page, 'Phone and chat', 'Chennai');
  const numbers = pageFrame(page).getByRole('main').locator('a[href^="tel:"]');
  await expect(numbers.first()).toBeAttached();
  const widthOf = () =>
    pageFrame(page)
      .locator('html')
      .evaluate(() => innerWidth);
  await expect.poll(widthOf).toBe(390);
  await beside(page).getByRole('button', { name: 'Computer' }).click();
  await expect.poll(widthOf).toBeGreaterThanOrEqual(1280);
  await expect(pageFrame(page).locator('a[href="tel:+910000000002"]').first()).toBeAttached();
  await beside(page).getByRole('combobox', { name: 'Site' }).selectOption('Chennai');
  await expect(pageFrame(page).locator('a[href="tel:+910000000002"]')).toHaveCount(0);
  await expect(numbers.first()).toBeAttached();
  await beside(page).getByRole('combobox', { name: 'Language' }).selectOption('ta');
  await expect(pageFrame(page).locator('html')).toHaveAttribute('lang', 'ta');
  await choosePage(page, '/dental-tips');
  await expect(heading(page)).toHaveText(/Dental tips/);
});

test('as on another day: an offer can be booked on its last day, and not the day after', async ({
  clinic: _,
  page,
}) => {
  await openTaskAndPage(page, 'Offers', 'All branches');
  const offer = pageFrame(page).getByRole('link', { name: /Independence Day Smile Offer/ });
  const lasting = pageFrame(page)
    .getByRole('link', { name: /First Visit Consultation/ })
    .first();
  await expect(lasting).toBeAttached();
  await expect(offer).toHaveCount(0);
  const day = beside(page).getByLabel('As on');
  await day.fill('2025-08-31');
  await expect(offer.first()).toBeAttached();
  await day.fill('2025-09-01');
  await expect(lasting).toBeAttached();
  await expect(offer).toHaveCount(0);
});

test('a click on a text of the page opens it, to be translated', async ({ clinic: _, page }) => {
  await page.getByRole('link', { name: 'Texts' }).click();
  await page.getByRole('link', { name: 'தமிழ்' }).click();
  await expect(heading(page)).toBeVisible(FIRST_PAGE);
  await choosePage(page, '/dental-tips');
  await beside(page).getByRole('combobox', { name: 'Language' }).selectOption('ta');
  await heading(page).click();
  await expect(page).toHaveURL(/\/texts\/ta\/dental-tips\/hero\.title$/);
  await expect(page.getByRole('region', { name: 'English' })).toContainText('Dental tips');
  await expect(outlined(page)).toContainText('Dental tips');
});

test('links lead the page on; nothing is called, sent or asked of another host', async ({ clinic: _, page }) => {
  const hosts = new Set<string>();
  page.context().on('request', (request) => {
    // What comes by message has a blob address.
    if (!request.url().startsWith('blob:')) hosts.add(new URL(request.url()).hostname);
  });
  const windows: string[] = [];
  page.context().on('page', (opened) => windows.push(opened.url()));
  await page.reload();
  await openTaskAndPage(page, 'Phone and chat', 'Chennai');
  const call = pageFrame(page).getByRole('main').locator('a[href^="tel:"]').first();
  await call.click();
  await expect(beside(page).getByText(/On the real site this calls \+91/)).toBeVisible();
  await pageFrame(page).getByRole('main').locator('a[href^="https://wa.me"]').first().click();
  await expect(beside(page).getByText(/On the real site this opens WhatsApp/)).toBeVisible();
  // On a phone, the links of the footer are folded.
  await beside(page).getByRole('button', { name: 'Computer' }).click();
  // The page is scaled down, and Playwright clicks as if it were not.
  await pageFrame(page).getByRole('contentinfo').getByRole('link', { name: 'Services' }).first().press('Enter');
  await expect(beside(page).getByRole('combobox', { name: 'Page', exact: true })).toHaveValue('/services');
  await expect(heading(page)).toHaveText('Our dental services');
  const scrolled = () => page.locator('iframe').evaluate(({ parentElement }) => parentElement?.scrollTop);
  expect(await scrolled(), 'the keyboard does not move the page out of sight').toBe(0);
  await beside(page).getByRole('button', { name: 'Phone', exact: true }).click();
  // The form of the online consultation, which writes a message for WhatsApp.
  await choosePage(page, '/online-free-consultations-and-appointments');
  const form = pageFrame(page).locator('form');
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Anbu');
  await form.getByRole('textbox', { name: 'Phone number' }).fill('9840012345');
  for (const box of await form.getByRole('textbox').all()) if (!(await box.inputValue())) await box.fill('Toothache');
  await form.getByRole('button', { name: 'Send on WhatsApp' }).click();
  await expect(beside(page).getByText(/On the real site this opens WhatsApp: .*Anbu/s)).toBeVisible();
  await choosePage(page, '/bill-payment');
  await expect(heading(page)).toBeVisible();
  const payment = pageFrame(page).locator('[data-island="PaymentButton"]');
  await payment.scrollIntoViewIfNeeded();
  await expect(payment).toHaveAttribute('data-awake', '');
  expect([...hosts]).toEqual(['127.0.0.1']);
  expect(windows).toEqual([]);
  expect(new URL(page.url()).pathname).toBe('/branches/chennai/contact');
});

test('while there is a mistake, the last page without it stays, and the panel says so', async ({ clinic: _, page }) => {
  await openTaskAndPage(page, 'Phone and chat', 'Chennai');
  const phone = page.getByLabel('Phone number');
  const shown = pageFrame(page)
    .getByRole('main')
    .getByRole('link', { name: /00000 00077/ })
    .first();
  await phone.fill('+910000000077');
  await expect(shown).toBeAttached();
  await phone.fill('+91000000');
  await expect(beside(page).getByText(/how it was before the last mistake\. Correct 1 mistake/)).toBeVisible();
  await expect(shown).toBeAttached();
  await phone.fill('+910000000088');
  await expect(beside(page).getByText(/before the last mistake/)).toBeHidden();
  await expect(
    pageFrame(page)
      .getByRole('link', { name: /00000 00088/ })
      .first(),
  ).toBeAttached();
});
