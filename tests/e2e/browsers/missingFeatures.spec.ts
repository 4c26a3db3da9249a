/**
 * Browsers without some features: all content and every way to reach the clinic stay available.
 * Missing fonts need no test: pages load none, and their policy allows none (`csp.test.ts`).
 */
import type { Page } from '@playwright/test';
import { layoutProblems } from '../support/checks/layout.ts';
import { CONSULTATION, chatAfter, fillIn, submit, wakeForm } from '../support/consultationForm.ts';
import { answerOutside, DESKTOP, expect, openPage, PHONE, test } from '../support/fixtures.ts';
import { expectHandOffs, HAND_OFFS } from '../support/handOffs.ts';
import { emulateOldBrowser } from '../support/oldBrowser.ts';

/** Layout problems, except the line spacing of Latin headings. */
const misplaced = async (page: Page) =>
  (await layoutProblems(page)).filter((defect) => !defect.startsWith('lines are'));

test('with storage blocked, pages work, and ask for nothing but to be kept', async ({ page }) => {
  await answerOutside(page);
  await page.addInitScript(() => {
    Object.assign(window, { asked: [] });
    const refuse = (owner: object, name: string) =>
      Object.defineProperty(owner, name, {
        get: () => {
          (Reflect.get(window, 'asked') as string[]).push(name);
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    refuse(window, 'localStorage');
    refuse(window, 'sessionStorage');
    refuse(window, 'indexedDB');
    refuse(window, 'caches');
    refuse(Document.prototype, 'cookie');
    refuse(Navigator.prototype, 'serviceWorker');
  });
  await openPage(page, '/contact');
  await expect(page.locator('[data-open-status]').first()).not.toBeEmpty();
  await openPage(page, CONSULTATION);
  await wakeForm(page);
  await fillIn(page);
  expect((await chatAfter(page, () => submit(page).click())).text).toContain('Name: Meena');
  const asked: readonly string[] = await page.evaluate(() => Reflect.get(window, 'asked'));
  expect(asked.filter((name) => name !== 'serviceWorker')).toEqual([]);
});

test.describe('in an old browser', () => {
  test.beforeEach(async ({ page }) => {
    await answerOutside(page);
    await emulateOldBrowser(page);
  });

  test('every hand-off can be tapped and all text is readable, on a phone and on a desktop', async ({ page }) => {
    test.slow();
    for (const path of Object.keys(HAND_OFFS)) {
      await openPage(page, path);
      for (const viewport of [PHONE, DESKTOP]) {
        await page.setViewportSize(viewport);
        await expectHandOffs(page, path);
        expect(await misplaced(page), path).toEqual([]);
      }
    }
  });

  test('opening hours and notices appear, and comparison pictures are side by side', async ({ page }) => {
    await openPage(page, '/contact');
    await expect(page.locator('[data-open-status]').first()).not.toBeEmpty();
    await openPage(page, '/about');
    const frame = page.locator('[data-comparison]').first();
    const [before, after] = await frame.getByRole('img').all();
    const left = await before?.boundingBox();
    const right = await after?.boundingBox();
    expect(left?.width).toBeGreaterThan(100);
    expect(right?.x).toBeGreaterThanOrEqual((left?.x ?? 0) + (left?.width ?? 0));
    await page.getByRole('button', { name: 'Facebook' }).click();
    await expect(page.getByRole('status')).toContainText('Connect with us on Facebook!');
  });
});

test.describe('when pictures fail to load', () => {
  test.use({ expectedNoise: /Failed to load resource/, viewport: PHONE });

  test('their alternative texts appear in their places and nothing overlaps', async ({ page }) => {
    await page.route('**/media/**', (route) => route.abort());
    for (const path of ['/', '/about', '/reviews', '/services']) {
      await openPage(page, path);
      const pictures = page.locator('main img:not([alt=""])');
      const isShown = (element: Element) => element.getClientRects().length > 0;
      for (const picture of await pictures.all())
        if (await picture.evaluate(isShown)) await picture.scrollIntoViewIfNeeded();
      const places = await pictures.evaluateAll((all) =>
        (all as HTMLImageElement[])
          .filter((picture) => picture.checkVisibility())
          .map((picture) => ({ text: picture.alt, height: picture.getBoundingClientRect().height })),
      );
      expect(places.length, path).toBeGreaterThan(0);
      for (const { text, height } of places) expect(height, `${path}: ${text}`).toBeGreaterThan(20);
      expect(await misplaced(page), path).toEqual([]);
    }
  });
});
