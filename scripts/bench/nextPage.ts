/**
 * Measures the time from a tap on a link to the title of the next page, over slow 4G on a slow CPU. Driven by Puppeteer: Chromium prerenders
 * no pages while a debugging session is attached to the page itself, as Playwright's are, but does when the session follows the tab.
 */
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import puppeteer, { type BrowserContext, type Page, type Target } from 'puppeteer-core';
import { WHOLE_BROWSER } from '../../tests/support/launchOptions.ts';
import type { Step } from '../cli/progress.ts';
import { SITE, withSlowServer } from './servedSite.ts';
import { kilobytes, median, seconds, table } from './table.ts';

/** CPU throttling factor, as in Lighthouse's mobile preset. */
const CPU_SLOWDOWN = 4;
const RUNS = 7;
const TRIES = 3;

/** A page, and one that patients often open next. */
const [FROM, TO] = ['/', '/services'] as const;

/** How a patient follows the link: a touch as soon as it is in sight, a touch after it was in sight, or a mouse that rests on it first. */
const WAYS = ['touch', 'in sight', 'mouse'] as const;
type Way = (typeof WAYS)[number];

/** Medians of one site opened in one way. */
type NextPage = Readonly<{
  site: string;
  way: Way;
  /** From the touch or the press to the first paint of the next page's title, in milliseconds. */
  title: number;
  /** Bytes that the server has sent when the link is pressed. */
  sent: number;
  /** In how many runs the browser had fetched the page, and in how many of these rendered it. */
  fetched: number;
  rendered: number;
}>;

const FOLDER = '.cache/bench/nextPage';

/** What the others are compared with. */
const PLAIN = 'plain documents';

/** A copy of the site that gets the next page ready in its own way. */
type Site = Readonly<{
  name: string;
  /** Whether the pages have the built site's speculation rules. */
  hasRules: boolean;
  /** What the browser is seen to do with the next page in at least half of the runs. */
  expected: readonly Readonly<{ way: Way; kind: 'fetched' | 'rendered' }>[];
}>;

const SITES: readonly Site[] = [
  { name: PLAIN, hasRules: false, expected: [] },
  {
    name: 'as built',
    hasRules: true,
    expected: [
      { way: 'in sight', kind: 'rendered' },
      { way: 'mouse', kind: 'fetched' },
    ],
  },
];

/**
 * Measures all sites in turn. @returns the table
 * @throws Error when the browser did not get pages ready where it should: then the times say nothing
 */
export async function measureNextPages(step: Step): Promise<string> {
  for (const site of SITES) await writeSite(site);
  const journeys = WAYS.flatMap((way) => SITES.map((site) => ({ site, way, runs: [] as Follow[] })));
  step.expect(RUNS * journeys.length);
  await withFinger(async (newPhone) => {
    for (let i = 0; i < RUNS; i += 1) {
      for (const { site, way, runs } of journeys) {
        const run = await persistently(() =>
          withSlowServer(rootOf(site), (origin, sent) => follow({ newPhone, origin, sent, from: FROM, to: TO, way })),
        );
        runs.push(run);
        step.done();
      }
    }
  });
  return report(journeys.map(({ site, way, runs }) => summary(site, way, runs)));
}

function report(journeys: readonly NextPage[]): string {
  checkReadiness(journeys);
  const rows = journeys.map(({ way, site, title, sent }) => {
    const plain = journeys.find((journey) => journey.way === way && journey.site === PLAIN);
    return [
      way,
      site,
      seconds(title),
      (title / (plain?.title ?? Number.NaN)).toFixed(2),
      kilobytes(Math.max(0, sent - (plain?.sent ?? Number.NaN))),
    ];
  });
  return [
    `From ${FROM} to ${TO}: slow 4G, processor ${CPU_SLOWDOWN} times slower, medians of ${RUNS} runs.`,
    table(['how it is opened', 'how pages get ready', 'title after s', 'times plain documents', 'in advance kB'], rows),
  ].join('\n\n');
}

/** Tries again: on a busy machine the browser may take a touch for a long one, which opens nothing. */
async function persistently<T>(act: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await act();
    } catch (error) {
      if (tries === TRIES) throw error;
    }
  }
}

function summary({ name }: Site, way: Way, runs: readonly Follow[]): NextPage {
  return {
    site: name,
    way,
    title: Math.round(median(runs.map(({ title }) => title))),
    sent: Math.round(median(runs.map(({ sent }) => sent))),
    fetched: runs.filter(({ fetched }) => fetched).length,
    rendered: runs.filter(({ rendered }) => rendered).length,
  };
}

/** A debugging session of the wrong kind keeps Chromium from prerendering, without a word. */
function checkReadiness(journeys: readonly NextPage[]): void {
  for (const { name, way, kind } of SITES.flatMap(({ name, expected }) => expected.map((e) => ({ name, ...e })))) {
    const found = journeys.find((journey) => journey.site === name && journey.way === way);
    if (found && found[kind] * 2 < RUNS)
      throw new Error(
        `The browser ${kind} the page in ${found[kind]} of ${RUNS} runs only (${name}, ${way}): these times say nothing.`,
      );
  }
}

const rootOf = ({ name }: Site) => join(FOLDER, name.replace(/\W+/g, '-'));

