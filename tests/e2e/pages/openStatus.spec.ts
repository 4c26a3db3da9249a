import { telLink } from '../../../branches/model/links.ts';
import { expect, openPage, test } from '../support/fixtures.ts';
import { site } from '../support/sites/fixtureSite.ts';

/** Moments of a Monday as they pass while the page is open, with what every call says and which button is the strong one. */
const TIMES = [
  ['11:00', 'Open now until 1:30 PM', 'Open', 'call'],
  ['12:50', 'Closes soon, at 1:30 PM', 'Closes soon', 'call'],
  ['15:00', 'Opens today 5:30 PM', 'Closed', 'book'],
  ['21:00', 'Opens Tuesday 10:30 AM', 'Closed', 'book'],
] as const;

const WHITE = 'rgb(255, 255, 255)';

for (const [device, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1280, height: 800 }],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('each call says whether anybody answers, and calling is the strong button while somebody does', async ({
      page,
    }) => {
      await page.clock.install({ time: new Date('2026-11-23T10:59:00+05:30') });
      await openPage(page, '/services/dentures');
      const hero = page.locator('main > :first-child');
      const calls = site.branches.map(({ phone }) => hero.locator(`[href="${telLink(phone)}"]`));
      const book = hero.getByRole('link', { name: 'Book Appointment' });
      const boxes = () => Promise.all([book, ...calls].map((link) => link.boundingBox()));
      const before = await boxes();
      for (const [time, sentence, word, strong] of TIMES) {
        await page.clock.setSystemTime(new Date(`2026-11-23T${time}:00+05:30`));
        await page.clock.runFor(60_000);
        for (const call of calls) await expect(call).toContainText(sentence);
        const bar = page.getByRole('complementary', { name: 'Talk to us' });
        await expect(bar.locator('summary').first()).toContainText(word);
        await expect(bar.locator('[href^="tel"]').first()).toContainText(sentence);
        const [loud, quiet] = strong === 'call' ? [calls, [book]] : [[book], calls];
        for (const link of loud) await expect(link).toHaveCSS('color', WHITE);
        for (const link of quiet) await expect(link).toHaveCSS('background-color', WHITE);
        expect(await boxes()).toEqual(before);
      }
    });
  });
}

test('no page claims that the clinic is open or closed before the browser knows', async ({ page }) => {
  const html = await (await page.request.get('/services/dentures')).text();
  expect(html).toMatch(/data-open-status="[^"]+"[^>]*><span><\/span>/);
  expect(html).not.toMatch(/<html[^>]*data-clinic/);
});

test('a branch can be saved as a contact', async ({ page }) => {
  await openPage(page, '/contact');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save our number' }).first().click();
  expect((await download).suggestedFilename()).toBe(`${site.primary.id}.vcf`);
});
