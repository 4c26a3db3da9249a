/** The danger signs on a page about something else. That a page about pain opens with numbers to call: `firstScreen.spec.ts`. */
import { telLink } from '../../../branches/model/links.ts';
import { expect, test } from '../support/fixtures.ts';
import { site } from '../support/sites/fixtureSite.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('the red line of a page about something else calls 108, and unfolds from a link to it', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto('/services/root-canal-treatment');
      const line = page.locator('[data-level=emergency]');
      await expect(line.getByRole('link')).toHaveAttribute('href', telLink(site.clinic.ambulance));
      await expect(line.getByRole('listitem').first()).toBeHidden();
      await page.getByRole('link', { name: 'Emergency', exact: true }).click();
      for (const sign of await line.getByRole('listitem').all()) await expect(sign).toBeVisible();
      const header = await page.locator('body > header').boundingBox();
      const top = (await line.locator('summary').boundingBox())?.y;
      expect(top, 'below the header').toBeGreaterThanOrEqual(header?.height ?? Number.NaN);
      await expect(line.locator('summary')).toBeInViewport();
    });
  });
}
