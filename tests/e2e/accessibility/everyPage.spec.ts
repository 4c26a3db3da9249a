import type { Page } from '@playwright/test';
import { byTurns } from '../support/byTurns.ts';
import { barriersAt, NARROWEST } from '../support/everyWidth.ts';
import { answerOutside, DESKTOP, expect, openPage, PHONE, paths, scrollTo, site, test } from '../support/fixtures.ts';
import { wrongOnTheWay } from '../support/focusWalk.ts';
import { defects, LATIN_LEADING } from '../support/layout.ts';
import { openAnswers } from '../support/openAnswers.ts';
import { illFittingPictures } from '../support/pictures.ts';
import { readThrough } from '../support/readThrough.ts';
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

/** Call, WhatsApp and the way to the top: a bar under the page on a phone, a column in the margin on a desktop. */
const contactBar = (page: Page) => page.locator('[data-floating-contact]');

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
        for (const width of widths) await none(`no barrier at ${width} px`, () => barriersAt(page, width));
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

  test('a question opens its answer', async ({ page }) => {
    await page.goto('/contact');
    const question = page.locator('main details').first();
    await expect(question.locator('p').first()).toBeHidden();
    await question.locator('summary').click();
    await expect(question.locator('p').first()).toBeVisible();
  });

  test('the menu opens on a phone', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/');
    await page.locator('[data-menu] summary').click();
    await expect(page.locator('[data-menu]').getByRole('link', { name: 'Offers' })).toBeVisible();
  });

  test('a form leaves nothing in the address', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Email address').fill('patient@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    expect(page.url()).toMatch(/\/$/);
  });
});

test.describe('the shell', () => {
  test('a link to a place lands below the header', async ({ page }) => {
    await openPage(page, '/online-free-consultations-and-appointments');
    await page.locator('a[href="#booking"]').first().click();
    const top = () => page.locator('#booking').evaluate((section) => section.getBoundingClientRect().top);
    await expect.poll(top).toBeGreaterThan(40);
    await expect.poll(top).toBeLessThan(200);
  });

  test('a new page starts at the top, and the way back finds the old place', async ({ page }) => {
    await openPage(page, '/services');
    await scrollTo(page, 1200);
    await page.getByRole('banner').getByRole('link', { name: 'home page' }).click();
    await expect(page).toHaveURL(/\/$/);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  });

  for (const [screen, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
    test(`call and WhatsApp are in view all along the page on a ${screen}, and ask which branch`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await openPage(page, '/');
      await scrollTo(page, 2000);
      const bar = contactBar(page);
      for (const [way, links] of Object.entries({ Call: 'a[href^="tel:"]', WhatsApp: 'a[href^="https://wa.me/"]' })) {
        const choice = bar.locator('details', { hasText: way });
        await expect(choice).toBeInViewport();
        await choice.locator('summary').click();
        await expect(choice.locator(links)).toHaveCount(2);
        await expect(choice.locator(links).first()).toBeInViewport();
        await page.keyboard.press('Escape');
        await expect(choice.locator(links).first()).toBeHidden();
        await expect(choice.locator('summary')).toBeFocused();
      }
    });
  }

  test('opening one way to reach the clinic closes the other', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openPage(page, '/');
    const bar = contactBar(page);
    await bar.getByText('Call', { exact: true }).click();
    await bar.getByText('WhatsApp', { exact: true }).click();
    await expect(bar.locator('a[href^="tel:"]').first()).toBeHidden();
    await expect(bar.locator('a[href^="https://wa.me/"]').first()).toBeVisible();
  });

  for (const [part, end] of [
    ['header', 'data-label="closed"'],
    ['contact bar', 'data-look="whatsapp"'],
  ] as const) {
    test(`the ${part} is not shown while only the first half of it has come`, async ({ page }) => {
      await page.setViewportSize(PHONE);
      await page.route('**/contact', async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        const at = html.lastIndexOf(end, part === 'header' ? html.indexOf('<main') : html.length);
        await route.fulfill({ response, body: html.slice(0, html.indexOf('>', at) + 1) });
      });
      await page.goto('/contact');
      const first = page.locator(part === 'header' ? 'header a' : 'aside summary').first();
      await expect(first).toBeAttached();
      await expect(first).toBeHidden();
    });
  }

  test('the end of the page is not below the contact bar on a phone', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openPage(page, '/');
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const end = await page.getByRole('button', { name: 'Privacy Policy' }).boundingBox();
    const bar = await contactBar(page).boundingBox();
    if (!end || !bar) throw new Error('Not shown.');
    expect(end.y + end.height).toBeLessThanOrEqual(bar.y);
  });

  for (const width of [1280, 1920]) {
    test(`the contact column stands in the margin at ${width} px, beside the text`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, '/tooth-pain-relief');
      const column = await contactBar(page).boundingBox();
      const texts = page.getByRole('main').locator('h2, p, li');
      const edges = await texts.evaluateAll((all) => all.map((text) => text.getBoundingClientRect().right));
      expect(Math.max(...edges)).toBeLessThanOrEqual(column?.x ?? 0);
    });
  }

  test('what the contact bar opens never lies on the button to the top', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await openPage(page, '/');
    await scrollTo(page, 400);
    const bar = contactBar(page);
    await bar.getByText('Call', { exact: true }).click();
    const button = await page.getByRole('button', { name: 'Back to top' }).boundingBox();
    for (const part of [bar.locator('summary').first(), bar.locator('details[open] > div')]) {
      const box = await part.boundingBox();
      if (!button || !box) throw new Error('Not shown.');
      const apart =
        box.x >= button.x + button.width || box.y + box.height <= button.y || box.y >= button.y + button.height;
      expect(apart).toBe(true);
    }
  });

  test('an unknown address gets the page that says so, with status 404', async ({ page, request }) => {
    const response = await request.get('/no-such-page');
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain('<h1');
    await page.goto('/404');
    await expect(page.getByRole('main').getByRole('link', { name: 'home page' })).toBeVisible();
  });

  test('other spellings of an address lead to the page', async ({ request }) => {
    for (const [spelling, address] of [
      ['/services/', '/services'],
      ['/services.html', '/services'],
      ['/index.html', '/'],
    ] as const) {
      const response = await request.get(spelling, { maxRedirects: 0 });
      expect(response.status(), spelling).toBe(301);
      expect(response.headers().location).toBe(address);
    }
  });
});
