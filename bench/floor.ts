/**
 * How close each page is to the fastest it could be: the same HTML and CSS as a hand-written page would have them, without
 * a script, measured in turns with the page itself over slow 4G on a slow processor.
 */
import type { BrowserContext } from '@playwright/test';
import { CPU_SLOWDOWN, type Paints, readPaints, slowDown, withPhones } from './browser.ts';
import { copySite } from './copySite.ts';
import { SITE, withSlowServer } from './servers.ts';
import { sitePaths } from './sitePaths.ts';
import { median } from './statistics.ts';

const FLOOR = '.cache/bench/floor';

const RUNS = 5;

/** Long enough for what has come to be painted, in milliseconds. */
const PAINT = 500;

/** Milliseconds, and how many times the floor's they are. The fastest run is what other work of the machine moves least. */
export type FloorPage = Readonly<{ path: string; page: Paints; floor: Paints; ratio: Paints }>;

export type FloorResult = Readonly<{
  /** Which of the runs counts. */
  pick: 'fastest' | 'median';
  runs: number;
  slowdown: number;
  pages: readonly FloorPage[];
  /** The median of all pages. */
  ratio: Paints;
}>;

/** Measures every page of the built combined site beside its floor. */
export async function measureFloor(): Promise<FloorResult> {
  await copySite(FLOOR, (html) => html.replace(/<script\b[^>]*>[\s\S]*?<\/script>\n?/g, ''));
  const pages = await withSlowServer(SITE, (site) =>
    withSlowServer(FLOOR, (floor) =>
      withPhones(async (newPhone) => {
        const measured: FloorPage[] = [];
        for (const path of sitePaths()) {
          const [ofPage, ofFloor]: [Paints[], Paints[]] = [[], []];
          for (let i = 0; i < RUNS; i += 1) {
            ofPage.push(await measurePaints(await newPhone(), site + path));
            ofFloor.push(await measurePaints(await newPhone(), floor + path));
          }
          measured.push(compare(path, fastest(ofPage), fastest(ofFloor)));
          process.stdout.write(`${JSON.stringify(measured.at(-1))}\n`);
        }
        return measured;
      }),
    ),
  );
  return { pick: 'fastest', runs: RUNS, slowdown: CPU_SLOWDOWN, pages, ratio: middle(pages.map(({ ratio }) => ratio)) };
}

async function measurePaints(phone: BrowserContext, url: string): Promise<Paints> {
  const page = await phone.newPage();
  await slowDown(page);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(PAINT);
  const paints = await readPaints(page);
  await phone.close();
  return paints;
}

const fastest = (paints: readonly Paints[]): Paints => ({
  first: Math.min(...paints.map(({ first }) => first)),
  largest: Math.min(...paints.map(({ largest }) => largest)),
});

const middle = (paints: readonly Paints[]): Paints => ({
  first: median(paints.map(({ first }) => first)),
  largest: median(paints.map(({ largest }) => largest)),
});

function compare(path: string, page: Paints, floor: Paints): FloorPage {
  return { path, page, floor, ratio: { first: page.first / floor.first, largest: page.largest / floor.largest } };
}
