/** On narrow phones, what patients read or type off as one stands on one line. */
import type { Page } from '@playwright/test';
import { LANGUAGES, type Language, pathInLanguage } from '../../../locales/languages.ts';
import { formatTime } from '../../../renderer/i18n/figures.ts';
import { NARROWEST } from '../support/checks/everyWidth.ts';
import { answerOutside, expect, test } from '../support/fixtures.ts';
import { paths } from '../support/sites/shippedSite.ts';
import { PREVIEW_PORT } from '../support/sites/sites.ts';

const PATHS = [...paths, '/404'];
const BASE = `http://localhost:${PREVIEW_PORT}`;

/** The words for the parts of the day that stand before a time in a language. */
const dayPeriods = (language: Language) =>
  Array.from({ length: 24 }, (_, hour) => formatTime(hour * 60, { language }).replace(/[\d:]+|\s|[AP]M/g, ''));

/** Prices, times, phone numbers, numbers with their unit, X-rays. */
function unbroken(language: Language): string[] {
  const periods = [...new Set(dayPeriods(language))].filter(Boolean).join('|');
  return [
    String.raw`(?:\bRs\.?|₹)\s\d[\d,]*`,
    String.raw`\d{1,2}:\d\d\s[AP]M\b`,
    ...(periods ? [String.raw`(?:${periods})\s\d{1,2}:\d\d`] : []),
    String.raw`\+\d+(?:\s\d{2,})+`,
    String.raw`\b\d{1,3}\s(?:minutes|hours|days|weeks|months|years|sittings)\b`,
    String.raw`\d\s(?:நிமிட|மணி|நாள்|நாட்க|வார|மாத|ஆண்டு|வயது|முறை|வருகை)`,
    String.raw`X-\u2060?rays?\b`,
  ];
}

/** Opens all menus and answers, and lists the matches that begin on one line and end on another. */
const brokenOn = (page: Page, patterns: readonly string[]) =>
  page.evaluate((patterns) => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    const pattern = new RegExp(patterns.join('|'), 'gi');
    // Such text is in a box of one pixel.
    const isForScreenReaders = (element: Element | null): boolean =>
      element !== null && (element.getBoundingClientRect().width <= 1 || isForScreenReaders(element.parentElement));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const broken: string[] = [];
    let count = 0;
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const element = text.parentElement;
      if (!element?.checkVisibility() || isForScreenReaders(element)) continue;
      for (const { 0: match, index } of (text.textContent ?? '').matchAll(pattern)) {
        range.setStart(text, index);
        range.setEnd(text, index + match.length);
        const tops = [...range.getClientRects()].map(({ top }) => top);
        if (tops.length > 0) count += 1;
        if (tops.length > 0 && Math.max(...tops) - Math.min(...tops) > 4) broken.push(match);
      }
    }
    return { broken, count };
  }, patterns);

/** Checks all pages in a language. @returns how many matches were found */
async function expectUnbroken(page: Page, language: Language, patterns: readonly string[]): Promise<number> {
  await answerOutside(page);
  let checked = 0;
  for (const path of PATHS) {
    await page.goto(BASE + pathInLanguage(path, language), { waitUntil: 'domcontentloaded' });
    const { broken, count } = await brokenOn(page, patterns);
    expect.soft(broken, path).toEqual([]);
    checked += count;
  }
  return checked;
}

test.use({ viewport: { width: NARROWEST, height: 640 }, reducedMotion: 'reduce' } as object);

for (const language of LANGUAGES) {
  test(`no price, time, phone number or X-ray breaks across lines at ${NARROWEST} px: ${language.code}`, async ({
    page,
  }) => {
    test.slow();
    expect(await expectUnbroken(page, language, unbroken(language))).toBeGreaterThan(PATHS.length);
  });
}

/** The commonest width of cheap phones. */
const COMMON_PHONE = 360;

for (const language of LANGUAGES.filter(({ tallScript }) => tallScript)) {
  test(`no word breaks inside at ${COMMON_PHONE} px, long as words are: ${language.code}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: COMMON_PHONE, height: 800 });
    const words = [String.raw`[\u0B80-\u0BFF]{2,}`];
    expect(await expectUnbroken(page, language, words)).toBeGreaterThan(100 * PATHS.length);
  });
}
