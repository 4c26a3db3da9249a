/** Links between a page and its translation, on the site with placeholder Tamil words. */
import type { Page } from '@playwright/test';
import { menu } from '../../../site/pages/routes.ts';
import { CONSULTATION, chatAfter, fillIn, form, GREETING, linesOf, wakeForm } from '../support/consultationForm.ts';
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

test('a message from a Tamil page has the patient’s words under labels that the reception can read', async ({
  page,
}) => {
  await answerOutside(page);
  await openPage(page, `${BASE}/ta${CONSULTATION}`);
  await wakeForm(page);
  const answers = ['மீனா', '98400 00000', 'பல்வலி', 'கொளத்தூர்'];
  await fillIn(page, answers);
  const { text } = await chatAfter(page, () => form(page).getByRole('button').click());
  expect(text.split('\n')).toEqual([
    expect.stringMatching(/^\p{Script=Tamil}/u),
    GREETING,
    ...linesOf(answers).map((line) => expect.stringMatching(new RegExp(`^\\p{Script=Tamil}.* / ${line}$`, 'u'))),
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
