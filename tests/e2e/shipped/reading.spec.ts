import { answerOutside, expect, openPage, PHONE, test } from '../support/fixtures.ts';
import { paths } from '../support/sites/shippedSite.ts';

/** With more characters per line, the eye loses the way to the next one. */
const LONGEST_LINE = 78;

test.describe('running text is easy to read', () => {
  test.use({ reducedMotion: 'reduce' } as object);

  test(`no line of any page is longer than ${LONGEST_LINE} characters on any screen`, async ({ page }) => {
    test.slow();
    await answerOutside(page);
    for (const path of paths) {
      await openPage(page, path);
      for (const width of [390, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const texts = page.getByRole('main').locator(':is(p, li, dd):not(:has(p, li, ul, div))');
        const long = await texts.evaluateAll(
          (all, longest) =>
            all.flatMap((text) => {
              const range = document.createRange();
              range.selectNodeContents(text);
              const bottoms = [...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8));
              const lines = new Set(bottoms).size;
              const words = text.textContent.trim();
              return lines > 2 && words.length / lines > longest ? [words.slice(0, 50)] : [];
            }),
          LONGEST_LINE,
        );
        expect.soft(long, `${path} at ${width} px`).toEqual([]);
      }
    }
  });

  test('no input makes a phone zoom in: font sizes are 16 px or more', async ({ page }) => {
    await page.setViewportSize(PHONE);
    for (const path of ['/', '/online-free-consultations-and-appointments']) {
      await openPage(page, path);
      const sizes = await page
        .locator('input:not([type="range"]), textarea, select')
        .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
      expect(sizes.length).toBeGreaterThan(0);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
    }
  });
});
