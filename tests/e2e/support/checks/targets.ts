import type { Page } from '@playwright/test';

/** The least width and height of what is tapped, in CSS pixels. */
const LEAST = 24;

/** What is too small to be tapped with certainty, a line for each. A link in a sentence is as high as its line. */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((LEAST) => {
    const all = [...document.querySelectorAll('a[href], button:enabled, summary, input, textarea, select')];
    return all
      .filter((target) => {
        if (!target.checkVisibility({ visibilityProperty: true })) return false;
        const around = target.parentElement?.textContent?.trim() ?? '';
        const inSentence = getComputedStyle(target).display === 'inline' && around !== target.textContent?.trim();
        const { width, height } = target.getBoundingClientRect();
        // A control may be larger than what is drawn of it.
        const { content, position, inset } = getComputedStyle(target, '::after');
        const isStretched = content !== 'none' && position === 'absolute' && /^0px/.test(inset);
        return !inSentence && !isStretched && (width < LEAST || height < LEAST);
      })
      .map((target) => {
        const { width, height } = target.getBoundingClientRect();
        const text = target.getAttribute('aria-label') ?? target.textContent?.trim().slice(0, 40);
        return `${target.tagName.toLowerCase()} "${text}" is ${Math.round(width)} by ${Math.round(height)}`;
      });
  }, LEAST);
}
