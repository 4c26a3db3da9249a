import type { Locator, Page } from '@playwright/test';
import { DESKTOP, expect, openPage, PHONE } from '../support/fixtures.ts';
import { sharedPageTest as test } from '../support/sharedPage.ts';
import { site } from '../support/sites/fixtureSite.ts';

const SMALLEST = { width: 320, height: 640 };

const table = (page: Page) => page.getByRole('table', { name: 'Our clinics at a glance' });
const rowOf = (page: Page, branch: (typeof site.branches)[number]) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: branch.name.en, exact: true }) });

const boxOf = async (part: Locator) => (await part.boundingBox()) ?? Promise.reject(new Error('Not shown.'));

/** Returns the cells of a branch in table order. */
const cellsOf = (page: Page, branch: (typeof site.branches)[number]) => rowOf(page, branch).getByRole('cell').all();

/** In each layout it is a table to a screen reader too. */
async function openTable(page: Page, viewport: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(viewport);
  await openPage(page, '/contact');
  await expect(table(page).getByRole('columnheader')).toHaveCount(9);
  await expect(table(page).getByRole('rowheader')).toHaveCount(site.branches.length);
  await expect(table(page).getByRole('cell')).toHaveCount(8 * site.branches.length);
}

test('the table of branches is cards with labelled facts on the smallest phone, which fit it', async ({ page }) => {
  await openTable(page, SMALLEST);
  const bottoms: number[] = [];
  for (const branch of site.branches) {
    const header = await boxOf(rowOf(page, branch).getByRole('rowheader'));
    expect(header.y).toBeGreaterThan(bottoms.at(-1) ?? 0);
    bottoms.push(header.y);
    for (const cell of await cellsOf(page, branch)) {
      const { x, y, width } = await boxOf(cell);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(SMALLEST.width);
      expect(y).toBeGreaterThan(bottoms.at(-1) ?? 0);
      bottoms.push(y);
      const [content, label] = await cell.evaluate((element) => [
        getComputedStyle(element, '::before').content,
        element.getAttribute('data-label'),
      ]);
      expect(content).toContain(label);
      expect(await cell.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    }
  }
});

test('the table of branches is columns on a desktop, with matching facts in line', async ({ page }) => {
  await openTable(page, DESKTOP);
  const columns = await Promise.all(
    site.branches.map(async (branch) => Promise.all((await cellsOf(page, branch)).map(boxOf))),
  );
  const heads = await Promise.all((await table(page).getByRole('columnheader').all()).slice(1).map(boxOf));
  expect(heads.length).toBeGreaterThan(6);
  for (const [i, head] of heads.entries()) {
    expect(columns.map((cells) => cells[i]?.y)).toEqual(columns.map(() => head.y));
    const lefts = [head.x, ...columns.map((cells) => cells[i]?.x ?? 0)];
    expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
    expect(new Set(lefts).size).toBe(columns.length + 1);
  }
  for (const cells of columns) expect(new Set(cells.map(({ x }) => x)).size).toBe(1);
});

test('the quick buttons are on a phone’s first screen, fastest contact first, none under the bar', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openPage(page, '/contact');
  const quick = page.getByRole('group', { name: 'Reach us now' }).getByRole('link');
  await expect(quick).toHaveText([
    `WhatsApp chat with ${site.primary.name.en} (opens in a new tab)`,
    ...site.branches.map(({ name }) => `Call ${name.en}`),
  ]);
  const contact = page.locator('[data-floating-contact]');
  const bar = await boxOf(contact);
  for (const link of await quick.all()) {
    const { y, height } = await boxOf(link);
    expect(y + height).toBeLessThan(bar.y);
    expect(height).toBeGreaterThanOrEqual(44);
  }
  await contact.locator(':scope > :nth-child(3)').evaluate((chat) => chat.remove());
  const call = await boxOf(contact.locator('summary > span'));
  expect(call.x + call.width, 'without WhatsApp, the bar has no gap').toBeGreaterThan(bar.width - 16);
});
