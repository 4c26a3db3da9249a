import type { Page } from '@playwright/test';
import { NARROWEST, violationsAt } from '../support/checks/everyWidth.ts';
import { focusProblems } from '../support/checks/focusWalk.ts';
import { LATIN_LEADING, layoutProblems } from '../support/checks/layout.ts';
import { longLines, MAX_LINE_LENGTH } from '../support/checks/longLines.ts';
import { badlySizedPictures } from '../support/checks/pictures.ts';
import { problemsAt400Percent, withFontScale, withSpacedText } from '../support/checks/textSettings.ts';
import { DESKTOP, expect, openPage, PHONE, scrollTo } from '../support/fixtures.ts';
import { openAllAnswers } from '../support/openAllAnswers.ts';
import { scrollToEnd } from '../support/scrollToEnd.ts';
import { sharedPageTest as test } from '../support/sharedPage.ts';
import { paths, site } from '../support/sites/shippedSite.ts';
import { takeServicesInTurn, takeTurns } from '../support/takeTurns.ts';

/** Layout shifts since the page was opened, each with its share of the screen. */
const layoutShifts = (page: Page) =>
  page.evaluate(() => {
    type Shift = PerformanceEntry & { value: number; sources: { node?: Element }[] };
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    return (observer.takeRecords() as Shift[]).map(({ value, sources }) => {
      const nodes = sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? '?');
      return `${value.toFixed(4)} ${nodes.join(' ')}`;
    });
  });

/** Boxes whose content waits until it is near, and which then change their height: what follows would move. */
const growingBoxes = (page: Page) =>
  page.evaluate(() => {
    const waiting = [...document.querySelectorAll<HTMLElement>('main *')].filter(
      (element) => getComputedStyle(element).contentVisibility === 'auto',
    );
    const heights = (visibility: string) =>
      waiting.map((element) => {
        element.style.contentVisibility = visibility;
        return element.getBoundingClientRect().height;
      });
    const [before, after] = [heights('hidden'), heights('visible')];
    heights('');
    return waiting.filter((_, i) => before[i] !== after[i]).map((element) => element.outerHTML.slice(0, 80));
  });

/** The font sizes of fields that phones zoom to. */
const smallFields = (page: Page) =>
  page
    .locator('input:not([type="range"]), textarea, select')
    .evaluateAll((fields) =>
      fields.map((field) => getComputedStyle(field).fontSize).filter((size) => Number.parseFloat(size) < 16),
    );

/** Less than anyone notices, in Chromium’s layout shift score: a late word in a button scores more. */
const SHIFT_LIMIT = 0.001;

/** The only other host that a page may contact. */
const provider = new URL(site.clinic.payment.script).hostname;

/** Pages take turns at the widths at which axe looks for violations, and at the screens and directions of the focus. */
const WIDTHS = [PHONE.width, DESKTOP.width, NARROWEST];
const SCREENS = { phone: PHONE, desktop: DESKTOP };
const WALKS = Object.values(SCREENS).flatMap((screen) => [
  { screen, key: 'Tab' } as const,
  { screen, key: 'Shift+Tab' } as const,
]);
const READING_WIDTHS = [PHONE.width, 768, DESKTOP.width, 1920];
const UNLISTED = ['/offline', '/404'];

/** Chromium shows a larger picture that another page has left in its memory, instead of the one that fits. */
async function forgetPictures(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  for (const cacheDisabled of [true, false]) await session.send('Network.setCacheDisabled', { cacheDisabled });
  await session.detach();
}

/** Opens a page on the present screen, and expects all that happens while it loads. */
async function openWhole(page: Page, path: string): Promise<void> {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  await forgetPictures(page);
  await openPage(page, path);
  await scrollToEnd(page);
  await page.waitForLoadState('load');
  const shifts = await layoutShifts(page);
  const moved = shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
  expect.soft(moved, shifts.join('\n')).toBeLessThan(SHIFT_LIMIT);
  expect([...hosts]).toEqual(path === '/bill-payment' ? ['localhost', provider] : ['localhost']);
  // Without offers, their page has no picture; in pain, drawings say more; without a connection, there are none to show.
  if (!['/offers', '/tooth-pain-relief', ...UNLISTED].includes(path))
    await expect(page.locator('main img')).not.toHaveCount(0);
  expect.soft(await badlySizedPictures(page), 'pictures load in the size they are displayed at').toEqual([]);
  expect.soft(await growingBoxes(page), 'what waits until it is near has its height from the start').toEqual([]);
}

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP, deviceScaleFactor: 1, reducedMotion: 'reduce' });

  for (const path of [...takeServicesInTurn(paths, 1, 2), ...UNLISTED])
    test(`${path} loads pictures in their size and nothing from elsewhere, and nothing moves`, ({ page }) =>
      openWhole(page, path));
});

test.describe('from a phone on', () => {
  test.use({ viewport: PHONE, deviceScaleFactor: 2, reducedMotion: 'reduce' });

  for (const [place, path] of [...takeServicesInTurn(paths, 0, 2), ...UNLISTED].entries()) {
    test(`${path} meets every general requirement`, async ({ page }) => {
      test.slow();
      const none = (promise: string, found: () => Promise<readonly string[]>) =>
        test.step(promise, async () => expect.soft(await found(), promise).toEqual([]));
      await openWhole(page, path);
      for (const { screen, key } of takeTurns(WALKS, place)) {
        await page.setViewportSize(screen);
        await scrollTo(page, 0);
        await expect(page.locator('html[data-far]')).toHaveCount(0);
        await none(`the focus is always visible: ${key} at ${screen.width} px`, () => focusProblems(page, key));
      }
      await openAllAnswers(page);
      for (const width of takeTurns(WIDTHS, place))
        await none(`no accessibility violation at ${width} px`, () => violationsAt(page, width));
      for (const [name, screen] of Object.entries(SCREENS)) {
        await page.setViewportSize(screen);
        await none(`text can be twice as large on a ${name}`, () =>
          withFontScale(page, 2, () => layoutProblems(page, LATIN_LEADING)),
        );
        await none(`lines, letters and words can be spaced wider on a ${name}`, () =>
          withSpacedText(page, () => layoutProblems(page, LATIN_LEADING)),
        );
      }
      await none('works at 400 % zoom', () => problemsAt400Percent(page));
      await none(`no line is longer than ${MAX_LINE_LENGTH} characters`, () => longLines(page, READING_WIDTHS));
      await none('no field makes a phone zoom in: its font has 16 px or more', () => smallFields(page));
    });
  }
});
