/** The pages of a chain of fifty branches on phones and desktops, in English and in Tamil. */
import { LANGUAGES, pathInLanguage } from '../../../locales/languages.ts';
import { siteMap } from '../../../site/pages/routes.ts';
import { fifty } from '../../support/fiftySite.ts';
import { violationsAt } from '../support/checks/everyWidth.ts';
import { layoutProblems } from '../support/checks/layout.ts';
import { DESKTOP, expect, openPage, PHONE } from '../support/fixtures.ts';
import { sharedPageTest as test } from '../support/sharedPage.ts';
import { FIFTY_PORT } from '../support/sites/sites.ts';
import { everyNth, takeTurns } from '../support/takeTurns.ts';

test.use({ baseURL: `http://localhost:${FIFTY_PORT}`, viewport: PHONE, reducedMotion: 'reduce' });

/** Pixels on a phone. */
const MAX_HEIGHTS = {
  '/': 9_000,
  '/contact': 12_000,
  '/reviews': 12_000,
  '/bill-payment': 9_000,
  '/tooth-pain-relief': 20_000,
};

for (const [path, most] of Object.entries(MAX_HEIGHTS)) {
  test(`${path} is no longer than ${most} px`, async ({ page }) => {
    for (const language of LANGUAGES) {
      await openPage(page, pathInLanguage(path, language));
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height, language.code).toBeLessThan(most);
    }
  });
}

test('the danger signs begin on the first screens of the page about pain', async ({ page }) => {
  for (const language of LANGUAGES) {
    await openPage(page, pathInLanguage('/tooth-pain-relief', language));
    const top = await page
      .locator('#emergency')
      .evaluate((card) => card.getBoundingClientRect().top + document.documentElement.scrollTop);
    expect(top, language.code).toBeLessThan(900);
  }
});

/** Those that are not like the pages of two branches. */
const OWN = ['/', '/clinics', '/contact', '/offline', '/tooth-pain-relief'];
const paths = [...siteMap(fifty).map(({ path }) => path), '/offline', '/404'];
for (const [place, path] of everyNth(paths, 10, 3, (path) => OWN.includes(path)).entries()) {
  test(`${path} fits its screen and meets every rule of accessibility`, async ({ page }) => {
    for (const [i, language] of LANGUAGES.entries()) {
      await openPage(page, pathInLanguage(path, language));
      for (const screen of [PHONE, DESKTOP]) {
        await page.setViewportSize(screen);
        expect.soft(await layoutProblems(page, 1), `${language.code} ${screen.width}`).toEqual([]);
      }
      for (const { width } of takeTurns([PHONE, DESKTOP], place + i))
        expect.soft(await violationsAt(page, width), language.code).toEqual([]);
    }
  });
}
