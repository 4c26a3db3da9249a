/** Tasks done with the keyboard alone. `everyPage.spec.ts` checks that every control is reachable and visible. */
import type { Locator, Page } from '@playwright/test';
import { ANSWERS, CONSULTATION, chatAfter } from '../support/consultationForm.ts';
import { answerOutside, expect, openPage, PHONE, test } from '../support/fixtures.ts';

/** Presses Tab until the control has the focus. */
async function tabTo(control: Locator): Promise<void> {
  const page = control.page();
  for (let i = 0; i < 150; i += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${control}.`);
}

/** Presses Tab once and expects the focus on this control. */
async function tabOn(control: Locator): Promise<void> {
  await control.page().keyboard.press('Tab');
  await expect(control).toBeFocused();
}

test.describe('with the keyboard alone a patient', () => {
  test.use({ viewport: PHONE, reducedMotion: 'reduce' } as object);

  const press = (page: Page, ...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

  test('skips the header and continues in the content', async ({ page }) => {
    await openPage(page, '/services');
    await tabOn(page.getByRole('link', { name: 'Skip to main content' }));
    await press(page, 'Enter', 'Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });

  test('opens the menu, and a page from it', async ({ page }) => {
    await openPage(page, '/offers');
    const menu = page.locator('[data-menu]');
    await tabTo(menu.locator('summary'));
    await press(page, 'Enter');
    await tabOn(menu.getByRole('link', { name: 'Home' }));
    await tabTo(menu.getByRole('link', { name: 'Dental Tips' }));
    await press(page, 'Enter');
    await expect(page).toHaveURL(/\/dental-tips$/);
  });

  test('gets errors for an empty form, fills it in and sends it', async ({ page }) => {
    await answerOutside(page);
    await openPage(page, CONSULTATION);
    const form = page.locator('main form');
    const first = form.getByRole('textbox').first();
    const send = form.getByRole('button');
    await tabTo(first);
    await tabTo(send);
    await press(page, 'Enter');
    await expect(first).toBeFocused();
    for (const [i, answer] of ANSWERS.entries()) {
      if (i > 0) await page.keyboard.press('Tab');
      await page.keyboard.type(answer);
    }
    await tabOn(form.getByRole('combobox', { name: 'Branch (optional)' }));
    await tabOn(send);
    expect((await chatAfter(page, () => press(page, 'Enter'))).text).toContain(`Name: ${ANSWERS[0]}`);
    await expect(page.getByRole('status').getByText('Redirecting to WhatsApp!')).toBeVisible();
    await expect(send).toBeFocused();
    await tabOn(page.getByRole('link', { name: 'Open your message again' }));
  });
});
