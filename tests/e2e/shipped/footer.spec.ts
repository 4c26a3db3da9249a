/** The footer: on a phone it folds to less than a screen; elsewhere and on paper it shows everything. */
import type { Page } from '@playwright/test';
import { LANGUAGES, pathInLanguage } from '../../../locales/languages.ts';
import { DESKTOP, expect, openPage, PHONE, test } from '../support/fixtures.ts';
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
  const address = `http://localhost:${PREVIEW_PORT}${pathInLanguage(PATH, language)}`;

  test.describe(`the footer in ${language.nativeName}`, () => {
    test('takes less than the screen of a phone above the contact bar, and shows every number', async ({ page }) => {
      await page.setViewportSize(PHONE);
      await openPage(page, address);
      const footer = await footerOf(page).boundingBox();
      const bar = await page.locator('[data-floating-contact]').boundingBox();
      expect(footer?.height).toBeGreaterThan(200);
      expect(footer?.height).toBeLessThanOrEqual(PHONE.height - (bar?.height ?? 0));
      for (const { phone } of site.branches) {
        await expect(footerOf(page).locator(`a[href="tel:${phone}"]`)).toBeVisible();
      }
    });

    test('takes little of a tablet, and has room for a finger at every link', async ({ page }) => {
      await page.setViewportSize({ width: 768, height: 1024 });
      await openPage(page, address);
      expect((await footerOf(page).boundingBox())?.height).toBeLessThanOrEqual(480);
      for (const link of await footerOf(page).locator('a:visible, button:visible').all()) {
        expect((await link.boundingBox())?.height, `${await link.textContent()}`).toBeGreaterThanOrEqual(44);
      }
    });

    for (const javaScriptEnabled of [true, false]) {
      test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
        test.use({ javaScriptEnabled });

        test('unfolds on a phone by its titles, until it shows everything', async ({ page }) => {
          await page.setViewportSize(PHONE);
          await page.goto(address);
          const titles = footerOf(page).locator('summary');
          const [all, folded] = await reachable(page);
          expect(folded).toBeLessThan(all);
          for (const title of await titles.all()) {
            await title.focus();
            await page.keyboard.press('Enter');
          }
          await expectEverything(page);
          for (const title of await titles.all()) await title.click();
          await expect.poll(() => reachable(page)).toEqual([all, folded]);
        });

        test('shows everything on a desktop, where its titles are no controls', async ({ page }) => {
          await page.setViewportSize(DESKTOP);
          await page.goto(address);
          await expectEverything(page);
          await expect(footerOf(page).locator('summary').first()).toBeHidden();
          await expect(footerOf(page).getByRole('heading').first()).toBeVisible();
        });
      });
    }
  });
}

test('an old browser shows the whole footer on a desktop', async ({ page }) => {
  await emulateOldBrowser(page);
  await page.setViewportSize(DESKTOP);
  await page.goto(PATH);
  await expectEverything(page);
});

test('what is folded prints, also while scripts fold it', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openPage(page, PATH);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expectEverything(page);
  const [all] = await reachable(page);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect.poll(async () => (await reachable(page))[1]).toBeLessThan(all);
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
