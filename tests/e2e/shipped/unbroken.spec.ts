/** On narrow phones, what patients read or type off as one stands on one line; `everyPage.spec.ts` checks the English pages. */
import { pathInLanguage, TRANSLATIONS } from '../../../locales/languages.ts';
import { NARROWEST } from '../support/checks/everyWidth.ts';
import { brokenOn, figuresOf, TAMIL_WORDS } from '../support/checks/unbroken.ts';
import { expect, test } from '../support/fixtures.ts';
import { sharedPageTest } from '../support/sharedPage.ts';
import { paths } from '../support/sites/shippedSite.ts';
import { PREVIEW_PORT } from '../support/sites/sites.ts';

const PATHS = [...paths, '/404'];
const BASE = `http://localhost:${PREVIEW_PORT}`;

/** The commonest width of cheap phones. */
const COMMON_PHONE = 360;

test.use({ reducedMotion: 'reduce' });

for (const language of TRANSLATIONS) {
  const words = language.tallScript ? `, and no word inside at ${COMMON_PHONE} px, long as words are` : '';
  sharedPageTest(
    `no price, time, phone number or X-ray breaks across lines at ${NARROWEST} px${words}: ${language.code}`,
    async ({ page }) => {
      test.slow();
      const counts = { figures: 0, words: 0 };
      for (const path of PATHS) {
        await page.goto(BASE + pathInLanguage(path, language), { waitUntil: 'domcontentloaded' });
        const figures = await brokenOn(page, NARROWEST, figuresOf(language));
        expect.soft(figures.broken, `${path} at ${NARROWEST} px`).toEqual([]);
        counts.figures += figures.count;
        if (!language.tallScript) continue;
        const words = await brokenOn(page, COMMON_PHONE, TAMIL_WORDS);
        expect.soft(words.broken, `${path} at ${COMMON_PHONE} px`).toEqual([]);
        counts.words += words.count;
      }
      expect(counts.figures).toBeGreaterThan(PATHS.length);
      if (language.tallScript) expect(counts.words).toBeGreaterThan(100 * PATHS.length);
    },
  );
}
