import type { Page } from '@playwright/test';
import { pathInLanguage } from '../../../locales/languages.ts';
import { languageNamed } from '../../fixtures/languages.ts';
import { plainText } from '../../support/plainText.ts';
import { textsIn } from '../../support/words.ts';
import { NARROWEST, violationsAt } from '../support/checks/everyWidth.ts';
import { layoutProblems } from '../support/checks/layout.ts';
import { brokenOn, figuresOf, TAMIL_WORDS } from '../support/checks/unbroken.ts';
import { expect, openPage, test } from '../support/fixtures.ts';
import { openAllAnswers } from '../support/openAllAnswers.ts';
import { sharedPageTest } from '../support/sharedPage.ts';
import { paths, site } from '../support/sites/shippedSite.ts';
import { PREVIEW_PORT } from '../support/sites/sites.ts';
import { takeTurns } from '../support/takeTurns.ts';

const PATHS = [...paths, '/offline', '/404'];
const WIDTHS = [320, 390, 1280];
/** Axe takes a second: a translation can differ from the English page only by longer words. */
const ROUNDS = 2;
const TAMIL = languageNamed('ta');
/** The commonest width of cheap phones. */
const COMMON_PHONE = 360;
const BASE = `http://localhost:${PREVIEW_PORT}`;

/** People’s names and initials may be untranslated. */
const NAMES = [...site.clinic.team, ...site.clinic.testimonials, ...site.clinic.reviews].map(({ name }) => name.en);
const NAME_PARTS = NAMES.flatMap((name) => name.split(/\s+/)).filter((part) => part !== 'Dr.');

/** The texts in a part of the branch files, in every language: a clinic may write Latin words also in Tamil. */
function factTexts(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  if ('en' in part) return Object.values(part).filter((text) => typeof text === 'string');
  return Object.values(part).flatMap(factTexts);
}

/** Latin words in the names of sources: organisations and their pages. */
const SOURCE_NAMES = [...textsIn('ta').values()].flatMap((texts) =>
  [...texts]
    .filter(([key]) => key.startsWith('sources.items.'))
    .flatMap(([, item]) => item.replace(/<[^>]*>/g, '').match(/[A-Za-z]{2,}/g) ?? []),
);

/** Numbers in the registers of dental councils are the same in every language. */
const REGISTRATIONS = site.clinic.team.flatMap(({ registration }) => registration ?? []);

const LEFT_ENGLISH = [...NAME_PARTS, ...SOURCE_NAMES, ...REGISTRATIONS, ...factTexts(site)].sort(
  (one, other) => other.length - one.length,
);
const INITIALS = /^\p{Lu}{2}$/u;

/** Not translated: names of other services, the currency, e-mail addresses, hours. */
const KEPT = /WhatsApp|Google|Maps|Instagram|\bRs\b|[^\s@]+@[^\s@]+|\b\d+:\d\d [AP]M\b/gu;

/** Latin text that a Tamil page may contain besides names: degrees, and English words from the glossary. */
const LATIN =
  /Dr\.|PIN|BDS|MDS|TMJ|UPI|EMI|OTP|X-ray|Facebook|Twitter|LinkedIn|JavaScript|apex locator|temporomandibular joint/gu;

/** Lists texts of a Tamil page that are neither Tamil nor marked with their language. */
async function notTamil(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (!parent || parent.closest('script, style, noscript, [lang]:not(:root), [href^="mailto:"]')) continue;
      found.push((walker.currentNode.textContent ?? '').trim());
    }
    const named = ['alt', 'aria-label', 'aria-valuetext', 'title', 'placeholder', 'data-notice', 'data-notice-title'];
    const attributes = named.flatMap((name) =>
      [...document.querySelectorAll(`body [${name}]`)].map((element) => element.getAttribute(name) ?? ''),
    );
    return [...found, ...attributes];
  });
  const isLatin = (text: string) => {
    const left = LEFT_ENGLISH.reduce((rest, name) => rest.replaceAll(name, ''), plainText(text).replace(KEPT, ''));
    return /[A-Za-z]{2}/.test(left.replace(LATIN, ''));
  };
  return texts.filter((text) => !NAMES.includes(text) && !INITIALS.test(text) && isLatin(text));
}