/** Only the two pages differ from the built ones. */
async function writeSite(site: Site): Promise<void> {
  const root = rootOf(site);
  await rm(root, { recursive: true, force: true });
  await cp(SITE, root, { recursive: true });
  // What it keeps would be there already.
  for (const ending of ['', '.br', '.gz']) await rm(join(root, `sw.js${ending}`), { force: true });
  for (const path of [FROM, TO]) {
    const file = join(root, path === '/' ? 'index.html' : `${path}.html`);
    const html = (await readFile(file, 'utf8'))
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
      .replace(/<script type="speculationrules">[\s\S]*?<\/script>/, (own) => (site.hasRules ? own : ''))
      // The browser reports when it is painted.
      .replace('<h1', '<h1 elementtiming="title"');
    await writeFile(file, html);
    await writeFile(`${file}.br`, brotliCompressSync(html));
    await rm(`${file}.gz`);
  }
}

/* A patient who opens a page and follows a link. */

/** In milliseconds. */
const TOUCH = 70;
/** The page is drawn where it was scrolled to before anyone can touch the link. */
const DRAWN = 150;
const IN_SIGHT = 1000;
/** A page comes to rest before the link is looked for, and the next page before it is asked. */
const SETTLED = 1000;
/** The longest wait for the next page. */
const LONGEST = 10_000;

const PHONE = { width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true } as const;
const DESKTOP = { width: 1280, height: 900 } as const;

/** One run; `NextPage` says what the parts are. */
type Follow = Readonly<{ title: number; sent: number; fetched: boolean; rendered: boolean }>;

type Options = Readonly<{
  newPhone: () => Promise<BrowserContext>;
  origin: string;
  sent: () => number;
  from: string;
  to: string;
  way: Way;
}>;

/** Calls a function with a factory of browser contexts, and closes the browser afterwards. */
async function withFinger<T>(use: (newPhone: () => Promise<BrowserContext>) => Promise<T>): Promise<T> {
  const { executablePath, args = [] } = WHOLE_BROWSER;
  const browser = await puppeteer.launch({
    ...(executablePath ? { executablePath } : {}),
    args,
    defaultViewport: null,
  });
  try {
    return await use(() => browser.createBrowserContext());
  } finally {
    await browser.close();
  }
}

/** Opens a page in a new context, follows its link to another, and says how long that took. */
async function follow({ newPhone, origin, sent, from, to, way }: Options): Promise<Follow> {
  const phone = await newPhone();
  try {
    const page = await phone.newPage();
    await page.setViewport(way === 'mouse' ? DESKTOP : PHONE);
    await page.emulateCPUThrottling(CPU_SLOWDOWN);
    const sentBefore = sent();
    await page.goto(origin + from, { waitUntil: 'load' });
    await rest(SETTLED);
    const { x, y } = await showLink(page, to);
    if (way === 'mouse') await page.mouse.move(x, y);
    await rest(way === 'touch' ? DRAWN : IN_SIGHT);
    const sentAtPress = sent() - sentBefore;
    const pressedAt = performance.timeOrigin + performance.now();
    await press(page, { x, y }, way);
    const next = await pageAt(phone, origin + to);
    await rest(SETTLED);
    const { paintedAt, ...seen } = await readTitle(next);
    return { title: Math.round(paintedAt - pressedAt), sent: sentAtPress, ...seen };
  } finally {
    await phone.close();
  }
}

const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Puppeteer reports no event when a prerendered page is shown. */
async function pageAt(phone: BrowserContext, address: string): Promise<Target> {
  for (const start = performance.now(); performance.now() - start < LONGEST; await rest(TOUCH)) {
    const next = phone.targets().find((target) => target.type() === 'page' && target.url() === address);
    if (next) return next;
  }
  throw new Error(`The link to ${address} was not followed.`);
}

/** Scrolls to a link of the page's own content; returns a point on it. */
async function showLink(page: Page, to: string): Promise<{ x: number; y: number }> {
  return page.evaluate((href) => {
    const link = document.querySelector(`main a[href="${href}"]`);
    link?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left = 0, top = 0, height = 0 } = link?.getBoundingClientRect() ?? {};
    return { x: left + 10, y: top + height / 2 };
  }, to);
}

/** Does not wait for the page to answer: a finger does not either. */
async function press(page: Page, { x, y }: { x: number; y: number }, way: Way): Promise<void> {
  const press = way === 'mouse' ? page.mouse.down() : page.touchscreen.touchStart(x, y);
  await rest(TOUCH);
  const release = way === 'mouse' ? page.mouse.up() : page.touchscreen.touchEnd();
  await Promise.allSettled([press, release]);
}

/** When the title was painted, in milliseconds since 1970, and what had been ready. */
async function readTitle(target: Target): Promise<{ paintedAt: number; fetched: boolean; rendered: boolean }> {
  const session = await target.createCDPSession();
  const expression = `new Promise((resolve) => {
    const [{ activationStart, deliveryType }] = performance.getEntriesByType('navigation');
    new PerformanceObserver((list) => resolve({
      paintedAt: performance.timeOrigin + list.getEntries()[0].renderTime,
      fetched: deliveryType === 'navigational-prefetch' || activationStart > 0,
      rendered: activationStart > 0,
    })).observe({ type: 'element', buffered: true });
  })`;
  const { result } = await session.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
  return result.value;
}
