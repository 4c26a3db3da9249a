/** Measures the bytes and requests of each page, by resource type. */
import { type BrowserContext, chromium } from '@playwright/test';
import type { Step } from '../../scripts/cli/progress.ts';
import { WHOLE_BROWSER } from '../support/launchOptions.ts';
import { countedPaths, SITE, withServer } from './servedSite.ts';
import { kilobytes, table } from './table.ts';

/** A response; its bytes include the headers. */
type Fetched = Readonly<{ type: string; bytes: number }>;

/** Until a page has loaded, and until it has been scrolled to its end, with every island started. */
type PageCost = Readonly<{ path: string; shown: readonly Fetched[]; read: readonly Fetched[] }>;

/** Time to wait for late requests of an idle page, in milliseconds. */
const REST = 500;

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true } as const;

/** Measures every page of the built combined site, each with an empty cache. @returns the table */
export async function measurePages(step: Step): Promise<string> {
  const costs: PageCost[] = [];
  const browser = await chromium.launch(WHOLE_BROWSER);
  await withServer(SITE, async (origin) => {
    for (const path of countedPaths(step)) {
      // The page alone: a worker's answers have no bytes here, and `visit` counts what it fetches.
      const cost = await measurePage(await browser.newContext({ ...PHONE, serviceWorkers: 'block' }), origin, path);
      console.log(path, ...figures(cost));
      costs.push(cost);
      step.done();
    }
  }).finally(() => browser.close());
  const sorted = costs.toSorted((one, other) => bytesOf(one.shown) - bytesOf(other.shown));
  const rows = [
    ['the smallest', sorted[0]],
    ['the one in the middle', sorted[Math.floor(sorted.length / 2)]],
    ['the largest', sorted.at(-1)],
  ] as const;
  return table(
    [`of ${costs.length} pages`, 'HTML kB', 'script kB', 'pictures kB', 'requests', 'all kB', 'scrolled to its end kB'],
    rows.flatMap(([name, page]) => (page ? [[`${name}: ${page.path}`, ...figures(page)]] : [])),
  );
}

const figures = ({ shown, read }: PageCost) => [
  ...['Document', 'Script', 'Image'].map((type) => kilobytes(bytesOf(shown.filter((each) => each.type === type)))),
  shown.length,
  kilobytes(bytesOf(shown)),
  kilobytes(bytesOf(read)),
];

const bytesOf = (fetched: readonly Fetched[]) => fetched.reduce((sum, { bytes }) => sum + bytes, 0);

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
  return { path, shown, read: fetched };
}
