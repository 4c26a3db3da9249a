/**
 * A patient who opens a page and follows a link. Driven by Puppeteer: Chromium prerenders no pages while a debugging session is attached to the page
 * itself, as Playwright's are, but does when the session follows the tab.
 */
import puppeteer, { type BrowserContext, type Page, type Target } from 'puppeteer-core';
import { WHOLE_BROWSER } from '../../tests/support/launchOptions.ts';
import { CPU_SLOWDOWN } from '../browser.ts';
import type { Way } from './result.ts';

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
export type Follow = Readonly<{ title: number; sent: number; fetched: boolean; rendered: boolean }>;

type Options = Readonly<{
  newPhone: () => Promise<BrowserContext>;
  origin: string;
  sent: () => number;
  from: string;
  to: string;
  way: Way;
  /** Whether a service worker controls the pages: the site is visited before. */
  hasWorker: boolean;
}>;

/** Calls a function with a factory of browser contexts, and closes the browser afterwards. */
export async function withFinger<T>(use: (newPhone: () => Promise<BrowserContext>) => Promise<T>): Promise<T> {
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
export async function follow({ newPhone, origin, sent, from, to, way, hasWorker }: Options): Promise<Follow> {
  const phone = await newPhone();
  try {
    const page = await phone.newPage();
    await page.setViewport(way === 'mouse' ? DESKTOP : PHONE);
    if (hasWorker) await installWorker(page, origin + from);
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

async function installWorker(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // It controls the next page at the latest.
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await rest(SETTLED);
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
