/** The danger signs on a page about something else. That a page about pain opens with numbers to call: `firstScreen.spec.ts`. */
import { telLink } from '../../../branches/model/links.ts';
import { expect, openPage, test } from '../support/fixtures.ts';
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

test('the arrow of the red line is beside its button, not below it, from phones to desktops', async ({ page }) => {
  await openPage(page, '/services/root-canal-treatment');
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const arrow = await page.locator('[data-level=emergency] summary svg').boundingBox();
    const button = await page.locator('[data-level=emergency]').getByRole('link').boundingBox();
    expect(arrow && arrow.x + arrow.width, `${width}`).toBeLessThan(button?.x ?? 0);
  }
});
