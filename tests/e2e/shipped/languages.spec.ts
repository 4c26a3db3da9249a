/** Every page in Tamil, whose words are longer and taller than English ones. */
import type { Page } from '@playwright/test';
import { pathInLanguage } from '../../../locales/languages.ts';
import { languageNamed } from '../../fixtures/languages.ts';
import { NARROWEST, violationsAt } from '../support/checks/everyWidth.ts';
import { layoutProblems } from '../support/checks/layout.ts';
import { narrowTexts } from '../support/checks/longLines.ts';
import { badlySizedPictures } from '../support/checks/pictures.ts';
import { withFontScale } from '../support/checks/textSettings.ts';
import { brokenOn, TAMIL_SHIFTS, TAMIL_WORDS, wrappedButtons } from '../support/checks/unbroken.ts';
import { DESKTOP, expect, openPage, PHONE } from '../support/fixtures.ts';
import { openAllAnswers } from '../support/openAllAnswers.ts';
import { sharedPageTest as test } from '../support/sharedPage.ts';
import { paths } from '../support/sites/shippedSite.ts';
import { PREVIEW_PORT } from '../support/sites/sites.ts';
import { takeServicesInTurn, takeTurns } from '../support/takeTurns.ts';

const PATHS = [...takeServicesInTurn(paths, 0, 3), '/offline', '/404'];
/** The commonest widths of phones. */
const PHONES = [360, 390];
const WIDTHS = [NARROWEST, ...PHONES, 768, 1280];
/** Axe takes a second: a translation can differ from the English page only by longer words. */
const ROUNDS = 2;
const TAMIL = languageNamed('ta');
/** These Tamil pages are at most a quarter higher than the English ones, though their text takes half as much room again. */
const HIGHEST = 1.25;
const NOT_LONG = [
  ...['/', '/contact', '/reviews', '/tooth-pain-relief', '/dental-tips', '/dental-myths', '/services'],
  ...['/services/root-canal-treatment', '/services/dental-implants'],
];
const BASE = `http://localhost:${PREVIEW_PORT}`;

test.describe('in Tamil', () => {
  test.use({ reducedMotion: 'reduce' });

  for (const [place, path] of PATHS.entries()) {
    test(`${path} shows every text in full at every width`, async ({ page }) => {
      if (NOT_LONG.includes(path)) {
        const [english, tamil] = [await heightOf(page, path), await heightOf(page, pathInLanguage(path, TAMIL))];
        expect.soft(tamil / english, 'it is not much longer than in English').toBeLessThanOrEqual(HIGHEST);
      }
      await page.setViewportSize(DESKTOP);
      await openPage(page, BASE + pathInLanguage(path, TAMIL));
      await openAllAnswers(page);
      expect.soft(await badlySizedPictures(page), 'higher cards enlarge no pictures').toEqual([]);
      for (const width of WIDTHS) {
        const words = await brokenOn(page, width, TAMIL_WORDS);
        expect.soft(words.broken, `no word breaks at ${width} px, long as words are`).toEqual([]);
        expect(words.count).toBeGreaterThan(0);
        expect.soft(await layoutProblems(page), `${width} px`).toEqual([]);
        if (!PHONES.includes(width)) continue;
        const shifts = await brokenOn(page, width, TAMIL_SHIFTS);
        expect.soft(shifts.broken, `opening hours stand on one line at ${width} px`).toEqual([]);
        expect.soft(await narrowTexts(page, width), `texts have room at ${width} px`).toEqual([]);
        expect.soft(await wrappedButtons(page), `buttons have one line at ${width} px`).toEqual([]);
      }
      for (const width of takeTurns([NARROWEST, 390, 1280], place, ROUNDS))
        expect.soft(await violationsAt(page, width)).toEqual([]);
      const spaced = await page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((each) => /\p{Script=Tamil}/u.test(each.textContent ?? ''))
          .filter((each) => getComputedStyle(each).letterSpacing !== 'normal')
          .map((each) => each.textContent),
      );
      expect.soft(spaced, 'letters of Tamil are never spaced').toEqual([]);
    });
  }
});

test.describe('in Tamil, with text twice as large on a phone,', () => {
  for (const path of ['/', '/services', '/services/teeth-extraction', '/services/oral-lesions', '/contact']) {
    test(`${path} breaks no word of a title, and cuts nothing off`, async ({ page }) => {
      await page.setViewportSize(PHONE);
      await openPage(page, BASE + pathInLanguage(path, TAMIL));
      await withFontScale(page, 2, async () => {
        expect.soft(await layoutProblems(page)).toEqual([]);
        const words = await brokenOn(page, PHONE.width, TAMIL_WORDS, 'main :is(h1, h2, h3)');
        expect(words.broken).toEqual([]);
        expect(words.count).toBeGreaterThan(0);
      });
    });
  }
});

/** How high a page is on a phone. */
async function heightOf(page: Page, path: string): Promise<number> {
  await page.setViewportSize(PHONE);
  await openPage(page, BASE + path);
  return page.evaluate(() => document.documentElement.scrollHeight);
}

/** Reports which form of its links the header shows, how high it is, and where it and the content begin and end. */
const headerState = (page: Page) =>
  page.getByRole('banner').evaluate((header) => {
    // The names of other languages are not a list.
    const row = header.querySelector('nav:has(ul):not(details nav)');
    const edges = (element: Element | null | undefined) => {
      const { left = 0, right = 0 } = element?.getBoundingClientRect() ?? {};
      return [left, right];
    };
    const columns = header.querySelector(':scope > div');
    const range = document.createRange();
    const linesOf = (link: Element) => {
      range.selectNodeContents(link);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    };
    const links = [...(row?.querySelectorAll('a') ?? [])];
    return {
      row: row?.checkVisibility() ?? false,
      menu: header.querySelector('details')?.checkVisibility() ?? false,
      height: header.getBoundingClientRect().height,
      overflows: columns !== null && columns.scrollWidth > columns.clientWidth,
      columns: edges(columns),
      content: edges(document.querySelector('footer')?.firstElementChild),
      lines: Math.max(0, ...links.map(linesOf)),
      smallest: Math.min(...links.map((link) => Number.parseFloat(getComputedStyle(link).fontSize))),
    };
  });

/** The header hides no more of a desktop’s screen than this, in CSS pixels. */
const HEADER_LIMIT = 104;

for (const path of ['/about', '/ta/about']) {
  test(`the header of ${path} shows its links from 1280 px and a menu below, as wide as the content`, async ({
    page,
  }) => {
    await openPage(page, BASE + path);
    for (const width of [NARROWEST, 768, 1279, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const row = width >= 1280;
      const state = await headerState(page);
      expect(state, `${width} px`).toMatchObject({ row, menu: !row, overflows: false });
      expect(state.columns, `${width} px`).toEqual(state.content);
      expect(state.height, `${width} px`).toBeLessThanOrEqual(HEADER_LIMIT);
      if (!row) continue;
      expect(state.lines, `${width} px`).toBe(1);
      expect(state.smallest).toBeGreaterThanOrEqual(14);
    }
  });
}
