import { byTurns } from '../support/byTurns.ts';
import { NARROWEST, violationsAt } from '../support/everyWidth.ts';
import { answerOutside, DESKTOP, expect, openPage, PHONE, scrollTo, test } from '../support/fixtures.ts';
import { wrongOnTheWay } from '../support/focusWalk.ts';
import { defects, LATIN_LEADING } from '../support/layout.ts';
import { openAnswers } from '../support/openAnswers.ts';
import { illFittingPictures } from '../support/pictures.ts';
import { readThrough } from '../support/readThrough.ts';
import { paths, site } from '../support/shippedSite.ts';
import { withLetters, withSpacedText, wrongAt400Percent } from '../support/textSettings.ts';

declare global {
  interface Window {
    /** What moved on its own, and how much of the screen with it. */
    shifts: string[];
  }
}

function watchShifts(): void {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Element }[] })[]) {
      const nodes = entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? '?');
      window.shifts.push(`${entry.value.toFixed(4)} ${nodes.join(' ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Less than anyone sees, as Chromium measures it: a word that comes late into a button moves more. */
const SHIFT_LIMIT = 0.001;

/** The only host that a page asks besides its own. */
const provider = new URL(site.clinic.payment.script).hostname;

/** There and back. */
const WALKS = ['Tab', 'Shift+Tab'] as const;

/** With the pixels that such a screen has for each CSS pixel, and the widths that the page takes there. */
const SCREENS = [
  { screen: 'phone', viewport: PHONE, deviceScaleFactor: 2, widths: [PHONE.width, NARROWEST], keys: byTurns(WALKS, 1) },
  { screen: 'desktop', viewport: DESKTOP, deviceScaleFactor: 1, widths: [DESKTOP.width], keys: byTurns(WALKS, 0) },
] as const;

for (const { screen, viewport, deviceScaleFactor, widths, keys } of SCREENS) {
  test.describe(`every page on a ${screen}`, () => {
    test.use({ viewport, deviceScaleFactor, reducedMotion: 'reduce' } as object);

    for (const path of [...paths, '/404']) {
      test(`${path} keeps what is promised of every page`, async ({ page }) => {
        test.slow();
        const none = (promise: string, found: () => Promise<readonly string[]>) =>
          test.step(promise, async () => expect.soft(await found(), promise).toEqual([]));

        await answerOutside(page);
        await page.addInitScript(watchShifts);
        const hosts = new Set<string>();
        page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
        await openPage(page, path);
        await readThrough(page);
        await page.waitForLoadState('load');
        const { shifts } = await page.evaluate(() => ({ shifts: window.shifts }));
        const moved = shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
        expect(moved, shifts.join('\n')).toBeLessThan(SHIFT_LIMIT);
        expect([...hosts]).toEqual(path === '/bill-payment' ? ['localhost', provider] : ['localhost']);

        await scrollTo(page, 0);
        await expect(page.locator('html[data-far]')).toHaveCount(0);
        for (const key of keys) await none(`the focus of ${key} is always seen`, () => wrongOnTheWay(page, key));
        await openAnswers(page);
        await expect(page.locator('main img')).not.toHaveCount(0);
        await none('pictures come in the size they are shown in', () => illFittingPictures(page));
        for (const width of widths)
          await none(`no accessibility violation at ${width} px`, () => violationsAt(page, width));
        await page.setViewportSize(viewport);
        await none('letters may be twice as large', () => withLetters(page, 2, () => defects(page, LATIN_LEADING)));
        await none('lines, letters and words may stand further apart', () =>
          withSpacedText(page, () => defects(page, LATIN_LEADING)),
        );
        await none('at 400 % it is read from top to bottom', () => wrongAt400Percent(page));
      });
    }
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every page can be read, and every hand-off is a link', async ({ page }) => {
    test.slow();
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      const header = page.getByRole('banner');
      await expect(header, path).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      const addresses = await page
        .getByRole('main')
        .locator('a[href]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      for (const address of addresses) expect(address, path).toMatch(/^(?:\/|#|https:|tel:|mailto:)/);
      await expect(page.getByRole('contentinfo').locator('a[href^="tel:"]').first(), path).toBeVisible();
    }
  });
});
