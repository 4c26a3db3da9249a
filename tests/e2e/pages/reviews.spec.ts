import { expect, openPage, PHONE, test } from '../support/fixtures.ts';

test.describe('patients’ videos on a phone', () => {
  test.use({ viewport: PHONE });

  test('open with a tap anywhere on their card', async ({ page }) => {
    await openPage(page, '/reviews');
    const cards = page.locator('li').filter({ has: page.getByRole('link', { name: /^Watch on Instagram/ }) });
    await expect(cards).toHaveCount(6);
    for (const card of await cards.all()) {
      await card.scrollIntoViewIfNeeded();
      const { width = 0, height = 0 } = (await card.locator('img').boundingBox()) ?? {};
      expect(width).toBeGreaterThan(110);
      expect(width / height).toBeCloseTo(3 / 4, 2);
      const tapped = await card.locator('img').evaluate((image) => {
        const { x, y, width, height } = image.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('a')?.textContent;
      });
      expect(tapped).toContain(await card.getByRole('heading').textContent());
    }
  });
});
