import type { Page } from '@playwright/test';
import { afterLayout } from '../afterLayout.ts';
import { axeViolations } from './axe.ts';
import { lostInForcedColors } from './forcedColors.ts';

/** The width at which WCAG measures reflow, in CSS pixels: a desktop at 400 %. */
export const NARROWEST = 320;

/**
 * Lists the accessibility violations on the current page at this width, one per line: axe violations in the page’s and in forced colours,
 * sideways scrolling, and what disappears in forced colours.
 */
export async function violationsAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 });
  await afterLayout(page);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const found = [
    ...(sideways > 0 ? [`the page scrolls sideways by ${sideways} px`] : []),
    ...(await axeViolations(page)),
  ];
  const inForcedColors = [...(await lostInForcedColors(page)), ...(await axeViolations(page, { forcedColors: true }))];
  await page.emulateMedia({ forcedColors: 'none' });
  return [
    ...found.map((violation) => `${width} px: ${violation}`),
    ...inForcedColors.map((violation) => `${width} px, forced colours: ${violation}`),
  ];
}
