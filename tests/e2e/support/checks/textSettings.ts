/** How readers set the text of any page: larger letters, more room between them, everything larger. */
import type { Page } from '@playwright/test';
import { settled } from '../settled.ts';
import { defects, LATIN_LEADING } from './layout.ts';

/** What a browser takes for its letters unless told otherwise, in CSS pixels. */
const USUAL = 16;

/** Runs a check with letters so many times as large as usual, as set in the browser: lengths in `rem` grow with them. */
export async function withLetters<T>(page: Page, times: number, check: () => Promise<T>): Promise<T> {
  const session = await page.context().newCDPSession(page);
  const set = (standard: number) => session.send('Page.setFontSizes', { fontSizes: { standard } });
  await set(USUAL * times);
  await settled(page);
  try {
    return await check();
  } finally {
    await set(USUAL);
    await session.detach();
  }
}

/** The room that WCAG 1.4.12 says a text must have place for. */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** Runs a check with more room between lines, letters and words, as a reader's own style sheet asks for. */
export async function withSpacedText<T>(page: Page, check: () => Promise<T>): Promise<T> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, SPACED);
  await settled(page);
  try {
    return await check();
  } finally {
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
  }
}

/** A screen of 1280 by 1024 pixels of which each is shown as four by four. */
const ZOOMED = { width: 320, height: 256 };

/** What is wrong with the page where everything is four times as large; what stays on the screen may cover half of it. */
export async function wrongAt400Percent(page: Page): Promise<string[]> {
  await page.setViewportSize(ZOOMED);
  await settled(page);
  const covered = await page.evaluate(() => {
    scrollTo({ top: innerHeight, behavior: 'instant' });
    const lines = Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(innerWidth / 2, y));
    return lines.filter((on) => on?.closest('header, aside')).length / innerHeight;
  });
  const share = Math.round(100 * covered);
  return [
    ...(share > 50 ? [`header and contact bar cover ${share} % of the screen`] : []),
    ...(await defects(page, LATIN_LEADING)),
  ];
}
