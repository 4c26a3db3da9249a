/**
 * Measures what a first visit moves, counted at the server: for itself and for later, and for a link that is in sight for longer. With Puppeteer, as `nextPage.ts` says.
 */
import { setTimeout as wait } from 'node:timers/promises';
import puppeteer, { type Browser } from 'puppeteer-core';
import type { Step } from '../../scripts/cli/progress.ts';
import { bytesOf, FIRST_PAGES, medianOf, type Sent, startCountedServer } from '../support/countedServer.ts';
import { WHOLE_BROWSER } from '../support/launchOptions.ts';
import { PHONE } from './nextPage.ts';
import { SITE } from './servedSite.ts';
import { kilobytes, table } from './table.ts';

type Visit = Readonly<{ path: string; moved: readonly Sent[]; ahead: readonly Sent[] }>;

/** Longer than a link is in sight before its page is made ready, in milliseconds. */
const STAY = 6000;

/** What belongs to the page itself, what is kept for later, and all else: pictures, scripts, icons. */
const KINDS = [/^\/(?:offline|sw\.js)$/, /\.(?:avif|webp)$/, /\.(?:js|svg|png|webmanifest)$/, /(?:)/] as const;
const [KEPT, PICTURE, SCRIPT, HTML] = [0, 1, 2, 3] as const;

/** Prints each request. @returns the table */
export async function measureVisits(step: Step): Promise<string> {
  step.expect(FIRST_PAGES.length);
  const browser = await puppeteer.launch({ ...WHOLE_BROWSER, defaultViewport: null });
  const visits: Visit[] = [];
  try {
    for (const path of FIRST_PAGES) {
      const visit = await measureVisit(browser, path);
      for (const { path: asked, bytes } of visit.moved) console.log(path, asked, kilobytes(bytes));
      for (const { path: asked, bytes } of visit.ahead) console.log(path, asked, kilobytes(bytes), 'ahead');
      visits.push(visit);
      step.done();
    }
  } finally {
    await browser.close();
  }
  const columns: readonly ((visit: Visit) => number)[] = [
    ...[HTML, PICTURE, SCRIPT, KEPT].map(
      (kind) =>
        ({ moved }: Visit) =>
          bytesOf(ofKind(moved, kind)),
    ),
    ({ moved }) => moved.length,
    ({ moved }) => bytesOf(moved),
    ({ ahead }) => bytesOf(ahead),
  ];
  const cell = (value: number, i: number) => (i === 4 ? value : kilobytes(value));
  const rows = visits.map((visit) => [visit.path, ...columns.map((of, i) => cell(of(visit), i))]);
  const medians = columns.map((of, i) => cell(medianOf(visits.map(of)), i));
  const head = ['first page', 'HTML kB', 'pictures kB', 'scripts kB', 'kept for later kB', 'requests', 'all kB'];
  return table([...head, 'made ready kB'], [...rows, ['median', ...medians]]);
}

const ofKind = (sent: readonly Sent[], kind: number) =>
  sent.filter(({ path }) => KINDS.findIndex((pattern) => pattern.test(path)) === kind);

async function measureVisit(browser: Browser, path: string): Promise<Visit> {
  const server = await startCountedServer(SITE);
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport(PHONE);
    await page.goto(server.origin + path, { waitUntil: 'load' });
    await wait(STAY);
    const sent = await server.rest();
    return { path, moved: sent.filter(({ ahead }) => !ahead), ahead: sent.filter(({ ahead }) => ahead) };
  } finally {
    await context.close();
    server.close();
  }
}
