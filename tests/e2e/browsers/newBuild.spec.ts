/** A new build on devices that keep pages of an older one. The driver leaves workers alone: one that it is attached to would never end. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { telLink } from '../../../branches/model/links.ts';
import { fixtureDist } from '../../support/fixtureSite.ts';
import { expect, test } from '../support/fixtures.ts';
import { PATIENT } from '../support/keptPages.ts';
import { launchQuietBrowser, type QuietBrowser, type QuietPage } from '../support/quietBrowser/quietBrowser.ts';
import { type FaultyServer, startFaultyServer } from '../support/sites/faultyServer.ts';
import { site } from '../support/sites/fixtureSite.ts';
import { makeNextBuild } from '../support/sites/nextBuild.ts';

const BUILD = join(fixtureDist('preview'), 'combined');
const folder = mkdtempSync(join(tmpdir(), 'new-build-'));
const NEXT_BUILD = join(folder, 'next');

const { phone } = site.primary;
const NEW_NUMBER = '+919999999999';
const EARLY = '/media/hero.dcC9v.800.avif';
const ALWAYS = ['/', '/contact', '/tooth-pain-relief', '/offline'];

let browser: QuietBrowser;
let server: FaultyServer;

test.beforeAll(async () => {
  makeNextBuild(BUILD, NEXT_BUILD, (html) => html.replaceAll(phone, NEW_NUMBER));
  server = await startFaultyServer(BUILD);
  browser = await launchQuietBrowser();
});
test.afterAll(async () => {
  await browser?.close();
  server?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Paths of the kept pages that hold a number, and how many workers wait to take over. */
const kept = (page: QuietPage, number: string) =>
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

const shows = (page: QuietPage, number: string) =>
  page.evaluate((link) => document.documentElement.innerHTML.includes(link), telLink(number));

test('a new build replaces the old one as a whole, in every tab', async () => {
  test.slow();
  const [page, other] = [await browser.newPage(), await browser.newPage()];
  await page.goto(`${server.origin}/about`);
  await expect.poll(() => kept(page, phone), PATIENT).toEqual(expect.arrayContaining([...ALWAYS, '/about']));
  await other.goto(`${server.origin}/offers`);
  // Early workers kept whatever a host sent for a picture, under a name without its length.
  await page.evaluate(async (path) => (await caches.open('pictures')).put(path, new Response('Wait')), EARLY);

  server.serve(NEXT_BUILD);
  await page.goto(`${server.origin}/about`);
  expect([await shows(page, NEW_NUMBER), await shows(page, phone)]).toEqual([true, false]);
  // The next worker takes over when the old one has nothing to do, if need be after one page more.
  const afterNextPage = async () => {
    await page.goto(`${server.origin}/about`);
    return kept(page, phone);
  };
  await expect.poll(afterNextPage, PATIENT).toEqual([]);
  await expect.poll(() => kept(page, NEW_NUMBER), PATIENT).toEqual(expect.arrayContaining(ALWAYS));
  expect(await page.evaluate(async (path) => (await caches.match(path)) ?? 'gone', EARLY)).toBe('gone');

  server.suffer('down');
  for (const path of ['/contact', '/tooth-pain-relief', '/dental-myths']) {
    await other.goto(server.origin + path);
    expect([await shows(other, NEW_NUMBER), await shows(other, phone)], path).toEqual([true, false]);
  }
});
