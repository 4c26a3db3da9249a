/** A patient in pain finds help on the first screen of any phone. */
import { telLink } from '../../../branches/model/links.ts';
import { expect, openPage, test } from '../support/fixtures.ts';
import { site } from '../support/sites/fixtureSite.ts';

test('shows the clinic’s and the ambulance’s numbers without scrolling on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, '/tooth-pain-relief');
  const bar = await page.locator('[data-floating-contact]').boundingBox();
  const emergency = page.locator('[data-level=emergency]');
  const links = [
    page.locator(`main a[href="${telLink(site.clinic.ambulance)}"]`),
    ...site.branches.map(({ phone }) => page.locator(`main a[href="${telLink(phone)}"]`).first()),
  ];
  for (const part of [emergency.getByRole('heading'), ...links]) {
    const box = await part.boundingBox();
    expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  }
});

for (const path of ['/tooth-pain-relief', '/services/teeth-extraction', '/services/root-canal-treatment']) {
  test(`prints the danger signs of ${path} with their label, and no white text on white`, async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await openPage(page, path);
    const emergency = page.locator('[data-level=emergency]');
    const ink = await page.locator('h1').evaluate((title) => getComputedStyle(title).color);
    await expect(emergency.getByText(/^Emergency/).first()).toHaveCSS('color', ink);
    await expect(emergency.getByRole('heading')).toHaveCSS('color', ink);
    await expect(emergency.getByRole('listitem')).not.toHaveCount(0);
    for (const sign of await emergency.getByRole('listitem').all()) await expect(sign).toBeVisible();
  });
}

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
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, '/services/root-canal-treatment');
    const arrow = await page.locator('[data-level=emergency] summary svg').boundingBox();
    const button = await page.locator('[data-level=emergency]').getByRole('link').boundingBox();
    expect(arrow && arrow.x + arrow.width, `${width}`).toBeLessThan(button?.x ?? 0);
  }
});
