/** What patients do, in the browsers that the other tests do not use. */
import { expect, test } from '@playwright/test';
import { telLink, whatsappLink } from '../../branches/model/links.ts';
import { DESKTOP, PHONE } from '../e2e/support/fixtures.ts';
import { startFaultyServer } from '../e2e/support/sites/faultyServer.ts';
import { paths, site } from '../e2e/support/sites/fixtureSite.ts';
import { FIXTURE_PREVIEW_PORT } from '../e2e/support/sites/sites.ts';
import { fixtureDist } from '../support/fixtureSite.ts';
import { BROWSERS, type Browser } from './browsers.ts';

const CALL = `a[href="${telLink(site.primary.phone)}"]`;

for (const [name, { packages, open }] of Object.entries(BROWSERS)) {
  if (!open) {
    test(name, () => {
      console.log(`${name} is not here, so nothing is tested in it. On Debian: apt-get install ${packages}`);
      test.skip();
    });
    continue;
  }
  test.describe(name, () => {
    let browser: Browser;
    const visit = (path: string) => browser.open(`http://localhost:${FIXTURE_PREVIEW_PORT}${path}`);
    const later = <T, A extends unknown[]>(what: (...args: A) => T, ...args: A) =>
      expect.poll(() => browser.run(what, ...args), { timeout: 15_000 });
    const textOf = (selector: string) => later((one) => document.querySelector<HTMLElement>(one)?.innerText, selector);
    /** Whether a press in its middle reaches it. */
    const canBePressed = (selector: string) =>
      later((one) => {
        const element = document.querySelector(one);
        const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
        return element?.contains(document.elementFromPoint(x + width / 2, y + height / 2)) ?? false;
      }, selector);
    const reveal = (selector: string) =>
      browser.run(
        (one) => document.querySelector(one)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
        selector,
      );
    const fitsAt = async (width: number, height: number) => {
      await browser.resize(width, height);
      const wide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
      for (const path of [...paths, '/ta', '/ta/contact', '/404']) {
        await visit(path);
        expect(await browser.run(wide), path).toBe(0);
      }
    };

    test.beforeEach(async () => {
      browser = await open();
      await browser.resize(PHONE.width, PHONE.height);
    });
    test.afterEach(() => browser.close());

    test('every page fits a phone and a desktop', async () => {
      await fitsAt(PHONE.width, PHONE.height);
      await fitsAt(DESKTOP.width, DESKTOP.height);
    });

    test('the menu opens and closes, and leads to a page', async () => {
      await visit('/');
      await browser.click('[data-menu] summary');
      await canBePressed('[data-menu] a[href="/services"]').toBe(true);
      await browser.click('[data-menu] summary');
      await canBePressed('[data-menu] a[href="/services"]').toBe(false);
      await browser.click('[data-menu] summary');
      await browser.click('[data-menu] a[href="/services"]');
      await later(() => location.pathname).toBe('/services');
    });

    test('the consultation form opens WhatsApp with the message', async () => {
      await visit('/online-free-consultations-and-appointments');
      await browser.click('main form [name=name]');
      await later(() => document.querySelector('main form')?.matches('[data-fallback] *')).toBe(false);
      for (const [field, text] of [
        ['name', 'Meena R'],
        ['phone', '98400 00000'],
        ['issue', 'Pain'],
        ['location', 'Kolathur'],
      ] as const)
        await browser.type(`main form [name=${field}]`, text);
      await browser.click('main form [type=submit]');
      await textOf('[data-toast]').toContain('Redirecting to WhatsApp!');
      const text =
        'Hello, I would like to book a free online consultation.\nName: Meena R\nPhone: 98400 00000\nChief dental issue: Pain\nLocation: Kolathur';
      await later(() => document.querySelector<HTMLAnchorElement>('main form a[target]')?.href).toBe(
        whatsappLink(site.primary.whatsapp, text),
      );
      expect(await browser.tabs()).toBe(2);
    });

    test('where the payment button does not load, there are phone numbers', async () => {
      await visit('/bill-payment');
      await reveal('#pay');
      await canBePressed(`#pay [data-fallback] ${CALL}`).toBe(true);
    });

    test('questions show their answers', async () => {
      await visit('/tooth-pain-relief');
      await browser.click('main details summary');
      await later(
        () => document.querySelector('main details summary')?.nextElementSibling?.getBoundingClientRect().height,
      ).toBeGreaterThan(0);
    });

    test('the pictures before and after can be compared', async () => {
      await visit('/about');
      await reveal('[data-comparison]');
      await later(() => Boolean(document.querySelector('[data-comparison=on] input'))).toBe(true);
      await browser.type('[data-comparison] input', '\uE014');
      await later(() => document.querySelector('[data-comparison] input')?.ariaValueText).toBe('40% before');
    });

    test('a branch says whether it is open', async () => {
      await visit('/contact');
      await reveal('[data-open-status]');
      await textOf('[data-open-status]').toMatch(/^(?:Open now until|Opens today|Opens \w+day) \d/);
    });

    test('a page that was seen opens without a connection', async () => {
      const server = await startFaultyServer(`${fixtureDist('preview')}/combined`);
      try {
        await browser.open(`${server.origin}/about`);
        await later(() => navigator.serviceWorker.controller?.state).toBe('activated');
        // Once more, through the worker, which keeps it.
        await browser.open(`${server.origin}/about`);
        server.suffer('down');
        await browser.open(`${server.origin}/about`);
        await textOf('body').toMatch(/22\sNovember\s2026/);
      } finally {
        server.close();
      }
    });
  });
}
