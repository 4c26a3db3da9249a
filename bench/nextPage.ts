/**
 * Measures the time from a tap on a link to the next page, over slow 4G on a slow CPU, with and without
 * prefetching. Chromium does not prerender pages while it is automated, so the benefit of prerendering is not measured.
 */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { CPU_SLOWDOWN, type Paints, readPaints, slowDown, withPhones } from './browser.ts';
import { SITE, withSlowServer } from './servers.ts';
import { median } from './statistics.ts';

const RUNS = 5;

/** Pairs of a page and one that patients often open next. */
const JOURNEYS = [
  ['/', '/services'],
  ['/services', '/services/root-canal-treatment'],
  ['/tooth-pain-relief', '/contact'],
  ['/offers', '/online-free-consultations-and-appointments'],
] as const;

/** Duration of a touch, and of hovering over a link before the click, in milliseconds. */
const TAP = 90;
const HOVER = 400;

/** How a patient follows the link. */
const WAYS = ['saving data', 'tap', 'pointer'] as const;
type Way = (typeof WAYS)[number];

export type NextPage = Readonly<{ from: string; to: string; way: Way }> & Paints;
export type NextPageResult = Readonly<{ runs: number; slowdown: number; journeys: readonly NextPage[] }>;

/** Medians in milliseconds after the click. */
export async function measureNextPages(): Promise<NextPageResult> {
  const journeys = await withSlowServer(SITE, (origin) =>
    withPhones(async (newPhone) => {
      const measured: NextPage[] = [];
      for (const [from, to] of JOURNEYS) {
        const runs = new Map<Way, Paints[]>(WAYS.map((way) => [way, []]));
        for (let i = 0; i < RUNS; i += 1) {
          for (const way of WAYS) runs.get(way)?.push(await follow(await newPhone(), origin + from, to, way));
        }
        for (const [way, paints] of runs) {
          const first = median(paints.map((paint) => paint.first));
          measured.push({ from, to, way, first, largest: median(paints.map(({ largest }) => largest)) });
          process.stdout.write(`${JSON.stringify(measured.at(-1))}\n`);
        }
      }
      return measured;
    }),
  );
  return { runs: RUNS, slowdown: CPU_SLOWDOWN, journeys };
}

async function follow(phone: BrowserContext, from: string, to: string, way: Way): Promise<Paints> {
  const page = await phone.newPage();
  const session = await phone.newCDPSession(page);
  if (way === 'saving data') await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  await slowDown(page);
  await page.addInitScript(() => {
    const { timeOrigin } = performance;
    addEventListener('click', () => sessionStorage.setItem('clicked', `${timeOrigin + performance.now()}`), true);
  });
  await page.goto(from, { waitUntil: 'networkidle' });
  const link = page.locator(`a[href="${to}"]:visible`).first();
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(HOVER);
  await press(page, await positionOf(link), way);
  await page.waitForURL(`**${to}`, { waitUntil: 'load' });
  await page.waitForTimeout(HOVER);
  const waited = await page.evaluate(() => performance.timeOrigin - Number(sessionStorage.getItem('clicked')));
  const { first, largest } = await readPaints(page);
  await phone.close();
  return { first: waited + first, largest: waited + largest };
}

async function positionOf(link: Locator): Promise<{ x: number; y: number }> {
  const box = await link.boundingBox();
  if (!box) throw new Error(`The link is not visible: ${link}.`);
  return { x: box.x + Math.min(box.width, 20) / 2, y: box.y + box.height / 2 };
}

async function press(page: Page, { x, y }: { x: number; y: number }, way: Way): Promise<void> {
  if (way === 'pointer') {
    await page.mouse.move(x, y);
    await page.waitForTimeout(HOVER);
    await page.mouse.down();
    await page.waitForTimeout(TAP);
    await page.mouse.up();
    return;
  }
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.waitForTimeout(TAP);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
