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

type Box = Readonly<{ x: number; y: number; width: number; height: number }>;
const meet = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

for (const path of ['/services/dental-implants', '/services/crowns-and-bridges']) {
  test(`the names of ${path} are on its picture where there is room, each apart from the others`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openPage(page, path);
    const { figure, picture, names } = await boxes(page);
    for (const [i, name] of names.entries()) {
      expect([Math.min(name.x, picture.x), Math.min(name.y, picture.y)]).toEqual([picture.x, picture.y]);
      expect(name.x + name.width).toBeLessThanOrEqual(picture.x + picture.width);
      expect(name.y + name.height).toBeLessThanOrEqual(picture.y + picture.height);
      expect(names.slice(i + 1).filter((other) => meet(name, other))).toEqual([]);
    }
    await expect(figure.locator('text')).toBeHidden();
  });
}

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
