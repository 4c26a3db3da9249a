/** On narrow phones, what patients read as one stands on one line; prices, times and numbers: `keepTogether.test.ts`. */
import type { Page } from '@playwright/test';

/** Tamil words, which are long. */
export const TAMIL_WORDS = [String.raw`[\u0B80-\u0BFF]{2,}`];

/** From when to when a branch is open. */
export const TAMIL_SHIFTS = [String.raw`[\u0B80-\u0BFF]+\s\d+:\d\d\s–\s[\u0B80-\u0BFF]+\s\d+:\d\d`];

/** Lists the buttons whose label takes several lines. */
export const wrappedButtons = (page: Page): Promise<string[]> =>
  page.locator(':is(a, button)[data-look]:not([data-look="quiet"]) > span:last-child:visible').evaluateAll((labels) =>
    labels.flatMap((label) => {
      const { lineHeight } = getComputedStyle(label);
      // The state of opening has a line of its own.
      const state = label.querySelector('[data-open-status]')?.getBoundingClientRect().height ?? 0;
      const isWrapped = label.getBoundingClientRect().height - state > 1.5 * Number.parseFloat(lineHeight);
      return isWrapped ? [label.textContent] : [];
    }),
  );

/**
 * Opens all menus and answers, and lists the matches that begin on one line and end on another, and how many there are in all.
 * @param within selects the elements whose text is looked at
 */
export async function brokenOn(page: Page, width: number, patterns: readonly string[], within = 'body') {
  await page.setViewportSize({ width, height: 640 });
  return page.evaluate(
    ([patterns, within]) => {
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
        if (!element?.closest(within) || !element.checkVisibility() || isForScreenReaders(element)) continue;
        for (const { 0: match, index } of (text.textContent ?? '').matchAll(pattern)) {
          range.setStart(text, index);
          range.setEnd(text, index + match.length);
          const tops = [...range.getClientRects()].map(({ top }) => top);
          if (tops.length > 0) count += 1;
          if (tops.length > 0 && Math.max(...tops) - Math.min(...tops) > 4) broken.push(match);
        }
      }
      return { broken, count };
    },
    [patterns, within] as const,
  );
}
