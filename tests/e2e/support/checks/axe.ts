/** Runs axe: WCAG 2.2 A and AA and good practice, as far as a program can judge. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe?: { run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> };
  }
}

/** Half as long as the other build of axe: each page parses it anew. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** In forced colours, contrast is the reader’s choice, but links must differ from text by more than colour. */
const COLOR_RULES = ['link-in-text-block'];

export type Looked = Readonly<{
  /** Checks only this part of the page. */
  within?: string;
  /** Checks only colours, with the reader’s own palette on. */
  forcedColors?: boolean;
  /** Rules that do not apply here. */
  without?: readonly string[];
}>;

/** Past the driver’s own way to evaluate: the browser then remembers what it has compiled for an earlier page. */
async function inject(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: AXE });
  await session.detach();
}

/** Lists the accessibility violations on the current page, one per line. */
export async function axeViolations(page: Page, { within, forcedColors = false, without = [] }: Looked = {}) {
  if (!(await page.evaluate(() => window.axe !== undefined))) await inject(page);
  const off = without.map((rule) => [rule, { enabled: false }]);
  const options: RunOptions = {
    runOnly: forcedColors ? { type: 'rule', values: COLOR_RULES } : { type: 'tag', values: TAGS },
    rules: forcedColors ? {} : { 'target-size': { enabled: true }, ...Object.fromEntries(off) },
    resultTypes: ['violations'],
    // No page of the site has a frame, and the editor shows such a page in its own.
    iframes: false,
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
