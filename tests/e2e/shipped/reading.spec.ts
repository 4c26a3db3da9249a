import { expect, openPage, PHONE, test } from '../support/fixtures.ts';

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
