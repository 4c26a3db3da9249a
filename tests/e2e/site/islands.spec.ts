import type { Page } from '@playwright/test';
import { answerOutside, expect, openPage, PHONE, test } from '../support/fixtures.ts';
import { FOREIGN_CHANGES } from '../support/foreignChanges.ts';
import { holdRequests } from '../support/holdRequests.ts';
import { site } from '../support/sites/fixtureSite.ts';

const PATH = '/online-free-consultations-and-appointments';
/** The scripts of every page: the client entry, and what it loads after the page. */
const OF_EVERY_PAGE = 2;

test.describe('an island', () => {
  test.use({ viewport: { width: PHONE.width, height: 500 } });

  test('sleeps until it is seen', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await openPage(page, PATH);
    await page.waitForLoadState('load');
    expect(scripts.length).toBeLessThanOrEqual(OF_EVERY_PAGE);
    const form = page.locator('[data-island=ConsultationForm]');
    await expect(form).not.toHaveAttribute('data-awake');
    await form.scrollIntoViewIfNeeded();
    await expect(form).toHaveAttribute('data-awake', '');
    expect(scripts.length).toBeGreaterThan(OF_EVERY_PAGE);
  });
});

/** What loads after the entry script. */
const CHUNKS = '**/assets/chunks/**';
const form = (page: Page) => page.locator('[data-island=ConsultationForm]');
const fields = (page: Page) => form(page).getByRole('textbox');
const message = (page: Page) => form(page).locator('[translate=no] p');

const ANSWERS = ['Meena R', '98400 00000', 'Tooth pain', 'Kolathur'] as const;
const LINES = ['Name: Meena R', 'Phone: 98400 00000', 'Chief dental issue: Tooth pain', 'Location: Kolathur'];

for (const [what, change] of Object.entries(FOREIGN_CHANGES)) {
  for (const moment of ['before', 'after'] as const) {
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
        await open(page, PATH, async () => {
          for (const [i, answer] of ANSWERS.entries()) await fields(page).nth(i).fill(answer);
          await fields(page).nth(2).selectText();
        });
        await expect(fields(page).nth(2)).toBeFocused();
        expect(await page.evaluate(() => String(getSelection()))).toBe('Tooth pain');
        for (const [i, answer] of ANSWERS.entries()) await expect(fields(page).nth(i)).toHaveValue(answer);
        await fields(page).nth(3).fill('Madurai');
        const expected = [...LINES.slice(0, 3), 'Location: Madurai'];
        if (!what.startsWith('removes')) await expect(message(page)).toHaveText([/^Hello/, ...expected]);
        // Something fills a field after the last event.
        await fields(page)
          .nth(3)
          .evaluate((field: HTMLInputElement) => Object.assign(field, { value: 'Chennai' }));
        const send = form(page).locator('[type=submit]');
        const [tab] = await Promise.all([page.context().waitForEvent('page'), send.click()]);
        await tab.waitForLoadState();
        const sent = new URL(tab.url()).searchParams.get('text')?.split('\n');
        expect(sent?.slice(1)).toEqual([...LINES.slice(0, 3), 'Location: Chennai']);
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
      await openPage(page, PATH);
      await form(page).scrollIntoViewIfNeeded();
      await expect(form(page)).toHaveAttribute('data-awake', '');
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
      await expect(message(page)).toHaveText([/^Hello/, ...LINES]);
    });
  }

  test('show in the message after a way back to the page', async ({ page }) => {
    await openPage(page, PATH);
    await form(page).scrollIntoViewIfNeeded();
    for (const [i, answer] of ANSWERS.entries()) await fields(page).nth(i).fill(answer);
    await page.goto('/about');
    await page.goBack();
    await form(page).scrollIntoViewIfNeeded();
    await expect(form(page)).toHaveAttribute('data-awake', '');
    const values = await fields(page).evaluateAll((all) => (all as HTMLInputElement[]).map(({ value }) => value));
    expect(values[0]).toBe('Meena R');
    await expect(message(page)).toContainText(values.filter(Boolean));
  });
});
