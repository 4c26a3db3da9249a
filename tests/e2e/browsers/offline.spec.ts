/** Pages without a connection, and on a line that comes and goes: the service worker with a server that fails in every way. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { telLink } from '../../../branches/model/links.ts';
import { formatPhone } from '../../../branches/model/phone.ts';
import { bundleWorker } from '../../../scripts/build/bundle/bundleWorker.ts';
import { WORKERS } from '../../../scripts/build/bundle/workers.ts';
import { FIXTURE_WORDS } from '../../fixtures/folders.ts';
import { fixtureDist } from '../../support/fixtureSite.ts';
import { REWRITERS } from '../../support/rewriters.ts';
import { CONSULTATION, wakeForm } from '../support/consultationForm.ts';
import { answerOutside, expect, test } from '../support/fixtures.ts';
import { holdRequests } from '../support/holdRequests.ts';
import { keptPaths, openAndKeep, PATIENT } from '../support/keptPages.ts';
import { type FaultyServer, startFaultyServer } from '../support/sites/faultyServer.ts';
import { site } from '../support/sites/fixtureSite.ts';
import { makeNextBuild } from '../support/sites/nextBuild.ts';
import { everyNth } from '../support/takeTurns.ts';

// A server that is down, slow or broken makes the browser write to the console.
test.use({ serviceWorkers: 'allow', expectedNoise: /Failed to load resource|net::ERR/ });
test.describe.configure({ timeout: 90_000 });

const BUILD = join(fixtureDist('preview'), 'combined');
const folder = mkdtempSync(join(tmpdir(), 'offline-'));
const NEXT_BUILD = join(folder, 'next');

const words = JSON.parse(readFileSync(join(FIXTURE_WORDS, 'en', 'offline.json'), 'utf8'));
const line = (page: Page) => page.getByText(words.asOf.replace('{{date}}', '22 November 2026'));
const isOffline = (page: Page) => page.getByRole('heading', { level: 1, name: words.title });
const isPage = (page: Page) => page.locator('html[data-clear]');

const NEW_NUMBER = '+919999999999';
const { phone } = site.primary;
const oldNumber = (page: Page) => page.locator(`a[href="${telLink(phone)}"]`);
const newNumber = (page: Page) => page.locator(`a[href="${telLink(NEW_NUMBER)}"]`);
const renumber = (html: string) =>
  html.replaceAll(phone, NEW_NUMBER).replaceAll(formatPhone(phone), formatPhone(NEW_NUMBER));

let server: FaultyServer;

test.beforeAll(() => makeNextBuild(BUILD, NEXT_BUILD, renumber));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));
test.beforeEach(async () => {
  server = await startFaultyServer(BUILD);
});
test.afterEach(() => server.close());
/** Changes pages on their way. */
const rewrite = (change: (html: string, path: string) => string) =>
  server.change(({ headers: { etag: _etag, ...headers }, body, ...rest }, path) => {
    const isPage = String(headers['content-type']).startsWith('text/html');
    return { ...rest, headers, body: isPage ? Buffer.from(change(body.toString(), path)) : body };
  });
const timesAsked = (path: string) => server.asked.filter((each) => each === `GET ${path}`).length;
const expectKept = (page: Page, paths: readonly string[]) =>
  expect.poll(() => keptPaths(page), PATIENT).toEqual(expect.arrayContaining([...paths]));
const workers = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
const open = (page: Page, ...paths: string[]) => openAndKeep(page, ...paths.map((path) => server.origin + path));

/** A driver that answers in place of others switches off the browser's cache, from which a worker takes the first page. */
async function openBeforeRoutes(page: Page): Promise<void> {
  await open(page, '/about');
  await answerOutside(page);
}

