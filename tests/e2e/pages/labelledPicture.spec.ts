/** A patient reads on the picture what its parts are, on every screen. */
import type { Page } from '@playwright/test';
import { expect, openPage, test } from '../support/fixtures.ts';

/** The boxes of a picture and of its names. */
async function boxes(page: Page) {
  const figure = page.locator('div:has(> picture + svg + ol)').first();
  const picture = await figure.locator('img').boundingBox();
  const names = await Promise.all((await figure.locator('li').all()).map((name) => name.boundingBox()));
  if (!picture || names.length === 0) throw new Error('There is no labelled picture.');
  return { figure, picture, names: names.map((box) => box ?? picture) };
}

test('the names are on the picture where there is room', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openPage(page, '/services/dental-implants');
  const { figure, picture, names } = await boxes(page);
  for (const { x, y, width, height } of names) {
    expect([x, y]).toEqual([Math.max(x, picture.x), Math.max(y, picture.y)]);
    expect(x + width).toBeLessThanOrEqual(picture.x + picture.width);
    expect(y + height).toBeLessThanOrEqual(picture.y + picture.height);
  }
  await expect(figure.locator('text')).toBeHidden();
  for (const { height } of names) expect(height, 'on one line').toBeLessThan(30);
});

test('a phone has numbers on the picture and names below it; screen readers get one sentence', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, '/services/dental-implants');
  const { figure, picture, names } = await boxes(page);
  await expect(figure.locator('text')).toHaveText('12345');
  await expect(figure.locator('text')).toBeVisible();
  for (const name of names) expect(name.y).toBeGreaterThanOrEqual(picture.y + picture.height);
  const first = (await figure.locator('li').first().innerText()).toLowerCase();
  await expect(figure.getByRole('img')).toHaveAccessibleName(new RegExp(`: ${first}, .+\\.$`));
  await expect(figure.getByRole('listitem')).toHaveCount(0);
});
