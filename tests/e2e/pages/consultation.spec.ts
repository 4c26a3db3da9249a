import type { Page } from '@playwright/test';
import { answerOutside, DESKTOP, expect, openPage, PHONE, test } from '../support/fixtures.ts';
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

  test('accepts any text: symbols, emoji, Tamil, line breaks, markup', async ({ page }) => {
    await openPage(page, PATH);
    const hostile = ['A&B=#%+"\'', '+91 (0) 0', 'வலி 😀 <b>x</b>', '</script><img src=x onerror=alert(1)>'] as const;
    await fill(page, hostile);
    const [tab] = await Promise.all([page.context().waitForEvent('page'), submit(page).click()]);
    await tab.waitForLoadState();
    const message = new URL(tab.url()).searchParams.get('text');
    expect(message).toBe(
      [
        GREETING,
        `Name: ${hostile[0]}`,
        `Phone: ${hostile[1]}`,
        `Chief dental issue: ${hostile[2]}`,
        `Location: ${hostile[3]}`,
      ].join('\n'),
    );
    expect(tab.url()).not.toContain('+');
  });

  test('previews the message while it is written, with gaps for missing fields, exactly as it is sent', async ({
    page,
  }) => {
    await openPage(page, PATH);
    const message = shownMessage(page);
    await expect(message).toHaveText([GREETING, 'Name:', 'Phone:', 'Chief dental issue:', 'Location:']);
    await expect(message.and(page.locator('[data-missing]'))).toHaveCount(4);

    await fill(page, ['  Meena R ', '98400 00000', ' Tooth pain.\nSince Monday. ', '']);
    await expect(message.and(page.locator('[data-missing]'))).toHaveText(['Location:']);
    await field(page, 'Your Location (e.g., Perambur)').fill('Kolathur');
    await expect(message.and(page.locator('[data-missing]'))).toHaveCount(0);

    const shown = (await message.allInnerTexts()).join('\n');
    const [tab] = await Promise.all([page.context().waitForEvent('page'), submit(page).click()]);
    await tab.waitForLoadState();
    expect(new URL(tab.url()).searchParams.get('text')).toBe(shown);
    expect(shown).toContain('Chief dental issue: Tooth pain.\nSince Monday.\nLocation: Kolathur');
    await expect(message).toHaveText([GREETING, 'Name:', 'Phone:', 'Chief dental issue:', 'Location:']);
  });

  test('does not announce the message at every keystroke', async ({ page }) => {
    await openPage(page, PATH);
    const live = '[aria-live], [role=status], [role=alert], [role=log], output';
    const line = shownMessage(page).first();
    expect(await line.evaluate((element, regions) => element.closest(regions), live)).toBeNull();
  });

  test('requires every field and has no rule for the phone number', async ({ page }) => {
    await openPage(page, PATH);
    await submit(page).scrollIntoViewIfNeeded();
    await fill(page, ['Meena', '', 'Pain', 'Perambur']);
    await submit(page).click();
    await expect(field(page, 'Phone Number')).toBeFocused();
    expect(page.context().pages()).toHaveLength(1);
    await field(page, 'Phone Number').fill('call my son');
    const [tab] = await Promise.all([page.context().waitForEvent('page'), submit(page).click()]);
    expect(decodeURIComponent(tab.url())).toContain('Phone: call my son');
  });

  test('says at each empty field that it is missing, once somebody tries to send', async ({ page }) => {
    await openPage(page, PATH);
    const missing = page.getByText('Please fill in this field.').filter({ visible: true });
    await expect(missing).toHaveCount(0);
    await submit(page).click();
    await expect(missing).toHaveCount(4);
    await expect(page.getByRole('textbox', { name: /^Name.*Please fill in this field/ })).toBeFocused();
    await field(page, 'Your Name').fill('Meena');
    await expect(missing).toHaveCount(3);
  });

  test('has its button below the last field on every screen', async ({ page }) => {
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      await openPage(page, PATH);
      const last = await field(page, 'Your Location (e.g., Perambur)').boundingBox();
      const button = await submit(page).boundingBox();
      expect(button?.y).toBeGreaterThan((last?.y ?? 0) + (last?.height ?? 0));
      expect(button?.x).toBeCloseTo(last?.x ?? 0, 0);
    }
  });

  test('can send another message, with the keyboard alone', async ({ page }) => {
    await openPage(page, PATH);
    for (const name of ['First', 'Second']) {
      await fill(page, [name, '1', '2', '3']);
      const [tab] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Enter')]);
      await tab.waitForLoadState();
      expect(decodeURIComponent(tab.url())).toContain(`Name: ${name}\n`);
      await tab.close();
      await expectEmptyFields(page);
    }
  });

  test('loads React only when it comes near, and keeps an earlier submit', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const asked: string[] = [];
    await page.setViewportSize({ width: 390, height: 500 });
    await openPage(page, PATH);
    await page.route('**/assets/**', async (route) => {
      asked.push(route.request().url());
      await held;
      await route.continue();
    });
    expect(asked).toEqual([]);
    await fill(page, ['Early', '1', '2', '3']);
    for (let taps = 0; taps < 3; taps += 1) await submit(page).click();
    await expect(page.locator('main form')).toHaveAttribute('aria-busy', 'true');
    expect(asked.length).toBeGreaterThan(0);
    expect(page.context().pages()).toHaveLength(1);
    const opened = page.context().waitForEvent('page');
    release();
    const tab = await opened;
    await tab.waitForLoadState();
    expect(decodeURIComponent(tab.url())).toContain('Name: Early');
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    expect(page.context().pages()).toHaveLength(2);
  });
});

test.describe('the consultation form when its code fails to load', () => {
  test.use({ expectedNoise: /Failed to (?:load resource|fetch)/ });

  test('offers a plain WhatsApp chat instead', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await openPage(page, PATH);
    await page.route('**/assets/**', (route) => route.abort());
    await fill(page, ['Meena', '1', '2', '3']);
    await submit(page).click();
    const fallback = page.getByRole('main').locator('[data-fallback]').getByRole('link');
    await expect(fallback).toBeVisible();
    expect(decodeURIComponent((await fallback.getAttribute('href')) ?? '')).toContain(GREETING);
    expect(page.url()).not.toContain('Meena');
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
