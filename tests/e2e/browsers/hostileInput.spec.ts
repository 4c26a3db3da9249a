/** Text from a patient stays text: it never throws and never becomes markup. `clientSources.test.ts`: no code reads URLs. */
import type { Page } from '@playwright/test';
import { CHAT_ROOM, whatsappLink } from '../../../branches/model/links.ts';
import { answerOutside, expect, openPage, PHONE, test } from '../support/fixtures.ts';
import { site } from '../support/sites/fixtureSite.ts';

const CONSULTATION = '/online-free-consultations-and-appointments';
const FIELDS = ['Your Name', 'Phone Number', 'Chief Dental Issue (e.g., Tooth Pain)', 'Your Location (e.g., Perambur)'];

/** One kind of hostility for each field; `composeMessage.test.ts` has all of them. */
const TEXTS = [
  '\0\u202e\ud83d<img src=x onerror=pwned()>\x7f',
  '"><script>pwned()</script>{{pwned()}}\udfff',
  '</textarea><svg onload=pwned()> வலி 😀 '.repeat(300),
  `M${'\u0301'.repeat(9000)}`,
];

/** Sets the fields from a script: some of these characters cannot be typed. */
async function put(page: Page, texts: readonly string[]): Promise<void> {
  for (const [i, placeholder] of FIELDS.entries()) {
    await page.getByPlaceholder(placeholder).evaluate((field: HTMLInputElement, text) => {
      field.value = text;
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }, texts[i] ?? '');
  }
}

test.describe('the consultation form', () => {
  test.use({ viewport: PHONE });

  test('composes a chat from hostile texts of any length, and shows the message as sent', async ({ page }) => {
    await page.exposeFunction('pwned', () => {
      throw new Error('A text has run.');
    });
    await answerOutside(page);
    await openPage(page, CONSULTATION);
    await page.locator('[data-island]').scrollIntoViewIfNeeded();
    await expect(page.locator('[data-island]')).toHaveAttribute('data-awake', '');
    await put(page, TEXTS);
    const message = page.getByRole('heading', { name: 'Your message' }).locator('xpath=..').locator('div > p');
    const shown = (await message.evaluateAll((lines) => lines.map(({ textContent }) => textContent))).join('\n');

    const button = page.getByRole('button', { name: 'Send on WhatsApp' });
    const [tab] = await Promise.all([page.context().waitForEvent('page'), button.click()]);
    await tab.waitForLoadState();
    const chat = `${whatsappLink(site.primary.whatsapp)}?text=`;
    expect(tab.url().slice(0, chat.length)).toBe(chat);
    expect(tab.url().length).toBeLessThanOrEqual(chat.length + CHAT_ROOM);
    const sent = new URL(tab.url()).searchParams.get('text') ?? '';
    expect(sent).toBe(shown);
    for (const label of ['Name:', 'Phone:', 'Chief dental issue:', 'Location:']) expect(sent).toContain(`\n${label}`);
    expect(sent).not.toMatch(/(?!\n)[\p{Cc}\p{Cs}\p{Bidi_Control}]/u);
    await expect(page.getByText('WhatsApp did not open?')).toBeVisible();
    for (const placeholder of FIELDS) await expect(page.getByPlaceholder(placeholder)).toHaveValue('');
    await expect(page.locator('main :is(img[src=x], form script, form svg[onload])')).toHaveCount(0);
  });
});
