/** What a first visit moves until the network rests, counted at the server, so with the worker's requests. */
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { COMBINED } from '../../../branches/model/files/branchName.ts';
import { bytesOf, FIRST_PAGES, medianOf, type Sent, startCountedServer } from '../../support/countedServer.ts';
import { expect, PHONE, test } from '../support/fixtures.ts';

/** In bytes, headers included. */
const MEDIAN = 45_000;
const WORST = 66_000;
const REQUESTS = 11;

/** Opens a page as the first one on a phone. */
async function visit(browser: Browser, path: string): Promise<readonly Sent[]> {
  const server = await startCountedServer(join('dist', COMBINED));
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'allow',
  });
  const page = await context.newPage();
  await page.goto(server.origin + path);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const sent = await server.rest();
  await context.close();
  server.close();
  // What is made ready has a limit of its own, and comes later, if the machine is not busy.
  return sent.filter(({ ahead }) => !ahead);
}

test('a first visit is light, asks for nothing twice, and keeps one page in advance', async ({ browser }) => {
  const visits = await Promise.all(FIRST_PAGES.map((path) => visit(browser, path)));
  for (const [i, sent] of visits.entries()) {
    const own: string = FIRST_PAGES[i] ?? '';
    const paths = sent.map(({ path }) => path);
    expect(paths, own).toEqual([...new Set(paths)]);
    expect(paths.filter((path) => !/\.\w+$/.test(path)).toSorted(), own).toEqual([own, '/offline'].toSorted());
    expect(bytesOf(sent), own).toBeLessThanOrEqual(WORST);
  }
  expect(medianOf(visits.map(bytesOf))).toBeLessThanOrEqual(MEDIAN);
  expect(medianOf(visits.map(({ length }) => length))).toBeLessThanOrEqual(REQUESTS);
});
