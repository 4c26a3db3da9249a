/** Scripts that are off, do not come, or fail: whatever is to be read and every way to reach the clinic stays. */
import type { Page, Route } from '@playwright/test';
import { whatsappLink } from '../../../branches/model/links.ts';
import { answerOutside, expect, openPage, PHONE, test } from '../support/fixtures.ts';
import { expectHandOffs, HAND_OFFS, losePatience } from '../support/handOffs.ts';
import { site } from '../support/sites/fixtureSite.ts';

const CONSULTATION = '/online-free-consultations-and-appointments';
const FIRST_SCREEN = { width: PHONE.width, height: 500 };

const fallback = (page: Page) => page.locator('main [data-fallback]');
const form = (page: Page) => page.locator('[data-island=ConsultationForm]');
const submit = (page: Page) => page.getByRole('button', { name: 'Send on WhatsApp' });

/** Answers the requests for all that comes after the page's script, React and islands, in another way. */
async function answerLater(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route('**/assets/chunks/**', answer);
}

async function fill(page: Page): Promise<void> {
  await page.locator('[data-island] :is(input, textarea)').evaluateAll((inputs) => {
    for (const input of inputs as HTMLInputElement[]) input.value = 'typed';
  });
}

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('every page leads to calls, chats, maps, booking and payment', async ({ page }) => {
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

  test('every page leads to calls, chats, maps, booking and payment', async ({ page }) => {
    for (const path of Object.keys(HAND_OFFS)) {
      await page.goto(path);
      await losePatience(page);
      await expectHandOffs(page, path);
    }
  });

  test('the form that cannot wake says so after a while, with a chat instead', async ({ page }) => {
    await page.goto(CONSULTATION);
    await expect(fallback(page)).toBeHidden();
    await losePatience(page);
    await expect(fallback(page).getByText('The form did not load.')).toBeVisible();
    await expect(fallback(page).getByRole('link')).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=Hello/);
  });

  test('nothing says that the payment button is loading', async ({ page }) => {
    await page.goto('/bill-payment');
    await losePatience(page);
    await expect(page.getByText('The payment button is loading.')).toBeHidden();
    await expect(fallback(page)).toBeVisible();
  });

  test('the menu and the questions open', async ({ page }) => {
    await page.goto('/contact');
    await page.locator('[data-menu] summary').click();
    await expect(page.locator('[data-menu]').getByRole('link', { name: 'Offers' })).toBeVisible();
    await page.locator('[data-menu] summary').click();
    const question = page.locator('main details').first();
    await question.locator('summary').click();
    await expect(question.locator('p').first()).toBeVisible();
  });

  test('a tap on pictures to compare shows the second', async ({ page }) => {
    await page.goto('/about');
    const frame = page.locator('[data-comparison]').first();
    const second = frame.locator('img').nth(1);
    await frame.scrollIntoViewIfNeeded();
    await expect(second).toHaveCSS('clip-path', 'inset(0px 0px 0px 65%)');
    await frame.hover();
    await expect(second).toHaveCSS('clip-path', 'inset(0px 0px 0px 0%)');
  });
});

test.describe('when an early part of the page’s script fails', () => {
  test.use({ expectedNoise: /^broken/ });

  test('the later parts run', async ({ page }) => {
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
    await form(page).scrollIntoViewIfNeeded();
    await expect(form(page)).toHaveAttribute('data-awake', '');
    expect(await page.evaluate(() => window.sent)).toEqual([['track', 'PageView']]);
    await page.getByRole('button', { name: 'Facebook' }).click();
    await expect(page.getByRole('status').getByText('Connect with us on Facebook!')).toBeVisible();
    expect(failed).toEqual(['broken connection', 'broken toggleAttribute', 'broken toISOString']);
  });
});

test.describe('when the code of the form', () => {
  test.use({ expectedNoise: /Failed to load resource/, viewport: FIRST_SCREEN });
  test.beforeEach(({ page }) => answerOutside(page));

  test('is not there any more, a chat is offered at once, and the rest of the page works', async ({ page }) => {
    await answerLater(page, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await openPage(page, CONSULTATION);
    await expect(fallback(page)).toBeHidden();
    await form(page).scrollIntoViewIfNeeded();
    await expect(fallback(page)).toBeVisible();
    await expectHandOffs(page, CONSULTATION);
    await page.evaluate(() => window.scrollTo({ top: 800, behavior: 'instant' }));
    await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
  });

  test('fails when it begins, the form stands there as it was, with what was typed and a chat', async ({ page }) => {
    await answerLater(page, async (route) => {
      const response = await route.fetch();
      const broken = 'export function ConsultationForm() { throw new Error("broken"); }';
      const body = (await response.text()).replace(/export\{\w+ as ConsultationForm\}/, broken);
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

  test('hangs, a chat is offered after a while, and goes when the form wakes after all', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await answerLater(page, async (route) => {
      await held;
      await route.continue();
    });
    await openPage(page, CONSULTATION);
    await losePatience(page);
    await expect(fallback(page)).toBeHidden();
    await form(page).scrollIntoViewIfNeeded();
    await expect(form(page)).not.toHaveAttribute('data-asleep');
    await expect(fallback(page)).toBeHidden();
    await losePatience(page);
    await expect(fallback(page)).toBeVisible();
    await fill(page);
    release();
    await expect(form(page)).toHaveAttribute('data-awake', '');
    await expect(fallback(page)).toBeHidden();
    const [tab] = await Promise.all([page.context().waitForEvent('page'), submit(page).click()]);
    await tab.waitForLoadState();
    expect(tab.url()).toContain(`${whatsappLink(site.primary.whatsapp)}?text=`);
  });
});
