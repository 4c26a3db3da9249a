/** Scripts that are off, blocked or broken: all content and every way to reach the clinic stay available. */
import type { Page } from '@playwright/test';
import { whatsappLink } from '../../../branches/model/links.ts';
import { CONSULTATION, chatAfter, form, submit, wakeForm } from '../support/consultationForm.ts';
import { answerOutside, expect, openPage, PHONE, test } from '../support/fixtures.ts';
import { expectHandOffs, HAND_OFFS, skipFallbackDelay } from '../support/handOffs.ts';
import { holdRequests } from '../support/holdRequests.ts';
import { site } from '../support/sites/fixtureSite.ts';

const FIRST_SCREEN = { width: PHONE.width, height: 500 };

const fallback = (page: Page) => page.locator('main [data-fallback]');

/** What loads after the entry script: the islands. */
const CHUNKS = '**/assets/chunks/**';

async function fill(page: Page): Promise<void> {
  await page.locator('[data-island] :is(input, textarea)').evaluateAll((inputs) => {
    for (const input of inputs as HTMLInputElement[]) input.value = 'typed';
  });
}

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('every page offers calls, chats, maps, booking and payment', async ({ page }) => {
    for (const path of Object.keys(HAND_OFFS)) {
      await page.goto(path);
      await expectHandOffs(page, path);
      await expect(fallback(page).filter({ visible: true })).toHaveCount(0);
    }
  });
});

test.describe('when the page’s script is blocked', () => {
  test.use({ expectedNoise: /Failed to load resource/, viewport: PHONE });
  test.beforeEach(({ page }) => page.route('**/assets/**', (route) => route.abort()));

  test('every page offers calls, chats, maps, booking and payment', async ({ page }) => {
    for (const path of Object.keys(HAND_OFFS)) {
      await page.goto(path);
      await skipFallbackDelay(page);
      await expectHandOffs(page, path);
    }
  });

  test('a form that cannot start says so after a while and offers a chat instead', async ({ page }) => {
    await page.goto(CONSULTATION);
    await expect(fallback(page)).toBeHidden();
    await fill(page);
    await submit(page).click();
    await skipFallbackDelay(page);
    await expect(fallback(page).getByText('The form did not load.')).toBeVisible();
    await expect(page.getByPlaceholder('Your Name')).toHaveValue('typed');
    expect(page.url()).toMatch(/appointments$/);
    await expect(fallback(page).getByRole('link')).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=Hello/);
  });

  test('nothing claims that the payment button is loading', async ({ page }) => {
    await page.goto('/bill-payment');
    await skipFallbackDelay(page);
    await expect(page.getByText('The payment button is loading.')).toBeHidden();
    await expect(fallback(page)).toBeVisible();
  });
});

test.describe('when an early part of the entry script fails', () => {
  test.use({ expectedNoise: /^broken/ });

  test('the later parts still run', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'connection', {
        get: () => {
          throw new Error('broken connection');
        },
      });
      Object.defineProperty(Element.prototype, 'toggleAttribute', {
        value: () => {
          throw new Error('broken toggleAttribute');
        },
      });
      Date.prototype.toISOString = () => {
        throw new Error('broken toISOString');
      };
      Object.assign(window, { sent: [], fbq: (...words: string[]) => window.sent.push(words) });
    });
    await answerOutside(page);
    const failed: string[] = [];
    page.on('pageerror', ({ message }) => failed.push(message));
    await page.goto(CONSULTATION);
    await wakeForm(page);
    expect(await page.evaluate(() => window.sent)).toEqual([['track', 'PageView']]);
    await page.getByRole('button', { name: 'Facebook' }).click();
    await expect(page.getByRole('status').getByText('Connect with us on Facebook!')).toBeVisible();
    // The last of them comes once the page has loaded.
    const each = ['broken toggleAttribute', 'broken toISOString', 'broken connection'];
    await expect.poll(() => [...new Set(failed)]).toEqual(each);
  });
});

test.describe('the form offers a chat', () => {
  test.use({ expectedNoise: /Failed to load resource/, viewport: FIRST_SCREEN });
  test.beforeEach(({ page }) => answerOutside(page));

  test('when the network is lost, and is sent once the network is back', async ({ page }) => {
    await openPage(page, CONSULTATION);
    await page.context().setOffline(true);
    await fill(page);
    await submit(page).click();
    await expect(fallback(page)).toBeVisible();
    const { text } = await chatAfter(page, () => page.context().setOffline(false));
    expect(text).toContain('Name: typed');
    await expect(fallback(page)).toBeHidden();
  });

  test('when its code fails to start, and keeps what was typed', async ({ page }) => {
    await page.route(CHUNKS, async (route) => {
      const response = await route.fetch();
      const broken = 'export function start() { throw new Error("broken"); }';
      const body = (await response.text()).replace(/export\{\w+ as start\}/, broken);
      await route.fulfill({ response, body });
    });
    await openPage(page, CONSULTATION);
    await fill(page);
    await form(page).scrollIntoViewIfNeeded();
    await expect(fallback(page)).toBeVisible();
    await expect(form(page)).not.toHaveAttribute('data-awake');
    await expect(page.getByPlaceholder('Your Name')).toHaveValue('typed');
    await submit(page).click();
    await expect(fallback(page).getByRole('link')).toBeVisible();
    expect(page.url()).toMatch(/appointments$/);
  });

  test('after a while when its code hangs, and hides it if the form starts after all', async ({ page }) => {
    const release = await holdRequests(page, CHUNKS);
    await openPage(page, CONSULTATION);
    await skipFallbackDelay(page);
    await expect(fallback(page)).toBeHidden();
    await form(page).scrollIntoViewIfNeeded();
    await expect(form(page)).not.toHaveAttribute('data-asleep');
    await expect(fallback(page)).toBeHidden();
    await skipFallbackDelay(page);
    await expect(fallback(page)).toBeVisible();
    await fill(page);
    release();
    await expect(form(page)).toHaveAttribute('data-awake', '');
    await expect(fallback(page)).toBeHidden();
    const { tab } = await chatAfter(page, () => submit(page).click());
    expect(tab.url()).toContain(`${whatsappLink(site.primary.whatsapp)}?text=`);
  });
});
