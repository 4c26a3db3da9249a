import type { Page } from '@playwright/test';
import {
  ANSWERS,
  CONSULTATION,
  chatAfter,
  fields,
  fillIn,
  form,
  linesOf,
  shownMessage,
  wakeForm,
} from '../support/consultationForm.ts';
import { answerOutside, expect, openPage, PHONE, test } from '../support/fixtures.ts';
import { FOREIGN_CHANGES } from '../support/foreignChanges.ts';
import { holdRequests } from '../support/holdRequests.ts';
import { site } from '../support/sites/fixtureSite.ts';
import { takeTurns } from '../support/takeTurns.ts';

/** The scripts of every page: the client entry, and what it loads after the page. */
const OF_EVERY_PAGE = 2;

test.describe('an island', () => {
  test.use({ viewport: { width: PHONE.width, height: 500 } });

  test('sleeps until it is seen', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await openPage(page, CONSULTATION);
    await page.waitForLoadState('load');
    expect(scripts.length).toBeLessThanOrEqual(OF_EVERY_PAGE);
    await expect(form(page)).not.toHaveAttribute('data-awake');
    await wakeForm(page);
    expect(scripts.length).toBeGreaterThan(OF_EVERY_PAGE);
  });
});

/** What loads after the entry script. */
const CHUNKS = '**/assets/chunks/**';
const MESSAGE = [/^Hello/, ...linesOf(ANSWERS)];

for (const [place, [what, change]] of Object.entries(FOREIGN_CHANGES).entries()) {
  for (const moment of takeTurns(['before', 'after'] as const, place)) {
    test.describe(`an extension that ${what} ${moment} an island’s code comes`, () => {
      test.beforeEach(({ page }) => answerOutside(page));

      /** Types while the code is on its way. */
      async function open(page: Page, path: string, type = async () => {}): Promise<void> {
        const release = await holdRequests(page, CHUNKS);
        await openPage(page, path);
        await page.locator('[data-island]').scrollIntoViewIfNeeded();
        await type();
        if (moment === 'before') await page.evaluate(change);
        release();
        await expect(page.locator('[data-island]')).toHaveAttribute('data-awake', '');
        if (moment === 'after') await page.evaluate(change);
      }

      test('takes nothing from a form: what was typed, the focus, the message', async ({ page }) => {
        await open(page, CONSULTATION, async () => {
          await fillIn(page);
          await fields(page).nth(2).selectText();
        });
        await expect(fields(page).nth(2)).toBeFocused();
        expect(await page.evaluate(() => String(getSelection()))).toBe('Tooth pain');
        for (const [i, answer] of ANSWERS.entries()) await expect(fields(page).nth(i)).toHaveValue(answer);
        await fields(page).nth(3).fill('Madurai');
        const expected = [...MESSAGE.slice(0, 4), 'Location: Madurai'];
        if (!what.startsWith('removes')) await expect(shownMessage(page)).toHaveText(expected);
        // Something fills a field after the last event.
        await fields(page)
          .nth(3)
          .evaluate((field: HTMLInputElement) => Object.assign(field, { value: 'Chennai' }));
        const { text } = await chatAfter(page, () => form(page).locator('[type=submit]').click());
        expect(text.split('\n').slice(1)).toEqual(linesOf([...ANSWERS.slice(0, 3), 'Chennai']));
        await expect(fields(page).first()).toHaveValue('');
      });

      test('leaves the payment button alone', async ({ page }) => {
        const body = "document.currentScript.after(document.createElement('button'))";
        await page.route(site.clinic.payment.script, (route) =>
          route.fulfill({ contentType: 'text/javascript', body }),
        );
        await open(page, '/bill-payment');
        await expect(page.locator('[data-island] form button')).toBeVisible();
        await expect(page.locator('[data-island] [data-fallback]')).toBeHidden();
        await expect(page.getByText('The payment button is loading.')).toBeHidden();
      });
    });
  }
}

test.describe('fields that something else fills', () => {
  test.beforeEach(({ page }) => answerOutside(page));

  for (const event of ['change', undefined]) {
    test(`with ${event ?? 'no'} event show in the message`, async ({ page }) => {
      await openPage(page, CONSULTATION);
      await wakeForm(page);
      await fields(page).evaluateAll(
        (all, [answers, type]) => {
          for (const [i, field] of (all as HTMLInputElement[]).entries()) {
            field.value = answers[i] ?? '';
            if (type) field.dispatchEvent(new Event(type, { bubbles: true }));
          }
        },
        [ANSWERS, event] as const,
      );
      // Whoever looks has moved the pointer, or the focus.
      if (!event) await form(page).hover();
      await expect(shownMessage(page)).toHaveText(MESSAGE);
    });
  }

  test('show in the message after a way back to the page', async ({ page }) => {
    await openPage(page, CONSULTATION);
    await fillIn(page);
    await page.goto('/about');
    await page.goBack();
    await wakeForm(page);
    const values = await fields(page).evaluateAll((all) => (all as HTMLInputElement[]).map(({ value }) => value));
    expect(values[0]).toBe('Meena R');
    await expect(shownMessage(page)).toContainText(values.filter(Boolean));
  });
});
