/** Links between a page and its translation, on the site with placeholder Tamil words. */
import type { Page } from '@playwright/test';
import { menu } from '../../../site/pages/routes.ts';
import { answerOutside, DESKTOP, expect, openPage, PHONE, test } from '../support/fixtures.ts';
import { FIXTURE_PREVIEW_PORT } from '../support/sites/sites.ts';

const BASE = `http://localhost:${FIXTURE_PREVIEW_PORT}`;

test.describe('the language switch', () => {
  for (const [name, size] of [
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ] as const) {
    test(`opens the same page on a ${name}, and is outside the menu’s link list`, async ({ page }) => {
      await page.setViewportSize(size);
      await openPage(page, `${BASE}/dental-tips`);
      const header = page.getByRole('banner');
      const toTamil = header.getByRole('navigation', { name: 'Languages' }).getByRole('link', { name: 'தமிழ்' });
      await expect(toTamil).toHaveAttribute('hreflang', 'ta-IN');
      await expect(toTamil).toHaveAttribute('lang', 'ta');
      await toTamil.click();
      await expect(page).toHaveURL(`${BASE}/ta/dental-tips`);
      await header.getByRole('link', { name: 'English' }).click();
      await expect(page).toHaveURL(`${BASE}/dental-tips`);
      const main = header.getByRole('navigation', { name: 'Main', includeHidden: true });
      for (const nav of await main.all()) {
        expect(await nav.getByRole('link', { includeHidden: true }).count()).toBe(menu('header').length);
      }
    });
  }
});

/** Returns the message in a WhatsApp link. */
const messageOf = async (page: Page, selector: string) =>
  new URL((await page.locator(selector).first().getAttribute('href')) ?? '').searchParams.get('text') ?? '';

test('a message from a Tamil page repeats the patient’s words under labels that the reception can read', async ({
  page,
}) => {
  await answerOutside(page);
  await openPage(page, `${BASE}/ta/online-free-consultations-and-appointments`);
  const form = page.locator('main form');
  await form.getByRole('textbox').first().scrollIntoViewIfNeeded();
  const boxes = await form.getByRole('textbox').all();
  for (const [i, words] of ['மீனா', '98400 00000', 'பல்வலி', 'கொளத்தூர்'].entries()) await boxes[i]?.fill(words);
  const [tab] = await Promise.all([page.context().waitForEvent('page'), form.getByRole('button').click()]);
  await tab.waitForLoadState();
  const lines = new URL(tab.url()).searchParams.get('text')?.split('\n') ?? [];
  expect(lines).toHaveLength(6);
  expect(lines[0]).toMatch(/^\p{Script=Tamil}/u);
  expect(lines[1]).toBe('Hello, I would like to book a free online consultation.');
  expect(lines.slice(2)).toEqual([
    expect.stringMatching(/^\p{Script=Tamil}.* \/ Name: மீனா$/u),
    expect.stringMatching(/^\p{Script=Tamil}.* \/ Phone: 98400 00000$/u),
    expect.stringMatching(/^\p{Script=Tamil}.* \/ Chief dental issue: பல்வலி$/u),
    expect.stringMatching(/^\p{Script=Tamil}.* \/ Location: கொளத்தூர்$/u),
  ]);
});

test('a message from a Tamil page names an offer in both languages, as feedback does', async ({ page }) => {
  await openPage(page, `${BASE}/ta/offers`);
  const offer = (await messageOf(page, 'main [data-while="current"] a')).split('\n');
  expect(offer).toEqual([
    expect.stringMatching(/\p{Script=Tamil}/u),
    expect.stringMatching(/^Hello, I am interested in the offer “[A-Z][\w ]+”\. Can I book an appointment\?$/),
  ]);
  await openPage(page, `${BASE}/ta/reviews`);
  const feedback = (await messageOf(page, 'main a[href^="https://wa.me"]')).split('\n');
  expect(feedback).toEqual([
    expect.stringMatching(/\p{Script=Tamil}/u),
    'Hello, I would like to share feedback about my visit.',
  ]);
});
