import type { Page } from '@playwright/test';
import { expect, openPage, test } from '../support/fixtures.ts';
import { site } from '../support/sites/fixtureSite.ts';

/** Opening status of the first branch on the contact page, by the clinic’s local time. */
const TIMES = {
  '2026-11-23T11:00:00+05:30': 'Open now until 1:30 PM',
  '2026-11-22T18:00:00+05:30': 'Opens Monday 10:30 AM',
} as const;

async function openTable(page: Page) {
  await openPage(page, '/contact');
  const table = page.getByRole('table');
  await table.scrollIntoViewIfNeeded();
  return table;
}

test.describe('the opening status', () => {
  // A patient abroad sees the clinic’s time too.
  test.use({ timezoneId: 'America/New_York' } as object);

  for (const [time, sentence] of Object.entries(TIMES)) {
    test(`shows at ${time}: ${sentence}`, async ({ page }) => {
      await page.clock.setFixedTime(new Date(time));
      const table = await openTable(page);
      await expect(table.getByText(sentence)).toHaveCount(site.branches.length);
    });
  }

  test('holds past midnight, from Sunday to Monday', async ({ page }) => {
    const inAttribute = (json: string) => json.replaceAll('"', '&quot;');
    await page.route('**/contact', async (route) => {
      const response = await route.fetch();
      const body = (await response.text())
        .replaceAll(inAttribute('"opens":660,"closes":810'), inAttribute('"opens":1080,"closes":1470'))
        .replaceAll(/&quot;660&quot;:&quot;[^&]*/g, inAttribute('"30":"12:30 AM'));
      await route.fulfill({ response, body });
    });
    await page.clock.setFixedTime(new Date('2026-11-23T00:15:00+05:30'));
    const table = await openTable(page);
    await expect(table.getByText('Open now until 12:30 AM')).toHaveCount(site.branches.length);
  });

  test('updates while the page stays open', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-23T13:29:00+05:30') });
    const table = await openTable(page);
    await expect(table.getByText('Open now until 1:30 PM').first()).toBeVisible();
    await page.clock.runFor(61_000);
    await expect(table.getByText('Opens today 5:30 PM').first()).toBeVisible();
  });
});

test('a branch can be saved as a contact', async ({ page }) => {
  await openPage(page, '/contact');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save our number' }).first().click();
  expect((await download).suggestedFilename()).toBe(`${site.primary.id}.vcf`);
});
