/**
 * Measures the time from a tap on a link to the title of the next page, over slow 4G on a slow CPU. With Puppeteer: Chromium prerenders
 * nothing while a debugging session is attached to the page itself, as Playwright's are.
 */
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import puppeteer, { type Browser, type BrowserContext, type Page, type Target } from 'puppeteer-core';
import type { Step } from '../../scripts/cli/progress.ts';
import { pageFile } from '../../site/pages/routes.ts';
import { WHOLE_BROWSER } from '../support/launchOptions.ts';
import { buildNextSite, createNextServer, markTitle } from './nextSite.ts';
import { SITE, withSlowServer } from './servedSite.ts';
import { kilobytes, median, seconds, table } from './table.ts';
import { tryAgain } from './tryAgain.ts';

/** CPU throttling factor, as in Lighthouse's mobile preset. */
const CPU_SLOWDOWN = 4;
const RUNS = 7;

/** A page, and one that patients often open next. */
const [FROM, TO] = ['/', '/services'] as const;

/** How a patient follows the link: at once, after it was in sight, or with a mouse that rests on it first. */
const GESTURES = ['touch', 'in sight', 'mouse'] as const;
type Gesture = (typeof GESTURES)[number];

/** The site without its speculation rules, the site, and its words on Next, whose script fetches what is in sight. */
const SITES = ['plain documents', 'as built', 'Next'] as const;
type Site = (typeof SITES)[number];

/** How the browser has made a page ready. In Next, its script does. */
type Readiness = 'rendered' | 'fetched' | 'not';

type Run = Readonly<{
  /** Milliseconds from the touch or the press to the first paint of the next page's title. */
  title: number;
  /** Bytes that the server has sent when the link is pressed. */
  sent: number;
  ready: Readiness;
  /** Milliseconds from the press until the page is the open one, or its first byte has come. NaN if it is no document of its own. */
  opened: number;
}>;

type Journey = Readonly<{ gesture: Gesture; site: Site; runs: Run[] }>;

/** @returns the table @throws Error if the browser got no pages ready where it should: then the times say nothing */
export async function measureNextPages(step: Step): Promise<string> {
  const next = buildNextSite(folderOf('Next'));
  for (const site of SITES) if (site !== 'Next') await writeSite(site);
  const journeys = GESTURES.flatMap((gesture) => SITES.map((site): Journey => ({ gesture, site, runs: [] })));
  step.expect(RUNS * journeys.length);
  const browser = await puppeteer.launch({ ...WHOLE_BROWSER, defaultViewport: null });
  try {
    for (let i = 0; i < RUNS; i += 1) {
      for (const { gesture, site, runs } of journeys) {
        // On a busy machine the browser may take a touch for a long one, which opens nothing.
        const run = () =>
          withSlowServer(folderOf(site), (origin, sent) => follow(browser, origin, sent, gesture), SERVERS[site]);
        runs.push(await tryAgain(run));
        step.done();
      }
    }
  } finally {
    await browser.close();
  }
  return report(journeys, next);
}

const SERVERS: Partial<Record<Site, (root: string) => Server>> = { Next: createNextServer };

/** @param next with its version */
function report(journeys: readonly Journey[], next: string): string {
  const rows = GESTURES.flatMap((gesture) => {
    const own = journeys.filter((journey) => journey.gesture === gesture);
    const medians = new Map(own.map(({ site, runs }) => [site, median(runs.map(({ title }) => title))]));
    const times = (title: number, site: Site) => (title / (medians.get(site) ?? Number.NaN)).toFixed(2);
    const [leastSent = Number.NaN] = own.map(({ runs }) => median(runs.map(({ sent }) => sent)));
    return own.map(({ site, runs }) => {
      checkReadiness(site, gesture, runs);
      const title = median(runs.map((run) => run.title));
      const sent = median(runs.map((run) => run.sent));
      const opened = median(runs.map((run) => run.opened));
      return [
        gesture,
        site === 'Next' ? next : site,
        readinessOf(site, runs),
        Number.isNaN(opened) ? '' : seconds(opened),
        seconds(title),
        times(title, 'plain documents'),
        times(title, 'Next'),
        kilobytes(Math.max(0, sent - leastSent)),
      ];
    });
  });
  return [
    `From ${FROM} to ${TO}: slow 4G, processor ${CPU_SLOWDOWN} times slower, medians of ${RUNS} runs.`,
    table(
      [
        'how it is opened',
        'site',
        'page made ready',
        'open after s',
        'title after s',
        'times plain documents',
        `times ${next}`,
        'in advance kB',
      ],
      rows,
    ),
  ].join('\n\n');
}

/** Such as "rendered 6, fetched 1". */
function readinessOf(site: Site, runs: readonly Run[]): string {
  if (site === 'Next') return 'by its script';
  const each = runs.map(({ ready }) => ready);
  return [...new Set(each)].map((ready) => `${ready} ${each.filter((one) => one === ready).length}`).join(', ');
}

