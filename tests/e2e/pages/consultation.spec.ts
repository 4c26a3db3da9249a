import type { Page } from '@playwright/test';
import { answerOutside, expect, openPage, PHONE, test } from '../support/fixtures.ts';
import { site } from '../support/sites/fixtureSite.ts';

const PATH = '/online-free-consultations-and-appointments';
const NUMBER = site.primary.whatsapp.replace('+', '');

const field = (page: Page, placeholder: string) => page.getByPlaceholder(placeholder);
const submit = (page: Page) => page.getByRole('button', { name: 'Send on WhatsApp' });

async function fill(page: Page, texts: readonly [string, string, string, string]): Promise<void> {
  await field(page, 'Your Name').fill(texts[0]);
  await field(page, 'Phone Number').fill(texts[1]);
  await field(page, 'Chief Dental Issue (e.g., Tooth Pain)').fill(texts[2]);
  await field(page, 'Your Location (e.g., Perambur)').fill(texts[3]);
}

async function expectEmptyFields(page: Page): Promise<void> {
  for (const input of await page.locator('main form').getByRole('textbox').all()) await expect(input).toHaveValue('');
}

/** Returns the lines of the message that the page shows under its heading. */
const shownMessage = (page: Page) =>
  page.getByRole('heading', { name: 'Your message' }).locator('xpath=..').locator('div > p');

/** Returns the chat’s address with a message. */
const chat = (...lines: string[]) => `https://wa.me/${NUMBER}?text=${encodeURIComponent(lines.join('\n'))}`;

const GREETING = 'Hello, I would like to book a free online consultation.';

test.describe('the consultation form', () => {
  test.use({ viewport: PHONE });
  test.beforeEach(({ page }) => answerOutside(page));

  test('opens WhatsApp in a new tab with the message, clears its fields and shows a link', async ({ page }) => {
    await openPage(page, PATH);
    await fill(page, ['  Meena R ', '98400 00000', 'Tooth pain & swelling', 'Kolathur']);
    const [tab] = await Promise.all([page.context().waitForEvent('page'), submit(page).click()]);
    const expected = chat(
      GREETING,
      'Name: Meena R',
      'Phone: 98400 00000',
      'Chief dental issue: Tooth pain & swelling',
      'Location: Kolathur',
    );
    await tab.waitForLoadState();
    expect(tab.url()).toBe(expected);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    expect(await tab.evaluate(() => document.referrer)).toBe('');

    const notice = page.getByRole('status');
    await expect(notice.getByText('Redirecting to WhatsApp!')).toBeVisible();
    await expect(notice.getByText('Your message is ready to be sent.')).toBeVisible();
    await expectEmptyFields(page);
    await expect(page.getByText('WhatsApp did not open?')).toBeVisible();
    const again = page.getByRole('link', { name: 'Open your message again' });
    await expect(again).toHaveAttribute('href', expected);
    await expect(again).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test('previews the message while it is written, with gaps for missing fields, exactly as it is sent', async ({
    page,
  }) => {
    await openPage(page, PATH);
    const message = shownMessage(page);
    await expect(message).toHaveText([GREETING, 'Name:', 'Phone:', 'Chief dental issue:', 'Location:']);
    await expect(message.and(page.locator('[data-missing]'))).toHaveCount(4);

    await fill(page, ['"><img src=x onerror=alert()>', '98400 00000', ' Tooth pain.\nSince Monday. ', '']);
    await expect(message.and(page.locator('[data-missing]'))).toHaveText(['Location:']);
    await field(page, 'Your Location (e.g., Perambur)').fill('Kolathur');
    await expect(message.and(page.locator('[data-missing]'))).toHaveCount(0);

    const shown = (await message.allInnerTexts()).join('\n');
    const [tab] = await Promise.all([page.context().waitForEvent('page'), submit(page).click()]);
    await tab.waitForLoadState();
    expect(new URL(tab.url()).searchParams.get('text')).toBe(shown);
    expect(shown).toContain('Name: "><img src=x onerror=alert()>\n');
    expect(shown).toContain('Chief dental issue: Tooth pain.\nSince Monday.\nLocation: Kolathur');
    await expect(message).toHaveText([GREETING, 'Name:', 'Phone:', 'Chief dental issue:', 'Location:']);
  });

  test('says at each empty field that it is missing, once somebody tries to send', async ({ page }) => {
    await openPage(page, PATH);
    const missing = page.getByText(/^Enter /).filter({ visible: true });
    await expect(missing).toHaveCount(0);
    await submit(page).click();
    await expect(missing).toHaveCount(4);
    await expect(page.getByRole('textbox', { name: /^Name.*Enter your name/ })).toBeFocused();
    await field(page, 'Your Name').fill('Meena');
    await expect(missing).toHaveCount(3);
  });
});

test.describe('the consultation form without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('offers a chat with lines to fill in, and no form', async ({ page }) => {
    await page.goto(PATH);
    const link = page.getByRole('link', { name: 'Write to us on WhatsApp' }).first();
    await expect(link).toBeVisible();
    expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toBe(
      `https://wa.me/${NUMBER}?text=${[GREETING, 'Name:', 'Phone:', 'Chief dental issue:', 'Location:'].join('\n')}`,
    );
    await expect(submit(page)).toBeHidden();
  });
});
