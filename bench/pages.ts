/** Measures the bytes and requests of each page, by resource type. */
import type { BrowserContext } from '@playwright/test';
import type { Step } from '../scripts/cli/progress.ts';
import { withPhones } from './browser.ts';
import { SITE, withServer } from './servers.ts';
import { countedPaths } from './sitePaths.ts';

/** What is transferred, headers included. */
export type Cost = Readonly<{ requests: number; bytes: number }>;

export type PageCost = Readonly<{
  path: string;
  /** Until the page has loaded, without interaction. */
  html: Cost;
  script: Cost;
  picture: Cost;
  other: Cost;
  /** All of the above. */
  shown: Cost;
  /** After scrolling to the end, with every island started. */
  read: Cost;
}>;

type Fetched = Readonly<{ type: string; bytes: number }>;

/** Time to wait for late requests of an idle page, in milliseconds. */
const REST = 500;

/** Measures every page of the built combined site, each with an empty cache. */
export async function measurePages(step: Step): Promise<readonly PageCost[]> {
  return withServer(SITE, (origin) =>
    withPhones(async (newPhone) => {
      const costs: PageCost[] = [];
      for (const path of countedPaths(step)) {
        costs.push(await measurePage(await newPhone(), origin, path));
        step.done();
      }
      return costs;
    }),
  );
}

async function measurePage(phone: BrowserContext, origin: string, path: string): Promise<PageCost> {
  await phone.route(/^https:/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  const page = await phone.newPage();
  const session = await phone.newCDPSession(page);
  const types = new Map<string, string>();
  const fetched: Fetched[] = [];
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    fetched.push({ type: types.get(requestId) ?? '', bytes: encodedDataLength }),
  );
  await session.send('Network.enable');
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  await page.waitForTimeout(REST);
  const shown = [...fetched];
  const screens = await page.evaluate(() => Math.ceil(document.body.scrollHeight / innerHeight));
  for (let i = 0; i <= screens; i += 1) {
    await page.evaluate((screen) => scrollTo({ top: screen * innerHeight, behavior: 'instant' }), i);
    await page.waitForTimeout(REST / 5);
  }
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(REST);
  await phone.close();
  const known = ['Document', 'Script', 'Image'];
  return {
    path,
    html: cost(shown.filter(({ type }) => type === 'Document')),
    script: cost(shown.filter(({ type }) => type === 'Script')),
    picture: cost(shown.filter(({ type }) => type === 'Image')),
    other: cost(shown.filter(({ type }) => !known.includes(type))),
    shown: cost(shown),
    read: cost(fetched),
  };
}

function cost(fetched: readonly Fetched[]): Cost {
  return { requests: fetched.length, bytes: fetched.reduce((sum, { bytes }) => sum + bytes, 0) };
}
