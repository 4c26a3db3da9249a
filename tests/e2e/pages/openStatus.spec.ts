import type { Page } from '@playwright/test';
import { expect, openPage, test } from '../support/fixtures.ts';
import { site } from '../support/sites/fixtureSite.ts';

/** Minutes of a Monday, as they pass while the page is open at the clinic, with what a reader in India and one elsewhere see. */
const TIMES = {
  '11:00': ['Open now until 1:30 PM', 'Open now until 1:30 PM in India'],
  '15:00': ['Opens today 5:30 PM', 'Opens Monday 5:30 PM in India'],
  '21:00': ['Opens Tuesday 10:30 AM', 'Opens Tuesday 10:30 AM in India'],
} as const;

/** Zones, and whether their clocks show the same time as those in India. In some it is still Sunday, or Tuesday already. */
const ZONES = {
  'Asia/Colombo': true,
  'America/Los_Angeles': false,
  'Pacific/Kiritimati': false,
} as const;

async function openTable(page: Page) {
  await openPage(page, '/contact');
  const table = page.getByRole('table');
  await table.scrollIntoViewIfNeeded();
  return table;
}

for (const [timezoneId, isIndian] of Object.entries(ZONES)) {
  test.describe(`the opening status in the zone ${timezoneId}`, () => {
    test.use({ timezoneId } as object);

    test(isIndian ? 'is as in India' : 'names the day and the time in India, and says so', async ({ page }) => {
      await page.clock.install({ time: new Date('2026-11-23T10:59:00+05:30') });
      const table = await openTable(page);
      for (const [time, [inIndia, elsewhere]] of Object.entries(TIMES)) {
        await page.clock.setSystemTime(new Date(`2026-11-23T${time}:00+05:30`));
        await page.clock.runFor(60_000);
        const sentence = isIndian ? inIndia : elsewhere;
        await expect(table.getByText(sentence, { exact: true })).toHaveCount(site.branches.length);
      }
    });
  });
}

test('the opening status holds past midnight, from Sunday to Monday', async ({ page }) => {
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

test('a branch can be saved as a contact', async ({ page }) => {
  await openPage(page, '/contact');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save our number' }).first().click();
  expect((await download).suggestedFilename()).toBe(`${site.primary.id}.vcf`);
});
