/** Readers who prefer reduced motion. */
import type { Page } from '@playwright/test';
import { expect, openPage, PHONE, test } from '../support/fixtures.ts';

/** Colour changes are not motion, and shorter animations are not perceived as motion. */
const BLINK = 50;

/** Lists the animations on the page, one per line. @param pressed is pressed first, and the next frame waited for: animations are short */
const movements = (page: Page, pressed = '') =>
  page.evaluate(
    async ([BLINK, pressed]) => {
      if (pressed) document.querySelector<HTMLElement>(pressed)?.click();
      await new Promise(requestAnimationFrame);
      const moving = document.getAnimations().filter((animation) => {
        const frames = animation.effect instanceof KeyframeEffect ? animation.effect.getKeyframes() : [];
        const properties = frames.flatMap((frame) => Object.keys(frame));
        const moves = properties.some((name) =>
          /^(?:translate|rotate|scale|transform|top|left|width|height)$/.test(name),
        );
        return moves && Number(animation.effect?.getComputedTiming().duration) > BLINK;
      });
      return moving.map(({ effect }) =>
        effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 80) : '',
      );
    },
    [BLINK, pressed] as const,
  );

test.describe('for a reader who prefers reduced motion', () => {
  test.use({ reducedMotion: 'reduce', viewport: PHONE });

  test('no confetti falls over the offers, and links within the page jump', async ({ page }) => {
    await openPage(page, '/offers');
    expect(await movements(page)).toEqual([]);
    await expect(page.locator('[data-confetti]')).toBeHidden();
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  });

  test('the menu, the contact bar and an answer appear at once', async ({ page }) => {
    await openPage(page, '/contact');
    for (const control of ['[data-menu]', '[data-floating-contact] details', 'main details']) {
      const summary = page.locator(`${control} > summary`).first();
      await summary.click();
      expect(await movements(page), control).toEqual([]);
      // With many branches an open menu lies over the contact bar.
      await summary.click();
    }
  });
});

test('a reader without that preference sees animations', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openPage(page, '/contact');
  expect(await movements(page, 'main details > summary')).not.toEqual([]);
});
