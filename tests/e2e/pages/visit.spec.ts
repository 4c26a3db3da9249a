/** The card of a visit, for patients who open the link that staff have sent them. */
import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import { mapsLink } from '../../../branches/model/maps.ts';
import { axeViolations } from '../support/checks/axe.ts';
import { expect, openPage, PHONE, test } from '../support/fixtures.ts';
import { site } from '../support/sites/fixtureSite.ts';
import { FIXTURE_PREVIEW_PORT } from '../support/sites/sites.ts';

const VISIT = `/contact#visit=${site.primary.id},2026-12-05T11:00`;

test.use({ viewport: PHONE });
test.beforeEach(({ page }) => page.clock.setFixedTime(new Date('2026-11-29T10:00:00+05:30')));

test.describe('abroad', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('the card says when and where in India, in each language, moves nothing, and fills a calendar', async ({
    page,
  }) => {
    const { maps, phone } = site.primary;
    await page.addInitScript(() => {
      const sizeOf = (entry: PerformanceEntry) => ('value' in entry ? Number(entry.value) : 0);
      const note = (list: PerformanceObserverEntryList) =>
        Object.assign(window, { shifts: list.getEntries().reduce((sum, entry) => sum + sizeOf(entry), 0) });
      new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true });
    });
    await openPage(page, `http://localhost:${FIXTURE_PREVIEW_PORT}${VISIT}`);
    const card = page.getByRole('dialog', { name: 'Your dental visit' });
    await expect(card).toContainText('Saturday, 5 December 2026, 11:00 AM in India');
    await expect(card).toContainText('Sample Dental Clinic, Chennai');
    await expect(card.getByRole('heading', { level: 2 })).toBeFocused();
    const call = card.getByRole('link', { name: 'Call Chennai' });
    await expect(call).toHaveAttribute('href', `tel:${phone}`);
    await expect(call).toContainText(/(?:Open|Closes|Opens) .* in India/);
    await expect(card.getByRole('link', { name: 'Directions' })).toHaveAttribute('href', mapsLink(maps.directions));
    expect(await axeViolations(page, { within: 'dialog' })).toEqual([]);
    expect(await page.evaluate(() => Number(Reflect.get(window, 'shifts') ?? 0))).toBe(0);

    const download = page.waitForEvent('download');
    await card.getByRole('link', { name: 'Add to calendar' }).click();
    expect((await download).suggestedFilename()).toBe('chennai-2026-12-05.ics');
    const calendar = readFileSync(await (await download).path(), 'utf8');
    const entry = new ICAL.Component(ICAL.parse(calendar)).getFirstSubcomponent('vevent') ?? undefined;
    expect(new ICAL.Event(entry).startDate.toJSDate()).toEqual(new Date('2026-12-05T11:00:00+05:30'));
    expect(entry?.getFirstPropertyValue('location')).toMatch(/^Sample Dental Clinic, Chennai, .* 600082$/);

    await card.getByRole('button', { name: 'Close' }).click();
    await expect(card).toBeHidden();
    await page.getByRole('banner').getByRole('link', { name: 'தமிழ்' }).first().click();
    await expect(page.getByRole('dialog')).toContainText('5 டிசம்பர் 2026, காலை 11:00 in India');
    expect(await axeViolations(page, { within: 'dialog' })).toEqual([]);
  });
});

test('a visit that has passed, and one when the branch is closed, ask to call, and are for no calendar', async ({
  page,
}) => {
  for (const [time, sentence] of [
    ['2026-11-28T11:00', 'Saturday, 28 November 2026, 11:00 AM'],
    ['2026-11-28T11:00', 'This visit has passed.'],
    ['2026-12-05T15:00', 'This day or time does not fit our opening hours. Please call us to check.'],
    ['2026-02-31T11:00', 'This day or time does not fit our opening hours.'],
  ] as const) {
    await page.goto(`/contact#visit=${site.primary.id},${time}`);
    await expect(page.getByRole('dialog')).toContainText(sentence);
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Add to calendar' })).toHaveCount(0);
  }
});

test('no other fragment shows a card', async ({ page }) => {
  await openPage(page, VISIT);
  await expect(page.getByRole('dialog')).toBeVisible();
  for (const fragment of [
    'nowhere,2026-12-05T11:00',
    '%E0%A4%A',
    '"]<img src=x onerror=alert(1)>,2026-12-05T11:00',
    `${'a'.repeat(20_000)},2026-12-05T11:00`,
  ]) {
    await page.goto(VISIT);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goto(`/contact#visit=${fragment}`);
    await expect(page.getByRole('dialog'), fragment.slice(0, 50)).toHaveCount(0);
  }
});
