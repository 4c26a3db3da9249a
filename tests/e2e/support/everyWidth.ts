import type { Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { lostInForcedColors } from './forcedColors.ts';
import { settled } from './settled.ts';
import { smallTargets } from './targets.ts';

/** The width that WCAG measures reflow by, in CSS pixels: a desktop's at 400 %. */
export const NARROWEST = 320;

/**
 * What keeps people from using the page as it is open, on a screen of this width: what axe finds, in the page's colours and in the reader's
 * own; targets too small; scrolling sideways; what forced colours take away. A line for each.
 */
export async function violationsAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 });
  await settled(page);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const found = [
    ...(sideways > 0 ? [`the page scrolls sideways by ${sideways} px`] : []),
    ...(await axeViolations(page)),
    ...(await smallTargets(page)),
  ];
  const inForcedColors = [...(await lostInForcedColors(page)), ...(await axeViolations(page, { forcedColors: true }))];
  await page.emulateMedia({ forcedColors: 'none' });
  return [
    ...found.map((violation) => `${width} px: ${violation}`),
    ...inForcedColors.map((violation) => `${width} px, forced colours: ${violation}`),
  ];
}
