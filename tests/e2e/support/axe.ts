/** What axe finds: the part of WCAG 2.2 A and AA, and of good practice, that a program can judge. */
import type { Page } from '@playwright/test';
import axe, { type AxeResults, type ElementContext, type RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe?: { run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> };
  }
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The contrast of forced colours is the reader's choice; whether a link in a sentence is known by more than colour is not. */
const COLOR_RULES = ['link-in-text-block'];

export type Looked = Readonly<{
  /** Only what is in this part of the page. */
  within?: string;
  /** Only what colours decide: the reader's own are on. */
  forcedColors?: boolean;
  /** Rules that say nothing about what is looked at. */
  without?: readonly string[];
}>;

/** The accessibility violations of the page as it is open, a line for each. */
export async function axeViolations(page: Page, { within, forcedColors = false, without = [] }: Looked = {}) {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source);
  const off = without.map((rule) => [rule, { enabled: false }]);
  const options: RunOptions = {
    runOnly: forcedColors ? { type: 'rule', values: COLOR_RULES } : { type: 'tag', values: TAGS },
    rules: forcedColors ? {} : { 'target-size': { enabled: true }, ...Object.fromEntries(off) },
    resultTypes: ['violations'],
  };
  return page.evaluate(
    async ([context, options]) => {
      const results = await window.axe?.run(context ?? document, options);
      if (!results) throw new Error('axe is not there.');
      return results.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    [within, options] as const,
  );
}
