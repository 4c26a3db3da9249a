import type { Page } from '@playwright/test';

/** Minimum width and height of tap targets, in CSS pixels. */
const LEAST = 24;

/** Height of an inline link, as a multiple of its font size, in Roboto on Android. The fonts of the tests are taller. */
const INLINE_HEIGHT = 1.17;

/** Lists tap targets that are too small, one per line. Links within a sentence are exempt from the height. */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(
    ([LEAST, INLINE_HEIGHT]) => {
      const all = [...document.querySelectorAll('a[href], button:enabled, summary, input, textarea, select')];
      const sizeOf = (target: Element) => {
        const { width, height } = target.getBoundingClientRect();
        const { display, fontSize } = getComputedStyle(target);
        const most = display === 'inline' ? INLINE_HEIGHT * Number.parseFloat(fontSize) : height;
        return { width, height: Math.min(height, most) };
      };
      return all.flatMap((target) => {
        if (!target.checkVisibility({ visibilityProperty: true })) return [];
        const around = target.parentElement?.textContent?.trim() ?? '';
        const inSentence = getComputedStyle(target).display === 'inline' && around !== target.textContent?.trim();
        // The tap area may be larger than the visible control.
        const { content, position, inset } = getComputedStyle(target, '::after');
        const isStretched = content !== 'none' && position === 'absolute' && /^0px/.test(inset);
        const { width, height } = sizeOf(target);
        if (inSentence || isStretched || (width >= LEAST && height >= LEAST)) return [];
        const text = target.getAttribute('aria-label') ?? target.textContent?.trim().slice(0, 40);
        return `${target.tagName.toLowerCase()} "${text}" is ${Math.round(width)} by ${Math.round(height)}`;
      });
    },
    [LEAST, INLINE_HEIGHT] as const,
  );
}
