import type { Locator, Page } from '@playwright/test';
import { expect, openPage, PHONE, test } from '../support/fixtures.ts';

/** Returns the comparison with this title on the open page, scrolled into view and interactive. */
async function comparison(page: Page, title: string): Promise<{ frame: Locator; range: Locator }> {
  const figure = page
    .locator('figure')
    .filter({ has: page.getByRole('heading', { name: title, exact: true, includeHidden: true }) });
  if (!(await figure.isVisible())) await page.getByText('Show 5 more').click();
  await figure.scrollIntoViewIfNeeded();
  const range = figure.getByRole('slider');
  await expect(figure.locator('[data-comparison="on"]')).toBeVisible();
  return { frame: figure.locator('[data-comparison]'), range };
}

/** Returns the painted share of the "before" picture, in percent of the frame’s width. */
const painted = (frame: Locator) =>
  frame.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const images = [...element.querySelectorAll('img')];
    for (const image of images) image.style.pointerEvents = 'auto';
    const seen = Array.from({ length: 100 }, (_, i) =>
      images.find(
        (image) =>
          document
            .elementsFromPoint(left + (width * (i + 0.5)) / 100, top + height / 3)
            .find((part) => part instanceof HTMLImageElement) === image,
      ),
    );
    for (const image of images) image.style.removeProperty('pointer-events');
    return seen.filter((image) => image === images[0]).length;
  });

/** Returns a point in the frame, given in percent of its width. */
async function place(frame: Locator, percent: number): Promise<{ x: number; y: number }> {
  const box = await frame.boundingBox();
  if (!box) throw new Error('The comparison is not shown.');
  return { x: box.x + (box.width * percent) / 100, y: box.y + box.height / 3 };
}

test('the before-and-after pictures can be compared with the keyboard, which is announced', async ({ page }) => {
  await openPage(page, '/about');
  const { frame, range } = await comparison(page, 'Whitening');
  await expect(range).toHaveAccessibleName('Compare before and after: Whitening');
  await expect(range).toHaveAttribute('aria-valuetext', '35% before');
  expect(await painted(frame)).toBe(35);
  await range.focus();
  for (const [key, percent] of Object.entries({ ArrowRight: 40, Home: 0, End: 100 })) {
    await page.keyboard.press(key);
    await expect(range).toHaveAttribute('aria-valuetext', `${percent}% before`);
    expect(await painted(frame)).toBe(percent);
  }
});

test('the before-and-after pictures follow the mouse, wherever the drag starts', async ({ page }) => {
  await openPage(page, '/about');
  const { frame, range } = await comparison(page, 'Crown');
  const start = await place(frame, 10);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  const end = await place(frame, 33);
  await page.mouse.move(end.x, end.y, { steps: 5 });
  await expect(range).toHaveValue('33');
  await page.mouse.up();
  expect(await painted(frame)).toBe(33);
  const pressed = await place(frame, 90);
  await page.mouse.click(pressed.x, pressed.y);
  expect(await painted(frame)).toBe(90);
  await page.keyboard.press('ArrowLeft');
  expect(await painted(frame)).toBe(85);
});

test.describe('the before-and-after pictures on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });
  test.beforeEach(({ page }) => openPage(page, '/about'));

  test('fill the column, with their words below, and five of eight are folded away', async ({ page }) => {
    const { frame } = await comparison(page, 'Whitening');
    const { width, pictures, words } = await frame.evaluate((element) => ({
      width: element.clientWidth,
      pictures: Math.max(...[...element.querySelectorAll('img')].map((image) => image.getBoundingClientRect().bottom)),
      words: Math.min(...[...element.querySelectorAll('span')].map((word) => word.getBoundingClientRect().top)),
    }));
    expect(width).toBeGreaterThan(PHONE.width * 0.8);
    expect(words).toBeGreaterThanOrEqual(pictures);
    const shown = page.locator('[data-comparison]:visible');
    await expect(shown).toHaveCount(3);
    await page.emulateMedia({ media: 'print' });
    await expect(shown).toHaveCount(8);
  });

  /** Swipes over the page. */
  async function draw(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
    const client = await page.context().newCDPSession(page);
    const at = (part: number) => [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }];
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
    for (let step = 1; step <= 10; step += 1) {
      await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / 10) });
    }
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  test('let a vertical swipe scroll the page, and follow a sideways one', async ({ page }) => {
    const { frame, range } = await comparison(page, 'Veneers');
    const top = await page.evaluate(() => scrollY);
    const from = await place(frame, 20);
    await draw(page, from, { x: from.x + 4, y: from.y - 200 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top + 50);
    await expect(range).toHaveValue('35');
    await frame.scrollIntoViewIfNeeded();
    await draw(page, await place(frame, 80), await place(frame, 20));
    await expect.poll(() => painted(frame)).toBe(20);
  });
});
