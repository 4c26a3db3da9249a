/** The page's script comes late: what a patient typed and pressed meanwhile is kept, and done once. */
import type { Page } from '@playwright/test';
import { CONSULTATION, chatAfter, fields, fillIn, linesOf, shownMessage, submit } from '../support/consultationForm.ts';
import { answerOutside, DESKTOP, expect, test } from '../support/fixtures.ts';
import { holdRequests } from '../support/holdRequests.ts';

const ANSWERS = ['Meena R', '98400 00000', 'Tooth pain.\nSince Monday.', 'Kolathur'];
const MESSAGE = linesOf(ANSWERS).join('\n');

const form = (page: Page) => page.locator('main form');

/** Opens the form while all scripts are held back, and returns the function that lets them go. */
async function openWithoutScripts(page: Page): Promise<() => void> {
  await answerOutside(page);
  const release = await holdRequests(page, '**/assets/**');
  await page.goto(CONSULTATION, { waitUntil: 'domcontentloaded' });
  return release;
}

test.describe('when the page’s script is late', () => {
  test.use({ viewport: DESKTOP });

  test('a form, a button and the newsletter are done when it comes, each once and in order', async ({ page }) => {
    await page.addInitScript(() => {
      const shown: string[] = [];
      Object.assign(window, { shown });
      addEventListener('DOMContentLoaded', () => {
        const toasts = document.querySelector('[data-toasts]');
        new MutationObserver((changes) => {
          for (const { addedNodes } of changes) {
            for (const toast of addedNodes) shown.push(toast.firstChild?.firstChild?.textContent ?? '');
          }
        }).observe(toasts as Element, { childList: true });
      });
    });
    const release = await openWithoutScripts(page);

    await page.getByRole('button', { name: 'LinkedIn' }).click();
    // As if the patient had left the page and come back: what was pressed before is out of date.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
    for (let taps = 0; taps < 3; taps += 1) await page.getByRole('button', { name: 'Facebook' }).click();
    await page.getByLabel('Email address').fill('patient@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();

    await submit(page).click();
    await expect(page.getByPlaceholder('Your Name')).toBeFocused();
    await expect(form(page)).not.toHaveAttribute('aria-busy');
    await fillIn(page, ANSWERS);
    for (let taps = 0; taps < 3; taps += 1) await submit(page).click();
    await expect(form(page)).toHaveAttribute('aria-busy', 'true');
    await expect(submit(page)).toHaveCSS('opacity', '0.6');
    expect(page.context().pages()).toHaveLength(1);

    expect((await chatAfter(page, release)).text).toContain(MESSAGE);
    await expect(page.getByRole('status').getByText('Redirecting to WhatsApp!')).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'shown'))).toEqual([
      'Connect with us on Facebook!',
      'Thanks for subscribing!',
      'Redirecting to WhatsApp!',
    ]);
    expect(page.context().pages()).toHaveLength(2);
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    await expect(page.getByLabel('Email address')).toHaveValue('');
    expect(page.url()).toMatch(/appointments$/);
  });

  test('what was typed stays, and a message for which it is too late needs one more press', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'userActivation', { value: { isActive: false } }));
    const release = await openWithoutScripts(page);
    await fillIn(page, ANSWERS);
    await page.keyboard.press('Enter');
    release();
    await expect(page.locator('main').getByText('Press the button once more to open WhatsApp.')).toBeVisible();
    await expect(page.getByRole('status').getByText('Press the button once more to open WhatsApp.')).toBeVisible();
    expect(page.context().pages()).toHaveLength(1);
    for (const [i, answer] of ANSWERS.entries()) await expect(fields(page).nth(i)).toHaveValue(answer);
    expect((await shownMessage(page).allInnerTexts()).join('\n')).toContain(MESSAGE);

    await page.evaluate(() => Object.assign(navigator.userActivation, { isActive: true }));
    expect((await chatAfter(page, () => submit(page).click())).text).toContain(MESSAGE);
    await expect(page.getByText('Press the button once more to open WhatsApp.')).toBeHidden();
  });
});
