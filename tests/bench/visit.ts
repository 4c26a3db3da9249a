/** Measures what a first visit moves until the network rests, counted at the server. With Puppeteer, as `nextPage.ts` says. */
import puppeteer, { type Browser } from 'puppeteer-core';
import type { Step } from '../../scripts/cli/progress.ts';
import { bytesOf, FIRST_PAGES, type Sent, startCountedServer } from '../support/countedServer.ts';
import { WHOLE_BROWSER } from '../support/launchOptions.ts';
import { PHONE } from './nextPage.ts';
import { SITE } from './servedSite.ts';
import { kilobytes, table } from './table.ts';

/** @returns the table */
export async function measureVisits(step: Step): Promise<string> {
  step.expect(FIRST_PAGES.length);
  const browser = await puppeteer.launch({ ...WHOLE_BROWSER, defaultViewport: null });
  const visits: (readonly [path: string, sent: readonly Sent[]])[] = [];
  try {
    for (const path of FIRST_PAGES) {
      const sent = await visit(browser, path);
      for (const { path: asked, bytes, ahead } of sent) console.log(path, asked, kilobytes(bytes), ahead ? 'ahead' : '');
      visits.push([path, sent]);
      step.done();
    }
  } finally {
    await browser.close();
  }
  const rows = visits.map(([path, sent]) => {
    const ahead = sent.filter((each) => each.ahead);
    return [path, sent.length, kilobytes(bytesOf(sent)), kilobytes(bytesOf(ahead))];
  });
  const middle = (of: (sent: readonly Sent[]) => number) => {
    const sorted = visits.map(([, sent]) => of(sent)).toSorted((one, other) => one - other);
    return ((sorted[2] ?? Number.NaN) + (sorted[3] ?? Number.NaN)) / 2;
  };
  const median = ['median', middle(({ length }) => length), kilobytes(middle(bytesOf)), ''];
  return table(['first page', 'requests', 'all kB', 'made ready in advance kB'], [...rows, median]);
}

async function visit(browser: Browser, path: string): Promise<readonly Sent[]> {
  const server = await startCountedServer(SITE);
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport(PHONE);
    await page.goto(server.origin + path, { waitUntil: 'load' });
    return await server.rest();
  } finally {
    await context.close();
    server.close();
  }
}