/** A debugging session of the wrong kind keeps Chromium from prerendering, without a word. */
function checkReadiness(site: Site, gesture: Gesture, runs: readonly Run[]): void {
  if (site !== 'as built' || gesture === 'touch') return;
  const expected = gesture === 'mouse' ? ['fetched', 'rendered'] : ['rendered'];
  const seen = runs.filter(({ ready }) => expected.includes(ready)).length;
  if (seen * 2 < RUNS)
    throw new Error(
      `The browser ${expected[0]} the page in ${seen} of ${RUNS} runs only (${gesture}): these times say nothing.`,
    );
}

const folderOf = (site: Site) => join('.cache/bench/pages', site.replace(' ', '-'));

/** Only the two pages differ from the built ones. */
async function writeSite(site: Exclude<Site, 'Next'>): Promise<void> {
  const root = folderOf(site);
  await rm(root, { recursive: true, force: true });
  await cp(SITE, root, { recursive: true });
  // What it keeps would be there already.
  for (const ending of ['', '.br', '.gz']) await rm(join(root, `sw.js${ending}`), { force: true });
  for (const path of [FROM, TO]) {
    const file = join(root, pageFile(path));
    const html = markTitle(await readFile(file, 'utf8'))
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
      .replace(/<script type="speculationrules">[\s\S]*?<\/script>/, (own) => (site === 'as built' ? own : ''));
    await writeFile(file, html);
    await writeFile(`${file}.br`, brotliCompressSync(html));
    await rm(`${file}.gz`);
  }
}

/* A patient who opens a page and follows a link. Times are in milliseconds. */

const TOUCH = 70;
const DRAWN = 150;
const IN_SIGHT = 1000;
const SETTLED = 1000;
const MAX_DURATION = 10_000;

export const PHONE = { width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true } as const;
const DESKTOP = { width: 1280, height: 900 } as const;

async function follow(browser: Browser, origin: string, sent: () => number, gesture: Gesture): Promise<Run> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport(gesture === 'mouse' ? DESKTOP : PHONE);
    await page.emulateCPUThrottling(CPU_SLOWDOWN);
    const sentBefore = sent();
    await page.goto(origin + FROM, { waitUntil: 'load' });
    await wait(SETTLED);
    const { x, y } = await showLink(page);
    if (gesture === 'mouse') await page.mouse.move(x, y);
    await wait(gesture === 'touch' ? DRAWN : IN_SIGHT);
    const sentAtPress = sent() - sentBefore;
    const pressedAt = performance.timeOrigin + performance.now();
    await press(page, x, y, gesture);
    const next = await pageAt(context, origin + TO);
    await wait(SETTLED);
    const { paintedAt, openedAt, ready } = await readTitle(next);
    const opened = openedAt > pressedAt ? openedAt - pressedAt : Number.NaN;
    return { title: Math.round(paintedAt - pressedAt), opened, sent: sentAtPress, ready };
  } finally {
    await context.close();
  }
}

/** Puppeteer reports no event when a prerendered page is shown. */
async function pageAt(context: BrowserContext, address: string): Promise<Target> {
  for (const start = performance.now(); performance.now() - start < MAX_DURATION; await wait(TOUCH)) {
    const next = context.targets().find((target) => target.type() === 'page' && target.url() === address);
    if (next) return next;
  }
  throw new Error(`The link to ${address} was not followed.`);
}

/** @returns a point on the link in the page's own content */
async function showLink(page: Page): Promise<{ x: number; y: number }> {
  return page.evaluate((href) => {
    const link = document.querySelector(`main a[href="${href}"]`);
    link?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left = 0, top = 0, height = 0 } = link?.getBoundingClientRect() ?? {};
    return { x: left + 10, y: top + height / 2 };
  }, TO);
}

/** Does not wait for the page to answer: a finger does not either. */
async function press(page: Page, x: number, y: number, gesture: Gesture): Promise<void> {
  const pressed = gesture === 'mouse' ? page.mouse.down() : page.touchscreen.touchStart(x, y);
  await wait(TOUCH);
  const released = gesture === 'mouse' ? page.mouse.up() : page.touchscreen.touchEnd();
  await Promise.allSettled([pressed, released]);
}

/** Times are in milliseconds since 1970. */
async function readTitle(target: Target): Promise<{ paintedAt: number; openedAt: number; ready: Readiness }> {
  const session = await target.createCDPSession();
  const expression = `new Promise((resolve) => {
    const [{ activationStart, deliveryType, responseStart }] = performance.getEntriesByType('navigation');
    const fetched = deliveryType === 'navigational-prefetch' ? 'fetched' : 'not';
    new PerformanceObserver((list) => resolve({
      // A page without a document of its own has another title before.
      paintedAt: performance.timeOrigin + list.getEntries().at(-1).renderTime,
      openedAt: performance.timeOrigin + (activationStart || responseStart),
      ready: activationStart > 0 ? 'rendered' : fetched,
    })).observe({ type: 'element', buffered: true });
  })`;
  const { result } = await session.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
  return result.value;
}
