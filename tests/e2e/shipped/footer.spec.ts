/** The footer: on a phone it folds to less than a screen; elsewhere and on paper it shows everything. */
import type { Locator, Page } from '@playwright/test';
import { LANGUAGES, pathInLanguage } from '../../../locales/languages.ts';
import { DESKTOP, expect, PHONE, test } from '../support/fixtures.ts';
import { emulateOldBrowser } from '../support/oldBrowser.ts';
import { site } from '../support/sites/shippedSite.ts';
import { PREVIEW_PORT } from '../support/sites/sites.ts';

const PATH = '/dental-myths';

const footerOf = (page: Page) => page.getByRole('contentinfo');

/** Returns how many links and fields of the footer there are, and how many are visible. */
const reachable = (page: Page) =>
  footerOf(page)
    .locator('a[href], button, input')
    .evaluateAll((all) => [all.length, all.filter((each) => each.checkVisibility()).length] as const);

async function expectEverything(page: Page): Promise<void> {
  const [all] = await reachable(page);
  await expect.poll(() => reachable(page)).toEqual([all, all]);
}

for (const language of LANGUAGES) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`the footer in ${language.nativeName} ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
      test.use({ javaScriptEnabled });

      test('is short on a phone and a tablet, unfolds by its titles, and is whole on a desktop', async ({ page }) => {
        const footer = footerOf(page);
        const heightOf = async (part: Locator) => (await part.boundingBox())?.height ?? Number.NaN;
        await page.setViewportSize(PHONE);
        await page.goto(`http://localhost:${PREVIEW_PORT}${pathInLanguage(PATH, language)}`);

        await test.step('on a phone it takes less than the screen above the bar, with every number', async () => {
          const bar = await heightOf(page.locator('[data-floating-contact]'));
          expect(await heightOf(footer)).toBeGreaterThan(200);
          expect(await heightOf(footer)).toBeLessThanOrEqual(PHONE.height - bar);
          for (const { phone } of site.branches) await expect(footer.locator(`a[href="tel:${phone}"]`)).toBeVisible();
        });
        await test.step('on a phone its titles unfold it, until it shows everything', async () => {
          const titles = await footer.locator('summary').all();
          const [all, folded] = await reachable(page);
          expect(folded).toBeLessThan(all);
          for (const title of titles) {
            await title.focus();
            await page.keyboard.press('Enter');
          }
          await expectEverything(page);
          for (const title of titles) await title.click();
          await expect.poll(() => reachable(page)).toEqual([all, folded]);
        });
        await test.step('a tablet shows little of it, and has room for a finger at every link', async () => {
          await page.setViewportSize({ width: 768, height: 1024 });
          expect(await heightOf(footer)).toBeLessThanOrEqual(480);
          for (const link of await footer.locator('a:visible, button:visible').all()) {
            expect(await heightOf(link), `${await link.textContent()}`).toBeGreaterThanOrEqual(44);
          }
        });
        await test.step('a desktop shows everything, and its titles are no controls', async () => {
          await page.setViewportSize(DESKTOP);
          await expectEverything(page);
          await expect(footer.locator('summary').first()).toBeHidden();
          await expect(footer.getByRole('heading').first()).toBeVisible();
        });
      });
    });
  }
}

test('an old browser shows the whole footer on a desktop', async ({ page }) => {
  await emulateOldBrowser(page);
  await page.setViewportSize(DESKTOP);
  await page.goto(PATH);
  await expectEverything(page);
});

test('the search of the browser finds a folded address, and unfolds it', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const { email } = site.clinic;
  // A link to a text on the page makes the browser search for it.
  const text = encodeURIComponent(email).replaceAll('-', '%2D');
  await page.goto(`${PATH}#:~:text=${text}`);
  await expect(footerOf(page).getByRole('link', { name: email })).toBeInViewport();
  await expect(footerOf(page).locator('details[open]')).toHaveCount(1);
});
