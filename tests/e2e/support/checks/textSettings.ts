/** Readers’ text settings: larger fonts, wider spacing, zoom. */
import type { Page } from '@playwright/test';
import { afterLayout } from '../afterLayout.ts';
import { LATIN_LEADING, layoutProblems } from './layout.ts';

/** The browser’s default font size, in CSS pixels. */
const USUAL = 16;

/** Runs a check with the browser’s default font size multiplied; lengths in `rem` scale with it. */
export async function withFontScale<T>(page: Page, times: number, check: () => Promise<T>): Promise<T> {
  const session = await page.context().newCDPSession(page);
  const set = (standard: number) => session.send('Page.setFontSizes', { fontSizes: { standard } });
  await set(USUAL * times);
  await afterLayout(page);
  try {
    return await check();
  } finally {
    await set(USUAL);
    await session.detach();
  }
}

/** The text spacing of WCAG 1.4.12. */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** Runs a check with wider line, letter and word spacing, as from a reader’s own style sheet. */
export async function withSpacedText<T>(page: Page, check: () => Promise<T>): Promise<T> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, SPACED);
  await afterLayout(page);
  try {
    return await check();
  } finally {
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
  }
}

/** A screen of 1280 by 1024 pixels at 400 % zoom. */
const ZOOMED = { width: 320, height: 256 };

/** Lists problems of the page at 400 % zoom; fixed elements may cover half the screen. */
export async function problemsAt400Percent(page: Page): Promise<string[]> {
  await page.setViewportSize(ZOOMED);
  await afterLayout(page);
  const covered = await page.evaluate(() => {
    scrollTo({ top: innerHeight, behavior: 'instant' });
    const lines = Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(innerWidth / 2, y));
    return lines.filter((on) => on?.closest('header, aside')).length / innerHeight;
  });
  const share = Math.round(100 * covered);
  return [
    ...(share > 50 ? [`header and contact bar cover ${share} % of the screen`] : []),
    ...(await layoutProblems(page, LATIN_LEADING)),
  ];
}