test('the link to a visit that was opened once opens its card without a connection', async ({ page }) => {
  await open(page, `/contact#visit=${site.primary.id},2026-12-05T11:00`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectKept(page, ['/contact']);
  server.suffer('down');
  await page.reload();
  await expect(line(page)).toHaveCount(1);
  await expect(page.getByRole('dialog')).toContainText('5 December 2026');
});

test('while the server is in trouble, seen pages open with pictures and day, others as numbers to call', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await open(page, '/about');
  await main.getByRole('img').first().scrollIntoViewIfNeeded();
  await expect.poll(() => keptPaths(page)).toContainEqual(expect.stringMatching(/^\/media\//));
  await open(page, '/wisdom-tooth-removal', '/services');
  await expectKept(page, ['/offline']);
  await expect(line(page)).toHaveCount(0);

  await test.step('it is down: what was seen', async () => {
    server.suffer('down');
    for (const path of ['/services', '/about?from=chat']) {
      await page.goto(server.origin + path);
      await expect(isPage(page)).toBeAttached();
      await expect(line(page)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(words.title);
    }
    const picture = main.getByRole('img').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  await test.step('it is down: the part of a page that a leaflet leads to', async () => {
    await page.goto(`${server.origin}/wisdom-tooth-removal#after`);
    await expect(line(page)).toBeAttached();
    await expect(page.locator('#after').getByRole('heading', { level: 2 })).toBeInViewport();
  });

  await test.step('it is down: the numbers, addresses and hours of every branch, and first aid', async () => {
    await page.goto(`${server.origin}/dental-tips`);
    await expect(isOffline(page)).toBeVisible();
    await expect(line(page)).toBeVisible();
    for (const branch of site.branches) {
      await expect(main.locator(`a[href="${telLink(branch.phone)}"]`).first()).toBeVisible();
      await expect(main.getByText(branch.address.postcode)).toBeVisible();
    }
    await expect(main.locator('dl')).toHaveCount(site.branches.length);
    for (const part of ['#emergency', '#knocked-out', '#swollen', '#bleeding', '#pain'])
      await expect(main.locator(part)).toBeVisible();
  });

  await test.step('it answers with errors, or breaks off', async () => {
    for (const fault of ['error', 'half'] as const) {
      server.suffer(fault);
      await page.goto(`${server.origin}/about`);
      await expect(line(page)).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
    }
    server.suffer('error');
    await page.goto(`${server.origin}/reviews`);
    await expect(isOffline(page)).toBeVisible();
    // A page that was never seen and breaks off is half, as without a worker. It is not kept.
    server.suffer('half');
    await page.goto(`${server.origin}/reviews`, { waitUntil: 'commit' });
    server.suffer('down');
    await page.goto(`${server.origin}/reviews`);
    await expect(isOffline(page)).toBeVisible();
  });

  await test.step('it is back', async () => {
    server.suffer();
    await page.goto(`${server.origin}/about`);
    await expect(line(page)).toHaveCount(0);
  });
});

test('what a page has just loaded is kept without being asked for again', async ({ page }) => {
  await open(page, '/about');
  const loaded = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  const files = (await loaded()).filter((path) => /^\/(?:media|assets)\//.test(path));
  expect(files.length).toBeGreaterThan(2);
  await expectKept(page, ['/offline', ...files]);
  expect(server.asked.toSorted()).toEqual([...new Set(server.asked)].toSorted());
});

test('without a connection, a Tamil page never seen is replaced by the numbers in Tamil', async ({ page }) => {
  await open(page, '/ta/about');
  await expectKept(page, ['/ta/offline']);
  server.suffer('down');
  await page.goto(`${server.origin}/ta/dental-tips`);
  await expect(page.locator('html[lang=ta]')).toBeAttached();
  await expect(page.locator('html[lang=ta] h1 + p small')).toBeVisible();
});

test('a page that was still loading when the worker of another page took over is kept, too', async ({ page }) => {
  const late = await page.context().newPage();
  const release = await holdRequests(late, '**/media/**');
  await late.goto(`${server.origin}/dental-myths`, { waitUntil: 'commit' });
  await open(page, '/about');
  await expect.poll(() => late.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  expect(await keptPaths(page)).not.toContain('/dental-myths');
  release();
  await expectKept(page, ['/dental-myths']);
});

test('a form that was kept with its page starts on a device that knows that it is offline', async ({ page }) => {
  await openBeforeRoutes(page);
  for (let time = 0; time < 2; time += 1) {
    await open(page, CONSULTATION);
    await wakeForm(page);
  }
  await expect.poll(() => keptPaths(page)).toContainEqual(expect.stringMatching(/^\/assets\/chunks\//));
  server.suffer('down');
  // The driver’s own switch does not outlive a reload.
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { value: false }));
  await page.reload();
  await expect(line(page)).toBeVisible();
  expect(await page.evaluate(() => navigator.onLine)).toBe(false);
  await wakeForm(page);
});

test.describe('behind a host that rewrites pages', () => {
  // The policy keeps foreign scripts out.
  test.use({ expectedNoise: /Failed to load resource|net::ERR|[Pp]olicy|Refused to execute/ });
  // `keep.test.ts` shows what the worker makes of each of these hosts, and of wrong answers.
  for (const [host, change] of everyNth(Object.entries(REWRITERS), 4)) {
    test(`seen pages and numbers open as ${host} has left them`, async ({ page }) => {
      rewrite(change);
      await open(page, '/about');
      await expectKept(page, ['/offline']);
      server.suffer('down');
      for (const path of ['/about', '/reviews']) {
        await page.goto(server.origin + path);
        await expect(line(page)).toBeVisible();
        await expect(oldNumber(page).first()).toBeAttached();
      }
      await expect(isOffline(page)).toBeVisible();
    });
  }

  test('numbers that cannot be kept are not fetched on every view, and seen pages are kept', async ({ page }) => {
    rewrite((html, path) => (path === '/offline' ? 'Maintenance' : html));
    await page.goto(`${server.origin}/about`);
    await expect.poll(() => timesAsked('/offline'), PATIENT).toBe(1);
    await open(page, '/about', '/services', '/reviews', '/about');
    expect(timesAsked('/offline')).toBeLessThan(3);
    server.suffer('down');
    await page.goto(`${server.origin}/services`);
    await expect(line(page)).toBeVisible();
  });
});

/** Paths of the kept pages that hold a number. */
const keptWith = (page: Page, number: string) =>
  page.evaluate(async (link) => {
    const paths: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        const isPage = response?.headers.get('Content-Type')?.startsWith('text/html');
        if (isPage && (await response?.text())?.includes(link)) paths.push(new URL(request.url).pathname);
      }
    }
    return paths;
  }, telLink(number));

/**
 * Stops a worker that has nothing to do, as the browser does: not while a driver is attached to it. It would then take
 * over in the middle of the next page, which Chromium 156 sometimes leaves without an answer.
 */
async function letTheNextWorkerTakeOver(page: Page): Promise<void> {
  const driver = await page.context().newCDPSession(page);
  await driver.send('ServiceWorker.enable');
  await driver.send('ServiceWorker.stopAllWorkers');
}

test('a new build replaces the old one as a whole, in every tab', async ({ page, context }) => {
  await open(page, '/about');
  await expectKept(page, ['/offline']);
  const other = await context.newPage();
  await other.goto(`${server.origin}/offers`);
  // Early workers kept whatever a host sent for a picture, under a name without its length.
  const early = '/media/hero.dcC9v.800.avif';
  await page.evaluate(async (path) => (await caches.open('pictures')).put(path, new Response('Wait')), early);

  server.serve(NEXT_BUILD);
  await page.goto(`${server.origin}/about`);
  await expect(newNumber(page).first()).toBeAttached();
  await expect(oldNumber(page)).toHaveCount(0);
  await expect.poll(() => keptWith(page, NEW_NUMBER), PATIENT).toContain('/offline');
  await letTheNextWorkerTakeOver(page);
  await expect.poll(() => keptWith(page, phone), PATIENT).toEqual([]);
  await page.goto(`${server.origin}/about`);
  await expect.poll(() => keptWith(page, NEW_NUMBER), PATIENT).toEqual(expect.arrayContaining(['/about', '/offline']));
  expect(await page.evaluate(async (path) => (await caches.match(path)) ?? 'gone', early)).toBe('gone');

  server.suffer('down');
  for (const path of ['/about', '/dental-myths']) {
    await other.goto(server.origin + path);
    await expect(newNumber(other).first()).toBeAttached();
    await expect(oldNumber(other)).toHaveCount(0);
  }
});

test('a slow answer does not keep a seen page from opening, and never shows an old number twice', async ({ page }) => {
  await open(page, '/about', '/services');
  // Slow, and of the same build: the page that is kept.
  server.suffer('hold');
  await page.goto(`${server.origin}/about`);
  await expect(line(page)).toBeVisible();
  server.release();

  await open(page, '/about');
  server.suffer('hold');
  server.serve(NEXT_BUILD);
  await page.goto(`${server.origin}/about`);
  await expect(oldNumber(page).first()).toBeAttached();
  // The old number was shown once while the answer was on its way: now the next page waits for its own.
  const next = page.goto(`${server.origin}/services`);
  await expect.poll(() => timesAsked('/services')).toBeGreaterThan(1);
  // Longer than the worker waits where it may show the page that is kept.
  await page.waitForTimeout(2500);
  expect(new URL(page.url()).pathname).toBe('/about');
  server.release();
  await next;
  await expect(newNumber(page).first()).toBeAttached();
  await expect(oldNumber(page)).toHaveCount(0);
});

test('patients who save data get nothing in advance but the page with the numbers', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  await open(page, '/about');
  expect(server.asked).toContain('GET /offline');
  expect(server.asked).not.toContain('GET /contact');
  server.suffer('down');
  await page.goto(`${server.origin}/about`);
  await expect(line(page)).toBeVisible();
  await page.goto(`${server.origin}/contact`);
  await expect(isOffline(page)).toBeVisible();
});

test('a device without room keeps nothing, and shows every page; one that fills up does too', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: server.origin, quotaSize: 1000 });
  for (const [visits, path] of ['/', '/about'].entries()) {
    await page.goto(server.origin + path);
    await expect(isPage(page)).toBeAttached();
    await expect.poll(() => timesAsked('/sw.js'), PATIENT).toBeGreaterThan(visits);
  }
  // A worker that still tries when there is room again would take over between two pages.
  await expect.poll(() => workers(page)).toBe(0);
  expect(server.asked).not.toContain('GET /contact');
  expect(await keptPaths(page)).toEqual([]);

  await session.send('Storage.overrideQuotaForOrigin', { origin: server.origin });
  await open(page, '/about');
  await session.send('Storage.overrideQuotaForOrigin', { origin: server.origin, quotaSize: 1000 });
  await page.goto(`${server.origin}/reviews`);
  await expect(isPage(page)).toBeAttached();
  await expect(line(page)).toHaveCount(0);
});

test('the worker leaves sent forms, other sites and unknown addresses alone', async ({ page }) => {
  await openBeforeRoutes(page);
  await open(page, '/bill-payment');
  const sent = page.evaluate(() => fetch('/bill-payment', { method: 'POST', body: 'x' }).then(({ status }) => status));
  expect(await sent).toBe(405);
  expect(server.asked).toContain('POST /bill-payment');
  const response = await page.goto(`${server.origin}/no-such-page`);
  expect(response?.status()).toBe(404);
  await page.goto(`${server.origin}/about/`);
  await expect(page).toHaveURL(`${server.origin}/about`);
  expect((await keptPaths(page)).filter((path) => /no-such|404/.test(path))).toEqual([]);
});

test('a clinic that switches it off has everything removed from patients’ devices', async ({ page }) => {
  await open(page, '/about');
  const without = join(folder, 'without');
  makeNextBuild(BUILD, without, (html) => html.replace('<html', '<html data-offline="off"'));
  await bundleWorker(join(folder, 'worker'));
  writeFileSync(join(without, 'sw.js'), readFileSync(join(folder, 'worker', WORKERS.removing)));
  server.serve(without);
  // One visit is enough. The browser looks for a new worker a second after a page was opened, and each page puts that off.
  await page.goto(`${server.origin}/about`);
  await expect.poll(() => page.evaluate(() => caches.keys()), PATIENT).toEqual([]);
  await expect.poll(() => workers(page)).toBe(0);
  await page.goto(`${server.origin}/services`);
  await page.waitForLoadState('load');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  server.suffer('down');
  await expect(page.goto(`${server.origin}/about`)).rejects.toThrow(/ERR_/);
});
