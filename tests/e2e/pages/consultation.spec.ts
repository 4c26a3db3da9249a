import type { Page } from '@playwright/test';
import { whatsappLink } from '../../../branches/model/links.ts';
import {
  ANSWERS,
  CONSULTATION,
  chatAfter,
  fields,
  fillIn,
  GREETING,
  linesOf,
  shownMessage,
  submit,
} from '../support/consultationForm.ts';
import { answerOutside, expect, openPage, PHONE, test } from '../support/fixtures.ts';
import { site } from '../support/sites/fixtureSite.ts';

/** The message with these answers. */
const messageWith = (...answers: string[]) => [GREETING, ...linesOf(answers)];
const gaps = (page: Page) => shownMessage(page).and(page.locator('[data-missing]'));

test.describe('the consultation form', () => {
  test.use({ viewport: PHONE });
  test.beforeEach(({ page }) => answerOutside(page));

  test('opens WhatsApp in a new tab with the message, clears its fields and shows a link', async ({ page }) => {
    await openPage(page, CONSULTATION);
    await fillIn(page, ['  Meena R ', '98400 00000', 'Tooth pain & swelling', 'Kolathur']);
    const { tab } = await chatAfter(page, () => submit(page).click());
    const message = messageWith('Meena R', '98400 00000', 'Tooth pain & swelling', 'Kolathur');
    const expected = whatsappLink(site.primary.whatsapp, message.join('\n'));
    expect(tab.url()).toBe(expected);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    expect(await tab.evaluate(() => document.referrer)).toBe('');

    const notice = page.getByRole('status');
    await expect(notice.getByText('Redirecting to WhatsApp!')).toBeVisible();
    await expect(notice.getByText('Your message is ready to be sent.')).toBeVisible();
    for (const field of await fields(page).all()) await expect(field).toHaveValue('');
    await expect(page.getByText('WhatsApp did not open?')).toBeVisible();
    const again = page.getByRole('link', { name: 'Open your message again' });
    await expect(again).toHaveAttribute('href', expected);
    await expect(again).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test('goes to the branch that the patient chooses, and forgets the choice', async ({ page }) => {
    await openPage(page, CONSULTATION);
    const choice = page.getByRole('combobox', { name: 'Branch (optional)' });
    for (const { name, whatsapp } of [...site.branches].reverse()) {
      await fillIn(page);
      await choice.selectOption(name.en);
      const { tab } = await chatAfter(page, () => submit(page).click());
      expect(tab.url()).toBe(whatsappLink(whatsapp ?? '', messageWith(...ANSWERS).join('\n')));
      await expect(choice).toHaveValue('');
    }
  });

  test('previews the message exactly as it is sent, with gaps for missing fields', async ({ page }) => {
    await openPage(page, CONSULTATION);
    await expect(shownMessage(page)).toHaveText(messageWith());
    await expect(gaps(page)).toHaveCount(4);

    await fillIn(page, ['"><img src=x onerror=alert()>', '98400 00000', ' Tooth pain.\nSince Monday. ', '']);
    await expect(gaps(page)).toHaveText(['Location:']);
    await fields(page).nth(3).fill('Kolathur');
    await expect(gaps(page)).toHaveCount(0);

    const shown = (await shownMessage(page).allInnerTexts()).join('\n');
    expect((await chatAfter(page, () => submit(page).click())).text).toBe(shown);
    const typed = ['"><img src=x onerror=alert()>', '98400 00000', 'Tooth pain.\nSince Monday.', 'Kolathur'];
    expect(shown).toBe(messageWith(...typed).join('\n'));
    await expect(shownMessage(page)).toHaveText(messageWith());
  });

  test('says at each empty field that it is missing, once somebody tries to send', async ({ page }) => {
    await openPage(page, CONSULTATION);
    const missing = page.getByText(/^Enter /).filter({ visible: true });
    await expect(missing).toHaveCount(0);
    await submit(page).click();
    await expect(missing).toHaveCount(4);
    await expect(page.getByRole('textbox', { name: /^Name.*Enter your name/ })).toBeFocused();
    await page.getByPlaceholder('Your Name').fill('Meena');
    await expect(missing).toHaveCount(3);
  });
});

test.describe('the consultation form without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('offers a chat with lines to fill in, and no form', async ({ page }) => {
    await page.goto(CONSULTATION);
    const link = page.getByRole('link', { name: 'Write to us on WhatsApp' }).first();
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', whatsappLink(site.primary.whatsapp, messageWith().join('\n')));
    await expect(submit(page)).toBeHidden();
  });
});
