/** What a patient sees before scrolling. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { telLink } from '../../../branches/model/links.ts';
import { localText } from '../../../site/language/translator.ts';
import { SERVICES } from '../../../site/pages/services.ts';
import { languageNamed } from '../../fixtures/languages.ts';
import { CONSULTATION } from '../support/consultationForm.ts';
import { expect, openPage, PHONE } from '../support/fixtures.ts';
import { sharedPageTest as test } from '../support/sharedPage.ts';
import { site } from '../support/sites/shippedSite.ts';
import { PREVIEW_PORT } from '../support/sites/sites.ts';

/** The clinic’s words in a language. */
const wordsOf = (language: string, file: string) =>
  JSON.parse(readFileSync(`locales/${language}/${file}.json`, 'utf8'));

/** The smaller of the commonest phones. */
const SMALL_PHONE = { width: 360, height: 800 };

/** English pages, and those of a language in preview, which have a note at the top. */
const SITES = { en: '', ta: `http://localhost:${PREVIEW_PORT}/ta` };

const SERVICE_PAGES = ['/services/root-canal-treatment', '/services/kids-dentistry', '/services/dentures'];

/** Returns the y position where the bar with Call and WhatsApp begins. A test site is measured without the line that says so. */
async function endOfFirstScreen(page: Page): Promise<number> {
  const bar = await page.locator('[data-floating-contact]').boundingBox();
  const [line = 0] = await page
    .locator('main > p:first-child:has(strong)')
    .evaluateAll((lines) =>
      lines.map((each) => each.clientHeight + Number.parseFloat(getComputedStyle(each).marginBottom)),
    );
  return (bar?.y ?? 0) + line;
}

/** Expects an element to be on the first screen, between the header and the bar. */
async function expectOnFirstScreen(page: Page, element: Locator): Promise<void> {
  const box = await element.boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  expect(box?.y, `${element}`).toBeGreaterThanOrEqual(header?.height ?? 0);
  expect((box?.y ?? 0) + (box?.height ?? 0), `${element}`).toBeLessThanOrEqual(await endOfFirstScreen(page));
}

for (const [language, address] of Object.entries(SITES)) {
  test.describe(`a small phone, without scrolling, in ${language},`, () => {
    test.use({ viewport: SMALL_PHONE });
    const { actions } = wordsOf(language, 'common');

    test('shows in pain how to call an ambulance, and what may have happened', async ({ page }) => {
      await openPage(page, `${address}/tooth-pain-relief`);
      const main = page.getByRole('main');
      await expect(main.locator('a[href^="tel:"]').first()).toHaveAttribute('href', telLink(site.clinic.ambulance));
      await expectOnFirstScreen(page, main.locator('a[href^="tel:"]').first());
      // Longer languages have the last row just below.
      const tiles = await main.locator('#what-happened li').all();
      expect(tiles).toHaveLength(6);
      for (const tile of address === '' ? tiles : tiles.slice(0, 4)) await expectOnFirstScreen(page, tile);
    });

    test('begins the list of services with a link to each of them', async ({ page }) => {
      await openPage(page, `${address}/services`);
      const { title, wisdom } = wordsOf(language, 'services').sidebar;
      const links = page.getByRole('navigation', { name: title }).getByRole('link');
      await expect(links).toHaveText([...SERVICES.map(() => /./), wisdom]);
    });

    test('shows on the home page how to book and pay, which branch is open, and how to call it', async ({ page }) => {
      await openPage(page, address || '/');
      const main = page.getByRole('main');
      for (const name of [actions.bookAppointment, actions.payNow]) {
        await expectOnFirstScreen(page, main.getByRole('link', { name }).first());
      }
      // Longer languages have it just below.
      if (address === '') await expectOnFirstScreen(page, main.locator('a[href*="/tooth-pain-relief#"]').first());
      // Two fit; a link leads to further ones.
      for (const { name, phone } of site.branches.slice(0, 2)) {
        const row = main.getByRole('listitem').filter({ has: page.locator(`[href="${telLink(phone)}"]`) });
        await expectOnFirstScreen(page, row.first());
        await expect(row.first()).toContainText(localText(name, languageNamed(language)).text);
        await expect(row.first().locator('[data-open-status]')).toHaveText(/./);
      }
    });

    test('shows on the consultation page how to book and to write', async ({ page }) => {
      await openPage(page, address + CONSULTATION);
      const { book, call } = wordsOf(language, CONSULTATION.slice(1)).hero;
      for (const name of [book, call]) {
        await expectOnFirstScreen(page, page.getByRole('main').getByRole('link', { name }).first());
      }
    });
  });
}

test.describe('the first screen of a phone', () => {
  test.use({ viewport: PHONE });

  for (const path of ['/', '/services', ...SERVICE_PAGES, '/404']) {
    test(`${path} shows the next step above the bar`, async ({ page }) => {
      await openPage(page, path);
      const action = await page.locator('main a[data-look="primary"]').first().boundingBox();
      expect((action?.y ?? 0) + (action?.height ?? 0)).toBeLessThan(await endOfFirstScreen(page));
      expect(action?.height).toBeGreaterThanOrEqual(44);
    });
  }
});
