import type { Page } from '@playwright/test';
import { DESKTOP, expect, openPage, PHONE, test } from './fixtures.ts';

declare global {
  interface Window {
    /** The controls that can be seen, in the order of the document. */
    controls: HTMLElement[];
  }
}

/** Notes every control that can be seen and says what they are. */
const noteControls = (page: Page) =>
  page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>('a[href], button:enabled, input, summary');
    window.controls = [...all].filter((control) => control.checkVisibility({ visibilityProperty: true }));
    return window.controls.map((control) => control.outerHTML.slice(0, 90));
  });

/** Which of them has the focus, and whether it can be seen there: nothing lies on it, and it has an outline. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement as HTMLElement;
    const [box] = active.getClientRects();
    const on = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const seen = Boolean(on && (active.contains(on) || on.contains(active)));
    return {
      index: window.controls.indexOf(active),
      html: active.outerHTML.slice(0, 90),
      seen,
      outlined: getComputedStyle(active).outlineStyle !== 'none',
    };
  });

for (const [screen, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test.describe(`the keyboard on a ${screen}`, () => {
    test.use({ viewport, reducedMotion: 'reduce' } as object);

    for (const path of ['/', '/services', '/contact', '/online-free-consultations-and-appointments', '/404']) {
      test(`reaches every control of ${path} in order, sees where it is, and gets out again`, async ({ page }) => {
        await openPage(page, path);
        const controls = await noteControls(page);
        const reached: number[] = [];
        const unseen: string[] = [];
        for (let i = 0; i < controls.length + 5; i += 1) {
          await page.keyboard.press('Tab');
          const { index, html, seen, outlined } = await focused(page);
          if (index === 0 && i > 0) break;
          if (index >= 0) reached.push(index);
          if (index >= 0 && !(seen && outlined)) unseen.push(html);
        }
        expect(controls.filter((_, i) => !reached.includes(i))).toEqual([]);
        expect(reached).toEqual(reached.toSorted((a, b) => a - b));
        expect(unseen).toEqual([]);
      });
    }
  });
}

test.describe('the list beside the services', () => {
  test('is in the way of the keyboard only where it is shown', async ({ page }) => {
    const list = page.locator('main nav[aria-labelledby] a').first();
    await page.setViewportSize(PHONE);
    await openPage(page, '/services');
    await expect(list).toBeHidden();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(list).toBeVisible();
  });
});

test.describe('an open menu', () => {
  test.use({ viewport: PHONE, reducedMotion: 'reduce' } as object);

  for (const part of ['[data-menu]', '[data-floating-contact] details:last-of-type']) {
    test(`does not trap the keyboard: ${part}`, async ({ page }) => {
      await openPage(page, '/about');
      const menu = page.locator(part);
      await menu.locator('summary').focus();
      await page.keyboard.press('Enter');
      const inside = await menu.locator('a, summary').count();
      for (let i = 0; i < inside; i += 1) await page.keyboard.press('Tab');
      await expect(menu.locator(':focus')).toHaveCount(0);
      await page.keyboard.press('Shift+Tab');
      await expect(menu.locator(':focus')).toHaveCount(1);
    });
  }
});