test.describe('in Tamil', () => {
  test.use({ reducedMotion: 'reduce' });

  for (const [place, path] of PATHS.entries()) {
    sharedPageTest(`${path} shows every text in full and in Tamil at every width`, async ({ page }) => {
      await openPage(page, BASE + pathInLanguage(path, TAMIL));
      await openAllAnswers(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await layoutProblems(page), `${width} px`).toEqual([]);
      }
      for (const width of takeTurns(WIDTHS, place, ROUNDS)) expect.soft(await violationsAt(page, width)).toEqual([]);
      const figures = await brokenOn(page, NARROWEST, figuresOf(TAMIL));
      expect.soft(figures.broken, 'no price, time, phone number or X-ray breaks across lines').toEqual([]);
      const words = await brokenOn(page, COMMON_PHONE, TAMIL_WORDS);
      expect.soft(words.broken, 'no word breaks, long as words are').toEqual([]);
      expect(Math.min(figures.count, words.count)).toBeGreaterThan(0);
      // The patient’s message also includes the English labels.
      await page.locator('[data-island="ConsultationForm"]').evaluateAll((forms) => {
        for (const form of forms) form.remove();
      });
      expect.soft(await notTamil(page)).toEqual([]);
      const spaced = await page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((each) => /\p{Script=Tamil}/u.test(each.textContent ?? ''))
          .filter((each) => getComputedStyle(each).letterSpacing !== 'normal')
          .map((each) => each.textContent),
      );
      expect.soft(spaced, 'letters of Tamil are never spaced').toEqual([]);
    });
  }

  test('fonts and line heights are the Tamil ones', async ({ page }) => {
    await openPage(page, `${BASE}/ta/dental-tips`);
    const text = page.locator('main li').first();
    await expect(text).toHaveCSS('font-family', /^"Noto Sans Tamil"/);
    const [leading, size] = await text.evaluate((element) => {
      const { lineHeight, fontSize } = getComputedStyle(element);
      return [Number.parseFloat(lineHeight), Number.parseFloat(fontSize)] as const;
    });
    expect(leading / size).toBeGreaterThan(1.7);
  });
});

/** Reports which form of its links the header shows, how high it is, and where it and the content begin and end. */
const headerState = (page: Page) =>
  page.getByRole('banner').evaluate((header) => {
    const [row, menu] = [
      // The names of other languages are not a list.
      header.querySelector('nav:has(ul):not(details nav)'),
      header.querySelector('details'),
    ];
    const edges = (element: Element | null | undefined) => {
      const { left = 0, right = 0 } = element?.getBoundingClientRect() ?? {};
      return [left, right];
    };
    const columns = header.firstElementChild;
    const range = document.createRange();
    const linesOf = (link: Element) => {
      range.selectNodeContents(link);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    };
    const links = [...(row?.querySelectorAll('a') ?? [])];
    return {
      row: row?.checkVisibility() ?? false,
      menu: menu?.checkVisibility() ?? false,
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

test.describe('the header', () => {
  const LANGUAGE_PATHS = ['/about', '/ta/about'];
  const WITH_MENU = [320, 768, 1279];
  const WITH_ROW = [1280, 1440, 1920];

  for (const path of LANGUAGE_PATHS) {
    test(`shows its links in a row on ${path} from 1280 px and the menu below, as wide as the content`, async ({
      page,
    }) => {
      await openPage(page, BASE + path);
      for (const width of [...WITH_MENU, ...WITH_ROW]) {
        await page.setViewportSize({ width, height: 800 });
        const row = WITH_ROW.includes(width);
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

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    for (const path of LANGUAGE_PATHS) {
      test(`fits on ${path} at every width`, async ({ page }) => {
        await page.goto(BASE + path);
        const header = page.getByRole('banner');
        for (const width of [...WITH_MENU, ...WITH_ROW]) {
          await page.setViewportSize({ width, height: 800 });
          await expect(header).toBeVisible();
          const outside = await header.evaluate((element) => {
            const right = element.querySelector(':scope > div')?.getBoundingClientRect().right ?? 0;
            const links = [...element.querySelectorAll('a')].filter((link) => link.checkVisibility());
            return links
              .filter((link) => link.getBoundingClientRect().right > right + 1)
              .map(({ textContent }) => textContent);
          });
          expect(outside, `${width} px`).toEqual([]);
        }
      });
    }
  });
});
